import { expect } from 'vitest'
import { type AiProviderStandIn, startAiProvider } from '../apps/server/src/testing/ai-provider.ts'
import { test as base } from './journey.ts'
import { lookOver } from './look-over.ts'

/** Who carries the goods is in a letterhead that says so in no word. */
const NOTE = `Beispiel Transporte
Industriestrasse 7
28195 Bremen

CMR INTERNATIONAL CONSIGNMENT NOTE   No. 4711

1 Sender: Muster Maschinenbau AG, Hafenstrasse 12, 20457 Hamburg, Germany
2 Consignee: Exemple Outillage SARL, 4 Quai du Commerce, 69009 Lyon, France
3 Place of delivery: 69009 Lyon, France
4 Place of taking over: 20457 Hamburg, Germany
Nature of the goods: machine parts   Packages: 12   Gross weight: 12 000 kg
`
const ANSWERS = {
  'carrier/name[1]': 'Beispiel Transporte',
  'carrier/postalAddress/cityName[1]': 'Bremen',
  'carrier/postalAddress/streetName[1]': 'Erfundene Allee 1',
}

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern which fixtures this one needs
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }): Promise<AiProviderStandIn> => {
    const values = Object.entries(ANSWERS).map(([path, text]) => ({ path, text, page: 1 }))
    const provider = await startAiProvider(() => JSON.stringify({ values }))
    onCleanup(() => provider.stop())
    return provider
  })
  .extend('hubOptions', { scope: 'file' }, ({ provider }) => ({
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider.url, AI_MODEL: 'stand-in' },
  }))

test('a value that a model pointed to is marked, and shows what the model was given and answered', async ({
  page,
  member,
  hub,
}) => {
  await member.patch('/api/settings/security', { sendContent: true })
  const note = await member.upload({ name: 'note.txt', bytes: new TextEncoder().encode(NOTE) })
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  const row = page.locator('li[data-path="carrier/name[1]"]')
  await row.getByText(/Suggested by AI/).waitFor()
  await row.getByRole('button', { name: /Beispiel Transporte/ }).click()
  await row.getByText(/by stand-in at/).waitFor()
  expect(await lookOver(page, 'ai-value')).toEqual([])
  await row.getByRole('button', { name: 'What the AI provider was given' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read with AI' })
  await dialog.getByText('Not taken: not on the page').waitFor()
  await dialog.getByText(/"carrier\/name\[1\]"/).waitFor()
  expect(await lookOver(page, 'ai-value-given')).toEqual([])
})
