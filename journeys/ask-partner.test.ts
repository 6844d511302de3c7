import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { startMailServer } from '../apps/server/src/testing/mail-server.ts'
import { incompleteCmrPdf } from '../apps/server/src/testing/papers.ts'
import { test as base, eventually } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast } from './steps.ts'

const DATE = 'carrierAcceptanceDateTime'

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern which fixtures this one needs
  .extend('mails', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mails = await startMailServer()
    onCleanup(() => mails.stop())
    return mails
  })
  .extend('hubOptions', { scope: 'file' }, ({ mails }) => ({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'Hub <hub@example.org>' },
  }))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a partner is asked by email, answers on a phone in German, and the answer is used', async ({
  page,
  hub,
  member,
  mails,
  browser,
}) => {
  const note = await member.upload(await incompleteCmrPdf(4711))
  await hub.drain()
  await member.patch(`/api/documents/${note.id}/consignment`, { corrections: [{ path: DATE, value: null }] })
  await hub.drain()

  const known = { name: 'Nordlicht Spedition', town: 'Kiel', country: 'DE', email: 'lena@nordlicht.example' }
  await member.post('/api/partners', { partners: [known] })

  await page.goto(`/documents/${note.id}`)
  await button(page, 'Ask a partner').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Date of taking over' }).waitFor()
  expect(await dialog.getByRole('checkbox', { name: 'Date of taking over' }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: 'Somebody else' }).check()
  // The partner directory offers it, with its email.
  await dialog.locator('datalist option').first().waitFor({ state: 'attached' })
  await dialog.getByLabel('Partner', { exact: true }).fill('Nordlicht Spedition')
  await dialog.getByLabel('Language').selectOption('de')
  await eventually(() => dialog.getByLabel('Email').inputValue()).toBe('lena@nordlicht.example')
  const message = dialog.getByLabel('Message')
  await eventually(() => message.inputValue()).toContain('– Datum der Übernahme')
  expect(await lookOver(page, 'ask a partner')).toEqual([])
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await dialog.getByText('The email to lena@nordlicht.example is on its way.').waitFor()
  expect(await lookOver(page, 'link made')).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Waiting for Nordlicht Spedition', { exact: true }).waitFor()
  await page.getByText(', since today', { exact: true }).waitFor()
  await page.getByText('Waiting for Nordlicht Spedition, since today', { exact: true }).first().waitFor()

  await hub.drain()
  const [mail] = mails.received
  const link = /http\S+#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const answering = await phone.newPage()
  await answering.goto(`${hub.url}/answer${new URL(link).hash}`)
  await answering.getByRole('heading', { level: 1, name: /^Anfrage von/ }).waitFor()
  expect(new URL(answering.url()).hash).toBe('')
  expect(await answering.getByRole('navigation').count()).toBe(0)
  expect(await lookOver(answering, 'answer')).toEqual([])
  await answering.getByLabel('Datum der Übernahme').fill('2026-12-01')
  await button(answering, 'Antworten senden').click()
  await answering.getByRole('heading', { name: 'Vielen Dank' }).waitFor()
  await answering.getByText('1. Dezember 2026').waitFor()
  expect(await lookOver(answering, 'thank you')).toEqual([])
  await phone.close()

  await page.reload()
  await page.getByText('Answered by Nordlicht Spedition today').waitFor()
  expect(await lookOver(page, 'answered document')).toEqual([])
  await button(page, /^Use .* for Date of taking over$/).click()
  await seeToast(page, 'Answer Used')
  await hub.drain()
  await eventually(async () => {
    const { body } = await member.get<{ fields: { path: string; value: unknown }[] }>(
      `/api/documents/${note.id}/consignment`,
    )
    return body.fields.find(({ path }) => path === DATE)?.value
  }).toBe('2026-12-01')
  await button(page, '1 request to a partner').click()
  await page
    .getByRole('dialog')
    .getByText(/^Used by/)
    .waitFor()
  expect(await lookOver(page, 'requests')).toEqual([])
})

test('a link that has ended is reported in the language of the browser', async ({ browser, hub }) => {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  await page.goto(`${hub.url}/answer#token=${'A'.repeat(65)}`)
  await page.getByText('Ten link jest nieważny').waitFor()
  expect(await lookOver(page, 'link ended')).toEqual([])
  await context.close()
})
