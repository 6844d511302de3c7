import { roadNote } from '../../apps/server/src/testing/consignment-papers.ts'
import type { Member, UploadFile } from '../../apps/server/src/testing/member.ts'
import { consignmentNote } from '../../journeys/consignment-note.ts'
import { bar, task, toast } from './task.ts'

const PATIENCE_MS = 240_000

async function uploadAll(member: Member, files: readonly UploadFile[]) {
  const ids: string[] = []
  for (const file of files) ids.push((await member.upload(file)).id)
  for (const id of ids) await member.settled(id, PATIENCE_MS)
}

export const identical = task({
  name: '20 identical violations set at once',
  prepare: async (member, page) => {
    const files = Array.from({ length: 20 }, (_, at) =>
      consignmentNote({ number: `K-26-67${at + 10}`, country: 'UK' }),
    )
    await uploadAll(member, await Promise.all(files))
    await page.goto('/violations?code=CDS-COUNTRY')
    await page.getByRole('button', { name: 'Use GB' }).first().waitFor()
  },
  perform: async (person, page) => {
    await person.one(
      page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check(),
    )
    const selected = bar(page, 'Selected violations')
    await person.one(selected.getByRole('button', { name: /^Select all 20/ }).click())
    await person.one(selected.getByRole('button', { name: 'Set value' }).click())
    await person.one(page.getByRole('dialog').getByRole('button', { name: 'Save' }).click())
    await toast(page, 'Values Set').waitFor()
  },
})

/** A morning's post: most are faultless, some have one fault in common, one lacks a date. */
async function fifty(): Promise<UploadFile[]> {
  const clean = Array.from({ length: 41 }, (_, at) =>
    roadNote(`note-${at}.xml`, { eFTI170: `D-26-${1000 + at}` }),
  )
  const alike = Array.from({ length: 8 }, (_, at) =>
    consignmentNote({ number: `K-26-${7010 + at}`, country: 'UK' }),
  )
  return [...clean, ...(await Promise.all(alike)), await consignmentNote({ number: 'K-26-7030', date: '' })]
}

export const triage = task({
  name: '50 documents, nine of them with faults, to their approval',
  prepare: async (member, page) => {
    await uploadAll(member, await fifty())
    await page.goto('/')
    const counts = bar(page, 'Work to do')
    await counts.getByRole('link', { name: /^Needs you 9/ }).waitFor()
  },
  perform: async (person, page) => {
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
    await toast(page, 'Values Set').waitFor()
    // The eight leave the list when they have been checked again.
    await page.locator('[data-violation]').nth(1).waitFor({ state: 'detached' })
    await person.one(page.getByRole('link', { name: 'Open the field' }).first().click())
    await person.type('Date of taking over', '2026-11-19')
    await person.press('Enter')
    await page.getByText('No value needs attention').waitFor()
    await person.one(page.getByRole('link', { name: 'Document Processing' }).first().click())
    await page.getByText('50 documents').first().waitFor()
    await person.one(page.getByRole('checkbox', { name: 'Select all shown' }).check())
    await person.one(bar(page, 'Selected documents').getByRole('button', { name: 'Approve' }).click())
    await person.one(page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click())
    await toast(page, 'Documents Approved').waitFor()
  },
})
