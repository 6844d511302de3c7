import { readFileSync } from 'node:fs'
import type { AuditEvent, AuditList } from '@efti-hub/contract'
import { expect } from 'vitest'
import { answer } from '../answers.ts'
import { eventually, test } from '../journey.ts'
import { lookOver } from '../look-over.ts'
import { letter } from '../papers.ts'
import { choicesOf, choose, heading } from '../steps.ts'

const event = (part: Partial<AuditEvent>): AuditEvent => ({
  id: crypto.randomUUID(),
  seq: 1,
  timestamp: '2026-11-19T08:30:00.000Z',
  action: 'upload',
  actionLabel: 'Uploaded',
  resourceType: 'document',
  resourceId: 'd1',
  resourceName: 'cmr-1204.pdf',
  userName: 'Unknown User',
  actorKind: 'person',
  status: 'success',
  details: 'cmr-1204.pdf (2.0 KB)',
  documentId: null,
  ...part,
})
const listOf = (...items: AuditEvent[]): AuditList => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
})

test('Four counters, a search box, an action filter, a date range and an event list, as it happens.', async ({
  page,
  member,
  hub,
}) => {
  await page.goto('/audit')
  await heading(page, 'Audit Trail').waitFor()
  const list = page.getByRole('list', { name: 'Activities', exact: true })
  const counters = page.getByRole('list', { name: 'Activities by status' }).getByRole('listitem')
  await list.getByText('Registered:').waitFor()
  await eventually(async () => (await counters.allTextContents()).join(' ')).toBe(
    'Total Activities1 Successful1 Pending0 Failed0',
  )
  expect(await choicesOf(page, 'Action')).toEqual([
    'All',
    'Uploads',
    'Processing',
    'Compliance',
    'Violations',
  ])
  expect(await choicesOf(page, 'Date range')).toEqual([
    'Today',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'Last year',
  ])
  expect(await page.getByRole('combobox', { name: 'Date range' }).textContent()).toContain('Last 7 days')

  // Uploaded elsewhere: the list hears of it.
  await member.upload(letter('coffee.txt'))
  const upload = list.getByRole('listitem').filter({ hasText: /^Upload/ })
  await upload.getByText('Pending').waitFor()
  expect(await upload.textContent()).toMatch(/coffee\.txt \(\d+\.\d KB\).*Ida Lindqvist/)
  await hub.drain()
  await upload.getByText('Success').waitFor()

  await choose(page, 'Action', 'Uploads')
  await eventually(() => list.getByRole('listitem').count()).toBe(1)
  expect(page.url()).toContain('action=uploads')
  await choose(page, 'Action', 'Violations')
  await list.getByText('Violations found').waitFor()
  await page.getByLabel('Search activities').fill('nothing like it')
  await page.getByText('No activities match your filters', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await upload.waitFor()
})

test('Opening an event shows what stood there before, its resource and the chain; Export Log is a file.', async ({
  page,
  member,
  hub,
}) => {
  const document = await member.upload(letter('coffee.txt'))
  await hub.drain()
  await member.patch(`/api/documents/${document.id}/consignment`, {
    corrections: [{ path: 'consignee/name', value: 'Kaffee Nord' }],
  })
  await hub.drain()
  await page.goto('/audit')
  const correction = page.getByRole('listitem').filter({ hasText: 'Value corrected: coffee.txt' })
  await correction.getByRole('button').click()
  await correction.getByRole('cell', { name: 'Kaffee Nord' }).waitFor()
  expect(await correction.getByRole('link', { name: 'Open document' }).getAttribute('href')).toBe(
    `/documents/${document.id}`,
  )
  expect(await lookOver(page, 'audit trail')).toEqual([])
  await page.getByRole('button', { name: 'Verify chain' }).click()
  await page.getByText(/^Chain verified, \d+ events$/).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Log' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(head?.replace(/^\ufeff/, '')).toBe(
    'Timestamp,Action,Resource Type,Resource Name,User,Status,Details',
  )
  expect(lines.some((line) => /Z,upload,document,coffee\.txt,Ida Lindqvist,success,/.test(line))).toBe(true)
})

test("Nobody known is 'Unknown User'; nothing at all is 'No activities recorded'.", async ({
  page,
  member: _,
}) => {
  await answer(page, '/api/audit', listOf(event({ status: 'failed' })))
  await page.goto('/audit')
  const entry = page.getByRole('list', { name: 'Activities', exact: true }).getByRole('listitem')
  await entry.getByText('Unknown User').waitFor()
  await entry.getByText('Failed').waitFor()
  await page.unrouteAll()
  await answer(page, '/api/audit', listOf())
  await page.goto('/audit')
  await page.getByText('No activities recorded', { exact: true }).waitFor()
})
