import type { Document } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { roadNote } from '../apps/server/src/testing/consignment-papers.ts'
import { becomes, type Member } from '../apps/server/src/testing/index.ts'
import { eventually, test } from './journey.ts'
import { complaintsAbout } from './look-over.ts'
import { choose, rowOf, seePath, seeToast } from './steps.ts'

const DAY_MS = 86_400_000
const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10)

const rows = (page: Page) => page.getByRole('table', { name: 'All Documents' }).locator('tbody tr')
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected documents' })
/** Where the focus goes when the bar is gone. */
const focusedHeading = (page: Page) => page.locator('h2:focus', { hasText: 'All Documents' })
const headings = (page: Page) =>
  page.getByRole('table', { name: 'All Documents' }).getByRole('columnheader').allInnerTexts()

const COUNTRY = 'consignor/postalAddress/countryCode'

/** One that is clean and departs tomorrow, one with a missing country today, one that should have gone three days ago. */
async function uploadThree(member: Member) {
  const clean = await member.upload(roadNote('clean.xml', { eFTI170: 'A-1', eFTI39: day(1) }))
  await member.upload(roadNote('today.xml', { eFTI170: 'A-2', eFTI39: day(0), eFTI58: 'UK' }))
  await member.upload(roadNote('late.xml', { eFTI170: 'A-3', eFTI39: day(-3), eFTI58: 'UK' }))
  return { clean }
}

