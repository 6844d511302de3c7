import { DOCUMENT_STATUSES } from '@efti-hub/contract'
import { expect } from 'vitest'
import { type Hub, type Member, withClient } from '../../apps/server/src/testing/index.ts'
import { answer, documentRow } from '../answers.ts'
import { holdClock, pass, stopClock } from '../clock.ts'
import { consignmentNote } from '../consignment-note.ts'
import { eventually, test } from '../journey.ts'
import { brokenPdf, letter } from '../papers.ts'
import { choicesOf, choose, heading, listen, rowOf, widthOf } from '../steps.ts'

/** Documents that rules judge, and whose names state their outcome. */
async function uploadJudged(hub: Hub, member: Member, statuses: string[]) {
  const documents: [status: string, id: string][] = []
  for (const status of statuses) {
    const note = await consignmentNote({ number: status })
    const { id } = await member.upload({ ...note, name: `${status}.pdf` })
    documents.push([status, id])
  }
  await hub.drain()
  await withClient(hub.database.superuserUrl, async (client) => {
    for (const document of documents)
      await client.query('update hub.documents set status = $1 where id = $2', document)
  })
}

test('The upload component and an All Documents list.', async ({ page, member: _ }) => {
  await page.goto('/processing')
  await page.getByText('Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)').waitFor()
  await heading(page, 'All Documents').waitFor()
})

test('A search box (matches the original name).', async ({ page, member }) => {
  for (const name of ['Frachtbrief 7.txt', 'packing-list.txt']) await member.upload(letter(name))
  await page.goto('/processing')
  await rowOf(page, 'packing-list.txt').waitFor()
  await page.getByRole('searchbox').fill('frachtBRIEF')
  await rowOf(page, 'packing-list.txt').waitFor({ state: 'hidden' })
  expect(await rowOf(page, 'Frachtbrief 7.txt').isVisible()).toBe(true)
  await page.getByRole('searchbox').fill('')
  await rowOf(page, 'packing-list.txt').waitFor()
})

test('A status filter: All, Pending, Processing, Completed, Failed.', async ({ page, member, hub }) => {
  const failed = await member.upload(brokenPdf('failed.pdf'))
  await uploadJudged(hub, member, ['pending', 'processing', 'completed'])
  expect(failed.originalName).toBe('failed.pdf')
  await page.goto('/processing')
  expect(await choicesOf(page, 'Status')).toEqual(['All', 'Pending', 'Processing', 'Completed', 'Failed'])
  const rows = page.getByRole('table', { name: 'All Documents' }).locator('tbody tr')
  for (const [choice, name] of [
    ['Pending', 'pending.pdf'],
    ['Processing', 'processing.pdf'],
    ['Completed', 'completed.pdf'],
    ['Failed', 'failed.pdf'],
  ] as const) {
    await choose(page, 'Status', choice)
    await eventually(() => rows.count()).toBe(1)
    await rowOf(page, name).getByText(choice, { exact: true }).waitFor()
  }
  await choose(page, 'Status', 'All')
  await eventually(() => rows.count()).toBe(4)
})

test('A second filter, Decision: All, Under Review, Approved, Rejected.', async ({ page, member, hub }) => {
  const statuses = { under_review: 'Under Review', approved: 'Approved', rejected: 'Rejected' }
  await uploadJudged(hub, member, Object.keys(statuses))
  await page.goto('/processing')
  await rowOf(page, 'approved.pdf').waitFor()
  expect(await choicesOf(page, 'Decision')).toEqual(['All', ...Object.values(statuses)])
  const rows = page.getByRole('table', { name: 'All Documents' }).locator('tbody tr')
  for (const [status, label] of Object.entries(statuses)) {
    await choose(page, 'Decision', label)
    await eventually(() => rows.count()).toBe(1)
    await rowOf(page, `${status}.pdf`).getByText(label, { exact: true }).waitFor()
  }
})

