import { expect } from 'vitest'
import { type AiProviderStandIn, startAiProvider } from '../apps/server/src/testing/ai-provider.ts'
import { consignmentNote } from './consignment-note.ts'
import { test as base, eventually } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

const written = (content: string) => {
  const { violations } = JSON.parse(content) as { violations: { ref: string }[] }
  const [first] = violations
  return JSON.stringify({
    overview: 'The date is missing.',
    steps: [
      {
        violations: [first?.ref],
        action: 'Ask the driver when the goods were taken over.',
        details: 'Only the driver was there.',
        example: null,
        value: null,
      },
    ],
    preventionTips: [],
  })
}

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern which fixtures this one needs
  .extend('provider', { scope: 'file' }, async ({}, { onCleanup }): Promise<AiProviderStandIn> => {
    const provider = await startAiProvider(({ content }) => written(content))
    onCleanup(() => provider.stop())
    return provider
  })
  .extend('hubOptions', { scope: 'file' }, ({ provider }) => ({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'stand-in',
      AI_TIMEOUT_SECONDS: '20',
    },
  }))

test('people see what would be sent, agree to it, and get a plan from the model or without it', async ({
  page,
  member,
  hub,
  provider,
}) => {
  const note = await member.upload(await consignmentNote({ number: 'K-26-6602', date: '' }))
  await hub.drain()
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByText('Provider: stand-in at').waitFor()
  await page.getByRole('button', { name: 'See what would be sent' }).click()
  const example = page.getByRole('dialog', { name: 'What would be sent' })
  await example.getByText(/"problem": "Date of taking over is missing\."/).waitFor()
  await example.getByText('At present it would not be sent').first().waitFor()
  expect(await lookOver(page, 'what-is-sent')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Send document content to the configured provider' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await eventually(
    async () => (await member.get<{ sendContent: boolean }>('/api/settings/security')).body.sendContent,
  ).toBe(true)
  expect(provider.asked).toEqual([])

  await page.goto(`/documents/${note.id}`)
  await page.getByRole('button', { name: /^AI Remediation/ }).click()
  await seeToast(page, 'Remediation Plan Generated')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Written by stand-in at').waitFor()
  await dialog.getByRole('heading', { name: 'Ask the driver when the goods were taken over.' }).waitFor()
  expect(await lookOver(page, 'ai-plan')).toEqual([])

  provider.behave = () => 'malformed'
  await dialog.getByRole('button', { name: 'Make a new plan' }).click()
  await dialog.getByText('The AI provider gave an answer that cannot be used.').waitFor()
  await dialog.getByRole('heading', { name: 'Add the date of taking over.' }).waitFor()

  await dialog.getByRole('button', { name: 'Ask a partner' }).first().click()
  await page
    .getByRole('dialog', { name: /partner/i })
    .getByRole('checkbox', { name: /Date of taking over/ })
    .waitFor()

  // A dialog that is closed waits for nothing.
  await page.keyboard.press('Escape')
  provider.behave = ({ content }) => ({ text: written(content), after: 5000 })
  const asked = provider.asked.length
  await page.getByRole('button', { name: /^AI Remediation/ }).click()
  await dialog.getByRole('button', { name: 'Make a new plan' }).click()
  await eventually(() => provider.asked.length).toBe(asked + 1)
  await page.keyboard.press('Escape')
  await eventually(async () => {
    const trail = await member.get<{ items: { action: string; details: string }[] }>('/api/audit?limit=3')
    return trail.body.items.find(({ action }) => action === 'ai-asked')?.details
  }).toContain('it was not waited for')
})
