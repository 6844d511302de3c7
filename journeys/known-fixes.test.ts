import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seeToast, toasts } from './steps.ts'

const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement?.getAttribute("aria-label") ?? ""')

test('a known value is one click; from the list of violations the focus is in the editor', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(await consignmentNote({ number: 'K-26-6601', date: '', country: 'UK' }))
  await hub.drain()
  await page.goto(`/violations?documentId=${note.id}`)
  const missing = page.locator('[data-violation]').filter({ hasText: 'Date of taking over' }).first()
  await missing.getByRole('link', { name: 'Open the field' }).click()
  await eventually(() => focused(page)).toBe('Date of taking over')
  await page.keyboard.press('Escape')
  // The way back ends where one was.
  await page.getByRole('link', { name: 'Violations', exact: true }).first().click()
  await page.locator('[data-violation][data-current]').filter({ hasText: 'Date of taking over' }).waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Use GB' }).click()
  await seeToast(page, 'Value Corrected')
  // For ten seconds it can be undone.
  await toasts(page).getByRole('button', { name: 'Undo', includeHidden: true }).click()
  await seeToast(page, 'Correction Undone')
  await hub.drain()

  await page.getByRole('button', { name: 'Use GB' }).click()
  await seeToast(page, 'Value Corrected')
  const country = page.getByRole('listitem').filter({ hasText: 'United Kingdom' }).first()
  await country.waitFor()
  expect(await page.getByText('United Kingdom (GB)').count()).toBe(0)
  await hub.drain()
  await eventually(() => page.getByRole('button', { name: 'Use GB' }).count()).toBe(0)
})

test('twenty violations of one kind are corrected together in four interactions', async ({
  page,
  member,
  hub,
}) => {
  for (let at = 0; at < 20; at++)
    await member.upload(await consignmentNote({ number: `K-26-67${at + 10}`, country: 'UK' }))
  await hub.drain()
  await page.goto('/violations?code=CDS-COUNTRY')
  const first = page.getByRole('button', { name: 'Use GB' }).first()
  await first.waitFor()
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await boxes.first().check()
  const bar = page.getByRole('region', { name: 'Selected violations' })
  await bar.getByRole('button', { name: /^Select all 20/ }).click()
  await bar.getByRole('button', { name: 'Set value' }).click()
  const dialog = page.getByRole('dialog')
  expect(await lookOver(page, 'set value')).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Values Set', '20 violations corrected. The documents are being re-checked.')
  await hub.drain()
  await page.getByText('No violations match your filters').waitFor()
})

test('grouped by rule, a group is counted on all pages and selected as a whole', async ({
  page,
  member,
  hub,
}) => {
  for (let at = 0; at < 3; at++)
    await member.upload(await consignmentNote({ number: `K-26-68${at + 10}`, date: '', country: 'UK' }))
  await hub.drain()
  await page.goto('/violations?group=code')
  const group = page.getByRole('button', { name: 'Select all 3: Code list (CDS-COUNTRY)' })
  await group.waitFor()
  await page.getByText('3 violations', { exact: true }).first().waitFor()
  expect(await lookOver(page, 'grouped by rule')).toEqual([])
  await group.click()
  const bar = page.getByRole('region', { name: 'Selected violations' })
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: 'Waive' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('We accept this: the customer writes UK.')
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await seeToast(page, 'Violations Waived', '3 violations waived.')
  await eventually(() => group.count()).toBe(0)
})