test("Each row shows a status icon, the name, the size, the upload date, a status badge and 'View Jobs'.", async ({
  page,
  member,
}) => {
  const { originalName, createdAt } = await member.upload(letter('consignment-note.txt', 'x'.repeat(2_000)))
  await page.goto('/processing')
  const row = rowOf(page, originalName)
  await row.getByText('2.0 KB', { exact: true }).waitFor()
  await row.getByText('Pending', { exact: true }).waitFor()
  expect(await row.locator('time').getAttribute('datetime')).toBe(createdAt)
  expect(await row.locator('time').textContent()).toContain(String(new Date(createdAt).getFullYear()))
  expect(await row.locator('svg').first().isVisible()).toBe(true)
  await row.getByRole('button', { name: /^View Jobs/ }).waitFor()
})

test('Badge labels: Pending, Processing, Under Review, Approved, Completed, Failed; a rejected value has its icon.', async ({
  page,
  member: _,
}) => {
  const rows = DOCUMENT_STATUSES.map((status) => documentRow({ status, originalName: `${status}.pdf` }))
  await answer(page, '/api/documents', rows)
  await page.goto('/processing')
  const labels = {
    pending: 'Pending',
    processing: 'Processing',
    under_review: 'Under Review',
    approved: 'Approved',
    rejected: 'Rejected',
    completed: 'Completed',
    failed: 'Failed',
  }
  const icons = new Set<string | null>()
  for (const [status, label] of Object.entries(labels)) {
    const row = rowOf(page, `${status}.pdf`)
    await row.getByText(label, { exact: true }).waitFor()
    icons.add(await row.locator('svg').first().innerHTML())
  }
  expect(icons.size).toBe(DOCUMENT_STATUSES.length)
})

test('File size display: under 1 KB in bytes; under 1 MB in KB with 1 decimal; otherwise MB with 1 decimal.', async ({
  page,
  member: _,
}) => {
  const sizes: [number, RegExp][] = [
    [1023, /^1023 (B|bytes)$/i],
    [1024, /^1\.0 KB$/],
    [1536, /^1\.5 KB$/],
    [1024 ** 2, /^1\.0 MB$/],
    [50 * 1024 ** 2, /^50\.0 MB$/],
  ]
  await answer(
    page,
    '/api/documents',
    sizes.map(([fileSize], at) => documentRow({ fileSize, originalName: `size-${at}.pdf` })),
  )
  await page.goto('/processing')
  for (const [at, [, words]] of sizes.entries()) {
    await rowOf(page, `size-${at}.pdf`).getByText(words).waitFor()
  }
})

test("Empty messages: 'No documents uploaded yet', 'No documents match your filters'.", async ({
  page,
  member: _,
}) => {
  await page.goto('/processing')
  await page.getByText('No documents uploaded yet', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('nothing')
  await page.getByText('No documents match your filters', { exact: true }).waitFor()
})

test('GET /api/documents is refetched every 5 seconds on the processing screen.', async ({
  page,
  member: _,
}) => {
  await holdClock(page)
  const reads = listen(page, 'GET', '/api/documents')
  await page.goto('/processing')
  await page.getByText('No documents uploaded yet').waitFor()
  await stopClock(page)
  /** How much of the page's time passes until the list has been read once more. */
  const nextRead = async () => {
    const before = reads.count()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/documents'))
    let passed = 0
    for (; reads.count() === before && passed < 7_000; passed += 100) await pass(page, 100)
    await answered
    return passed
  }
  await nextRead()
  // Counted from the answer, whose arrival takes a moment of real time.
  const interval = await nextRead()
  expect(interval).toBeGreaterThanOrEqual(4_900)
  expect(interval).toBeLessThan(6_000)
  await page.getByRole('link', { name: 'Settings' }).click()
  await heading(page, 'Settings').waitFor()
  const left = reads.count()
  await pass(page, 20_000)
  expect(reads.count()).toBe(left)
})

test('Every row keeps its place on a phone: nothing is wider than the screen.', async ({
  page,
  member: _,
}) => {
  await answer(page, '/api/documents', [documentRow({ originalName: `${'very-long-'.repeat(12)}.pdf` })])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/processing')
  await page.getByRole('button', { name: /^View Jobs/ }).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  expect(await widthOf(page.getByRole('main'))).toBeLessThanOrEqual(360)
})
