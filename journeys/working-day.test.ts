import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { chooseFile, heading, seeToast, toasts } from './steps.ts'

/** Clicks and keys of a person; what is typed into one field counts as one, a file that is chosen too. */
function counted(page: Page) {
  let count = 0
  const one = async (act: Promise<unknown>) => {
    count += 1
    await act
  }
  return {
    one,
    click: (name: string) => one(page.getByRole('button', { name, exact: true }).click()),
    count: () => count,
  }
}

test('from the file of a CMR note with two faults to its approval in eight interactions', async ({
  page,
  member: _,
  hub,
}) => {
  const note = await consignmentNote({ number: 'W-26-9901', date: '', country: 'UK' })
  await page.goto('/processing')
  await page.getByText('Live updates connected').waitFor()
  const person = counted(page)
  await person.one(chooseFile(page, note))
  await seeToast(page, 'Document uploaded successfully')
  await hub.drain()
  const toast = toasts(page).filter({ hasText: 'Job Completed' })
  await person.one(toast.getByRole('button', { name: 'Open', includeHidden: true }).click())
  await heading(page, note.name).waitFor()
  await person.click('Next value that needs attention')
  await person.one(page.getByLabel('Date of taking over', { exact: true }).fill('2026-11-19'))
  await person.one(page.keyboard.press('Enter'))
  await person.click('Use GB')
  await seeToast(page, 'Value Corrected')
  await hub.drain()
  await page.getByText('No value needs attention').waitFor()
  await person.click('Approve')
  await person.one(page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click())
  await seeToast(page, 'Document Approved', `${note.name} was approved.`)
  expect(person.count()).toBe(8)
})

test('from an empty organisation to the first violation in two interactions', async ({
  page,
  member: _,
  hub,
}) => {
  await page.goto('/')
  await page.getByText('No documents uploaded yet').first().waitFor()
  const person = counted(page)
  await person.one(page.getByRole('button', { name: 'Try a sample document' }).first().click())
  await seeToast(page, 'Document uploaded successfully')
  await hub.drain()
  const toast = toasts(page).filter({ hasText: 'Job Completed' })
  await person.one(toast.getByRole('button', { name: 'Open', includeHidden: true }).click())
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/documents\//)
  await page.getByRole('button', { name: 'Next value that needs attention' }).waitFor()
  expect(person.count()).toBe(2)
})