test('what must I do before 14:00: counts, filters, columns in an order of one’s own, a saved view', async ({
  page,
  member,
  hub,
}) => {
  await uploadThree(member)
  await hub.drain()
  await page.goto('/')
  const counts = page.getByRole('region', { name: 'Work to do' })
  await counts.getByRole('link', { name: /^Needs you 2/ }).waitFor()
  await counts.getByRole('link', { name: /^Done this week 1/ }).click()
  await seePath(page, '/processing')
  await eventually(() => rows(page).count()).toBe(1)
  await rowOf(page, 'clean.xml').waitFor()

  await choose(page, 'To do', 'Needs you')
  await eventually(() => rows(page).count()).toBe(2)
  await choose(page, 'Departure', 'Overdue')
  await eventually(() => rows(page).count()).toBe(1)
  await rowOf(page, 'late.xml').getByText('Overdue', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Size' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Route' }).check()
  // By the keyboard alone, up to the first place after the name.
  const up = dialog.getByRole('button', { name: 'Move Route up' })
  await up.focus()
  for (let step = 0; step < 9; step++) await page.keyboard.press('Enter')
  expect(await complaintsAbout(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await rowOf(page, 'late.xml').getByText('Hamburg, DE → Lyon, FR').waitFor()
  const shown = await headings(page)
  expect(shown).not.toContain('Size')

  await page.getByRole('button', { name: 'Departure', exact: true }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Before 14:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click()
  await seeToast(page, 'View Saved')

  await page.goto('/processing')
  await eventually(() => rows(page).count()).toBe(3)
  expect(await headings(page)).toEqual(shown)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Before 14:00', exact: true }).click()
  await eventually(() => rows(page).count()).toBe(1)
  await page.reload()
  await rowOf(page, 'late.xml').waitFor()
  expect(await headings(page)).toEqual(shown)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('departure')
})

test('several at once: tagged, re-checked, assigned; the document’s page shows it', async ({
  page,
  member,
  hub,
}) => {
  await uploadThree(member)
  await hub.drain()
  await page.goto('/processing?sort=departure')
  await select(page, 'late.xml').check()
  await select(page, 'today.xml').check()
  await bar(page).getByText('2 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Edit tags' }).click()
  await page.getByLabel('Add', { exact: true }).fill('a,b,c,d,e,f,g,h,i,j,k')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('At most 10 tags').waitFor()
  await page.getByLabel('Add', { exact: true }).fill('Urgent, Rail')
  await page.getByRole('button', { name: 'Apply' }).click()
  await seeToast(page, 'Tags Saved')

  await choose(page, 'Kind', 'Invoice')
  await page.getByText('No documents match your filters').waitFor()
  await choose(page, 'Kind', 'CMR consignment note')
  await select(page, 'late.xml').check()
  await bar(page).getByRole('button', { name: 'Select all 3 that match' }).click()
  await bar(page).getByText('3 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Re-check' }).click()
  await seeToast(page, 'Re-check Started', '3 documents being re-checked.')
  await focusedHeading(page).waitFor()
  await hub.drain()
  await eventually(async () =>
    (await member.get<Document[]>('/api/documents')).body.map(({ status }) => status).sort(),
  ).toEqual(['completed', 'under_review', 'under_review'])

  await page.goto('/processing?tag=urgent')
  await eventually(() => rows(page).count()).toBe(2)
  await page.getByRole('link', { name: 'late.xml' }).click()
  await page.getByRole('button', { name: 'Urgent', exact: true }).waitFor()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await page.getByRole('menuitem', { name: 'Wait for partner' }).click()
  await page.getByLabel('Partner (optional)').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await eventually(() => more.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await more.click()
  await page.getByRole('menuitem', { name: 'Wait for partner' }).click()
  await page.getByLabel('Partner (optional)').fill('Muster AG')
  await page.getByRole('dialog').getByRole('button', { name: 'Wait for partner' }).click()
  await page.getByText('Waiting for Muster AG', { exact: true }).waitFor()
  expect(await complaintsAbout(page)).toEqual([])
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Work to do' })
    .getByRole('link', { name: /^Waiting for a partner 1/ })
    .waitFor()
})

test.runIf(process.env.LONG)(
  'an approval lists what stays open; what it could not approve stays selected, and nothing typed is lost',
  async ({ page, member, hub }) => {
    const { clean } = await uploadThree(member)
    await hub.drain()
    await page.goto('/processing')
    await select(page, 'clean.xml').check()
    await select(page, 'late.xml').check()
    await bar(page).getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    const approve = dialog.getByRole('button', { name: 'Approve', exact: true })
    const open = dialog.getByRole('region', { name: 'Open in these documents' }).getByRole('listitem')
    expect(await open.allInnerTexts()).toEqual([expect.stringMatching(/^late\.xml: \d+ (critical|high)/)])
    await approve.click()
    await dialog.getByText('A reason is required').waitFor()
    expect(await complaintsAbout(page)).toEqual([])
    await dialog.getByLabel('Reason').fill('Agreed with the sender.')
    await approve.click()
    await seeToast(page, 'Documents Approved', '2 documents approved.')
    await focusedHeading(page).waitFor()

    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bar(page).getByRole('button', { name: 'Approve' }).click()
    await dialog.getByLabel('Reason').fill('Agreed again.')
    await approve.click()
    await bar(page).getByText('2 selected').waitFor()
    await bar(page).getByRole('button', { name: 'Approve' }).click()
    await dialog.getByLabel('Comment (optional)').fill('Once more.')
    await approve.click()
    await dialog
      .getByRole('alert')
      .getByText(/approved already/)
      .waitFor()
    expect(await dialog.getByLabel('Comment (optional)').inputValue()).toBe('Once more.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    // No document whose new check waits is approved among others; its own page can do it.
    await member.patch(`/api/documents/${clean.id}/consignment`, {
      corrections: [{ path: COUNTRY, value: 'AT' }],
    })
    await page.goto('/processing')
    await select(page, 'clean.xml').check()
    await bar(page).getByRole('button', { name: 'Approve' }).click()
    await dialog.getByText('1 document is being re-checked. Open it to decide by its last check.').waitFor()
    await approve.click()
    await dialog
      .getByRole('alert')
      .getByText('Nothing was approved: these documents are still being checked.')
      .waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    // What leaves the list does not come back as selected.
    await page.goto('/processing')
    await select(page, 'late.xml').check()
    await page.getByRole('searchbox').first().fill('today')
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByRole('searchbox').first().fill('')
    await eventually(() => rows(page).count()).toBe(3)
    expect(await bar(page).count()).toBe(0)
  },
)

test('an auditor sees the list, and why the acts cannot be pressed', async ({ page, member, hub }) => {
  await uploadThree(member)
  await hub.drain()
  await becomes(hub, member, 'auditor')
  await page.goto('/processing')
  await rowOf(page, 'late.xml').waitFor()
  await select(page, 'late.xml').check()
  await bar(page).getByText('Your role can view documents but not change them.').waitFor()
  for (const name of ['Re-check', 'Assign', 'Edit tags', 'Approve'])
    expect(await bar(page).getByRole('button', { name }).isDisabled()).toBe(true)
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to trash Not with your role', disabled: true }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Download originals' }).isEnabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(
    await complaintsAbout(page, 'document.querySelector("[aria-label=\'Selected documents\']")'),
  ).toEqual([])
  const { id } = (await member.get<Document[]>('/api/documents')).body[0] ?? {}
  const refused = await page.request.post('/api/documents/acts', { data: { act: 'check', ids: [id] } })
  expect(refused.status()).toBe(403)
  await page.getByRole('link', { name: 'late.xml' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Wait for partner Not with your role', disabled: true }).waitFor()
  await page.goto('/')
  const counts = page.getByRole('region', { name: 'Work to do' })
  await counts.getByRole('link', { name: /^Done this week/ }).waitFor()
  expect(await counts.getByRole('link', { name: /^Needs you/ }).count()).toBe(0)
})
