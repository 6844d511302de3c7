import { expect } from 'vitest'
import { roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import type { Member } from '../apps/server/src/testing/index.ts'
import { consignmentNote } from './consignment-note.ts'
import { countedActs } from './counted-acts.ts'
import { eventually, test } from './journey.ts'
import { chooseFile, heading, seeToast, toasts } from './steps.ts'

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

/** A morning's post: most are faultless, some have one fault in common, one lacks a date. */
async function uploadFifty(member: Member) {
  for (let at = 0; at < 41; at++)
    await member.upload(roadNote(`note-${at}.xml`, { eFTI170: `D-26-${1000 + at}` }))
  for (let at = 0; at < 8; at++)
    await member.upload(await consignmentNote({ number: `K-26-${7010 + at}`, country: 'UK' }))
  await member.upload(await consignmentNote({ number: 'K-26-7030', date: '' }))
}

test.runIf(process.env.LONG)(
  'fifty documents, nine of them with faults, are cleared in thirteen interactions',
  async ({ page, member, hub }) => {
    await uploadFifty(member)
    await hub.drain()
    await page.goto('/')
    const counts = page.getByRole('region', { name: 'Work to do' })
    await counts.getByRole('link', { name: /^Needs you 9/ }).waitFor()
    const person = countedActs(page)

    // What eight of them have in common, at once.
    await person.one(
      page
        .getByRole('link', { name: /^Violations/ })
        .first()
        .click(),
    )
    await person.one(page.getByRole('combobox', { name: /^Group/ }).click())
    await person.one(page.getByRole('option', { name: 'By rule' }).click())
    await person.one(page.getByRole('button', { name: 'Select all 8: Code list (CDS-COUNTRY)' }).click())
    await person.click('Set value')
    await person.one(page.getByRole('dialog').getByRole('button', { name: 'Save' }).click())
    await seeToast(page, 'Values Set', '8 violations corrected. The documents are being re-checked.')
    await hub.drain()

    // The one that is left, in its editor.
    await person.one(page.getByRole('link', { name: 'Open the field' }).first().click())
    await person.type('Date of taking over', '2026-11-19')
    await person.press('Enter')
    await seeToast(page, 'Value Corrected')
    await hub.drain()

    await person.one(page.getByRole('link', { name: 'Document Processing' }).click())
    await page.getByText('50 documents').first().waitFor()
    await person.one(page.getByRole('checkbox', { name: 'Select all shown' }).check())
    const bar = page.getByRole('region', { name: 'Selected documents' })
    await bar.getByText('50 selected').waitFor()
    await person.one(bar.getByRole('button', { name: 'Approve' }).click())
    await person.one(page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click())
    await seeToast(page, 'Documents Approved', '50 documents approved.')
    await page.goto('/')
    await counts.getByRole('link', { name: /^Needs you 0/ }).waitFor()
    expect(person.count()).toBe(13)
  },
  120_000,
)
