import { expect } from 'vitest'
import { consignmentNote } from './consignment-note.ts'
import { DESKTOP, eventually, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { coveredByToast, seeToast } from './steps.ts'

test('a plan is worked through: ticked off, applied, undone, copied, reopened and made again', async ({
  page,
  context,
  member,
  hub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const note = await member.upload(await consignmentNote({ number: 'K-26-6601', date: '', country: 'UK' }))
  await hub.drain()
  await page.goto(`/documents/${note.id}`)
  const open = page.getByRole('button', { name: /^AI Remediation/ })
  await open.click()
  await seeToast(page, 'Remediation Plan Generated')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('0 of 2 steps done').waitFor()
  await dialog.getByRole('heading', { name: 'The sender: Muster Maschinenbau AG' }).waitFor()
  expect(await lookOver(page, 'plan')).toEqual([])

  const date = dialog.getByRole('listitem').filter({ hasText: 'Add the date of taking over.' })
  await date.getByRole('checkbox', { name: /^Done/ }).check()
  await date.getByText('Done by Ida Lindqvist').waitFor()
  await dialog.getByText('1 of 2 steps done').waitFor()

  const country = dialog.getByRole('listitem').filter({ hasText: "'UK' is not an ISO 3166-1 code" })
  await country.getByRole('button', { name: 'Apply GB' }).click()
  await country.getByText('Consignee: country: UK → GB').waitFor()
  await country.getByRole('button', { name: 'Apply', exact: true }).click()
  await seeToast(page, 'Value Corrected')
  // A toast covers no control of the dialog, wherever it has room.
  for (const size of [
    { width: 390, height: 844 },
    { width: 900, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await country.getByRole('button', { name: 'Undo' }).press('Shift+Tab')
    expect(await coveredByToast(dialog)).toEqual([])
  }
  await page.setViewportSize(DESKTOP)
  await country.getByRole('button', { name: 'Undo' }).focus()
  await dialog.getByText('2 of 2 steps done').waitFor()
  await country.locator(':focus', { hasText: 'Undo' }).press('Enter')
  await seeToast(page, 'Correction Undone')
  await country.locator(':focus', { hasText: 'Apply GB' }).waitFor()
  await dialog.getByText('1 of 2 steps done').waitFor()

  await dialog.getByRole('button', { name: 'Copy as text' }).click()
  await seeToast(page, 'Plan Copied')
  const text = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(text).toContain('1. [x] Add the date of taking over.')
  expect(text).toContain('2. [ ] Write United Kingdom (GB) in Consignee: country, box 2.')

  await country.getByRole('button', { name: 'Apply GB' }).click()
  await country.getByRole('button', { name: 'Apply', exact: true }).click()
  await dialog.getByText('2 of 2 steps done').waitFor()
  await hub.drain()
  await page.keyboard.press('Escape')
  await open.click()
  await dialog.getByText('1 violation of this plan is no longer open.').waitFor()
  await dialog.getByRole('button', { name: 'Make a new plan' }).click()
  await dialog.getByText('1 of 1 step done').waitFor()

  await dialog.getByRole('link', { name: /^Open Date of taking over/ }).click()
  await eventually(() => dialog.count()).toBe(0)
  await eventually(() => new URL(page.url()).searchParams.get('field')).toBe('carrierAcceptanceDateTime')
})
