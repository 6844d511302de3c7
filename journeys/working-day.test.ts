import { expect } from 'vitest'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { chooseFile, countedActs, heading, seeToast, toasts } from './steps.ts'

test('from the file of a CMR note with two faults to its approval in eight interactions', async ({
  page,
  member: _,
  hub,
}) => {
  const note = await consignmentNote({ number: 'W-26-9901', date: '', country: 'UK' })
  await page.goto('/processing')
  await page.getByText('Live updates connected').waitFor()
  const person = countedActs(page)
  await person.one(chooseFile(page, note))
  await seeToast(page, 'Document uploaded successfully')
  await hub.drain()
  const toast = toasts(page).filter({ hasText: 'Job Completed' })
  await person.one(toast.getByRole('button', { name: 'Open', includeHidden: true }).click())
  await heading(page, note.name).waitFor()
  await person.click('Next value that needs attention')
  await person.type('Date of taking over', '2026-11-19')
  await person.press('Enter')
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
  const person = countedActs(page)
  await person.one(page.getByRole('button', { name: 'Try a sample document' }).first().click())
  await seeToast(page, 'Document uploaded successfully')
  await hub.drain()
  const toast = toasts(page).filter({ hasText: 'Job Completed' })
  await person.one(toast.getByRole('button', { name: 'Open', includeHidden: true }).click())
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/documents\//)
  await page.getByRole('button', { name: 'Next value that needs attention' }).waitFor()
  expect(person.count()).toBe(2)
})
