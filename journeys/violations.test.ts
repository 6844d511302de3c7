import type { ViolationsList } from '@efti-hub/contract'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { becomes, type Member } from '../apps/server/src/testing/index.ts'
import { consignmentNote } from './consignment-note.ts'
import { eventually, test } from './journey.ts'
import { letter, sample } from './papers.ts'
import { choose, heading, pagePath, seePath, seeToast } from './steps.ts'

/** A note that breaks five rules: no date of taking over, and four countries written in a code that is not one. */
const wrongNote = () =>
  consignmentNote({ date: '', country: 'UK', sender: 'UK', carrier: 'UK', delivery: 'UK' })

const open = async (member: Member) =>
  (await member.get<ViolationsList>('/api/violations?status=open')).body.items

const list = (page: Page) => page.getByRole('list', { name: 'Violations', exact: true })
const entry = (page: Page, words: string) => list(page).getByRole('listitem').filter({ hasText: words })
const details = (item: Locator) => item.getByRole('button', { expanded: false }).click()

async function enter(page: Page, label: string, value: string) {
  await page.getByLabel(label, { exact: true }).fill(value)
  await page.keyboard.press('Enter')
}

test('a wrong document: two fields corrected, exactly those resolved, one waived, then approved', async ({
  page,
  member,
  hub,
}) => {
  const note = await member.upload(await wrongNote())
  await hub.drain()
  const before = await open(member)
  expect(before).toHaveLength(5)

  await page.goto('/violations')
  await entry(page, 'Date of taking over is missing.').getByRole('link', { name: 'Open the field' }).click()
  await heading(page, note.originalName).waitFor()
  // The editor is open, as one came to correct it.
  await enter(page, 'Date of taking over', '2026-11-12')
  await seeToast(page, 'Value Corrected')
  // From a value that needed attention one comes to the next.
  await enter(page, 'Country', 'GB')
  await seeToast(page, 'Value Corrected')
  await hub.drain()

  const after = await open(member)
  const corrected = before.filter(({ id }) => !after.some((one) => one.id === id))
  expect(corrected.map(({ path }) => path).sort()).toEqual([
    'carrierAcceptanceDateTime',
    'consignor/postalAddress/countryCode',
  ])
  expect(after.every(({ id }) => before.some((one) => one.id === id))).toBe(true)

  for (const words of ['2 resolved', '0 new', '3 unchanged'])
    await page.getByText(words, { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Violations', exact: true }).click()
  await eventually(() => list(page).getByRole('checkbox').count()).toBe(3)
  const rest = entry(page, 'Place of delivery: country')
  await details(rest)
  await rest.getByRole('button', { name: 'Waive' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The carrier knows the country by heart.')
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await seeToast(page, 'Violations Waived', '1 violation waived.')
  await eventually(() => list(page).getByRole('checkbox').count()).toBe(2)

  await heading(page, note.originalName).getByRole('link').click()
  await page.getByRole('button', { name: 'Approve' }).click()
  const accepted = page
    .getByRole('dialog')
    .getByRole('region', { name: 'Open violations and unread results' })
  await eventually(() => accepted.getByRole('listitem').count()).toBe(2)
  await page.getByRole('dialog').getByLabel('Reason').fill('Agreed with the consignor by telephone.')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await seeToast(page, 'Document Approved')
  await page.getByText('Approved', { exact: true }).first().waitFor()
})

test('what a role may not is disabled with the reason', async ({ page, member, hub }) => {
  await member.upload(letter())
  await hub.drain()
  for (const [role, reason, mayAssign] of [
    ['operator', 'Only a Compliance Manager can waive or reopen violations.', true],
    ['auditor', 'Your role can view violations but not change them.', false],
  ] as const) {
    await becomes(hub, member, role)
    await page.goto('/violations')
    const item = entry(page, 'Not recognised as a freight document')
    await details(item)
    await item.getByText(reason).waitFor()
    expect(await item.getByRole('button', { name: 'Waive' }).isDisabled()).toBe(true)
    expect(await item.getByRole('button', { name: 'Assign' }).isEnabled()).toBe(mayAssign)
    await page.keyboard.press('j')
    await page.keyboard.press('w')
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
})

test('keyboard only: down the list, select, assign to oneself, find them as mine, and waive', async ({
  page,
  member,
  hub,
}) => {
  await member.upload(sample('cmr-english-no-date-country-uk').document)
  await hub.drain()
  await page.goto('/violations')
  await list(page).waitFor()
  for (const key of ['j', 'x', 'j', 'x', 'a']) await page.keyboard.press(key)
  await heading(page, 'Assign 2 violations').waitFor()
  await page.keyboard.press('Enter')
  await seeToast(page, 'Violations Assigned', '2 violations assigned.')
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await eventually(() => list(page).getByRole('checkbox').count()).toBe(2)
  await page.keyboard.press('j')
  await page.keyboard.press('w')
  await heading(page, 'Waive 1 violation').waitFor()
  await page.keyboard.type('Known and harmless.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Violations Waived')
  await eventually(() => list(page).getByRole('checkbox').count()).toBe(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await eventually(() => pagePath(page)).toMatch(/^\/documents\//)
  await page.goto('/violations')
  await list(page).waitFor()
  await page.keyboard.press('?')
  await heading(page, 'Keyboard').waitFor()
})

test('all that match are waived together, found again as waived, and opened again', async ({
  page,
  member,
  hub,
}) => {
  await member.upload(await wrongNote())
  await hub.drain()
  await page.goto('/violations?severity=medium')
  await list(page).getByRole('checkbox').first().check()
  const bar = page.getByRole('region', { name: 'Selected violations' })
  await bar.getByRole('button', { name: 'Select all 4 that match' }).click()
  await bar.getByRole('button', { name: 'Waive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await page.getByText('A reason is required').waitFor()
  await page.getByRole('dialog').getByLabel('Reason').fill('A trial run.')
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await seeToast(page, 'Violations Waived', '4 violations waived.')
  await page.getByText('No violations match your filters').waitFor()
  await choose(page, 'Status', 'Waived')
  await list(page).getByText('Waived by Ida Lindqvist').first().waitFor()
  await list(page).getByRole('checkbox').first().check()
  await page
    .getByRole('region', { name: 'Selected violations' })
    .getByRole('button', { name: 'Reopen' })
    .click()
  await seeToast(page, 'Violations Reopened', '1 violation reopened.')
  expect(await open(member)).toHaveLength(2)
})

test.runIf(process.env.LONG)(
  'a view is saved with its filters, chosen again and deleted; a comment stays with its violation',
  async ({ page, member, hub }) => {
    await member.upload(sample('cmr-english-no-date-country-uk').document)
    await hub.drain()
    await page.goto('/violations?due=before-departure&group=type')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Before the lorry leaves')
    await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click()
    await seeToast(page, 'View Saved')
    await page.goto('/violations')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Before the lorry leaves', exact: true }).click()
    await eventually(() => new URL(page.url()).searchParams.get('due')).toBe('before-departure')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Delete the view Before the lorry leaves' }).click()
    await seeToast(page, 'View Deleted')
    await page.keyboard.press('Escape')
    const item = entry(page, 'Date of taking over is missing.')
    await details(item)
    await item.getByLabel('New comment').fill('Asked the haulier.')
    await item.getByRole('button', { name: 'Add comment' }).click()
    await item.getByRole('list', { name: 'History' }).getByText('Asked the haulier.').waitFor()
    await item.getByText('1 comment').waitFor({ state: 'attached' })
  },
)

test('what a colleague waives leaves the list and the sidebar’s count live', async ({
  page,
  member,
  hub,
}) => {
  await member.upload(letter('coffee.txt'))
  await hub.drain()
  await page.goto('/violations')
  await entry(page, 'Not recognised as a freight document').waitFor()
  await page.getByRole('link', { name: /1 open violation/ }).waitFor()
  const [violation] = await open(member)
  const waive = { reason: 'Not ours.' }
  expect((await member.post(`/api/violations/${violation?.id}/waive`, waive)).status).toBe(200)
  await page.getByText('No violations found').waitFor()
  await page.getByRole('link', { name: /0 open violations/ }).waitFor()
  await seePath(page, '/violations')
})
