import type { ProcessingJob } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, documentRow, job } from '../answers.ts'
import { DESKTOP, test } from '../journey.ts'
import { letter } from '../papers.ts'
import { cssOf, listen, openJobs, scrollersIn } from '../steps.ts'

/** The dialog of a document that has these jobs. */
async function dialogWith(page: Page, jobs: ProcessingJob[]) {
  const row = documentRow()
  await answer(page, '/api/documents', [row])
  await answer(page, `/api/documents/${row.id}/jobs`, jobs)
  await page.goto('/processing')
  return openJobs(page, row.originalName)
}

test("'View Jobs' opens a dialog listing the document's processing jobs.", async ({ page, member, hub }) => {
  await member.upload(letter())
  await hub.drain()
  await page.goto('/processing')
  const dialog = await openJobs(page, 'letter.txt')
  const entries = dialog.getByRole('listitem')
  await entries.nth(1).waitFor()
  expect(await entries.count()).toBe(2)
  await entries
    .nth(0)
    .getByText(/\bocr\b/i)
    .waitFor()
  await entries
    .nth(1)
    .getByText(/\bcompliance\b/i)
    .first()
    .waitFor()
})

test('GET /api/documents/{id}/jobs: only requested while the jobs dialog is open.', async ({
  page,
  member,
  hub,
}) => {
  const { id } = await member.upload(letter())
  const reads = listen(page, 'GET', `/api/documents/${id}/jobs`)
  await page.goto('/processing')
  await page.getByRole('button', { name: /^View Jobs/ }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(reads.count()).toBe(0)
  const dialog = await openJobs(page, 'letter.txt')
  await dialog.getByRole('listitem').waitFor()
  expect(reads.count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await hub.drain()
  await page
    .getByRole('table')
    .getByText(/Completed|Under Review/)
    .waitFor()
  expect(reads.count()).toBe(1)
})

test('The dialog list has a maximum height and scrolls.', async ({ page, member: _ }) => {
  const dialog = await dialogWith(
    page,
    Array.from({ length: 20 }, () => job()),
  )
  await dialog.getByRole('listitem').last().waitFor({ state: 'attached' })
  const lists = await scrollersIn(dialog)
  expect(lists).toHaveLength(1)
  expect(lists[0]).toBeLessThan(DESKTOP.height)
  const last = dialog.getByRole('listitem').last()
  const bottom = async () => ((await last.boundingBox())?.y ?? 0) + ((await last.boundingBox())?.height ?? 0)
  expect(await bottom()).toBeGreaterThan(DESKTOP.height)
  await last.scrollIntoViewIfNeeded()
  expect(await bottom()).toBeLessThan(DESKTOP.height)
})

test('Each job shows its type, status, progress, message and times.', async ({ page, member: _ }) => {
  const dialog = await dialogWith(page, [
    job({ status: 'processing', progress: 42, message: 'Recognising page 3 of 12', completedAt: null }),
    job({ jobType: 'compliance', message: 'Score 88, 2 open violations' }),
  ])
  const [ocr, compliance] = [dialog.getByRole('listitem').nth(0), dialog.getByRole('listitem').nth(1)]
  await ocr.getByText(/\bocr\b/i).waitFor()
  await ocr.getByText('Processing', { exact: true }).waitFor()
  await ocr.getByText('42%', { exact: true }).waitFor()
  await ocr.getByText('Recognising page 3 of 12', { exact: true }).waitFor()
  await compliance.getByText('Completed', { exact: true }).first().waitFor()
  await compliance.getByText('Score 88, 2 open violations', { exact: true }).waitFor()
  const times = await compliance.locator('time').evaluateAll((all) => all.map((time) => time.dateTime))
  expect(times).toContain('2026-11-19T08:30:00.000Z')
  expect(times).toContain('2026-11-19T08:30:03.000Z')
})

test('While a job runs, a progress bar and the message show.', async ({ page, member: _ }) => {
  const dialog = await dialogWith(page, [
    job({ status: 'processing', progress: 42, message: 'Recognising page 3 of 12', completedAt: null }),
    job({ jobType: 'compliance' }),
  ])
  const bar = dialog.getByRole('listitem').nth(0).getByRole('progressbar')
  await bar.waitFor()
  expect(await bar.getAttribute('aria-valuenow')).toBe('42')
  expect(await bar.getAttribute('aria-valuemax')).toBe('100')
  expect(await dialog.getByRole('listitem').nth(1).getByRole('progressbar').count()).toBe(0)
})

test('Progress widget: indeterminate without a value, loading, complete at its maximum of 100.', async ({
  page,
  member: _,
}) => {
  const dialog = await dialogWith(page, [
    job({ status: 'queued', progress: 0, message: null, completedAt: null }),
    job({ status: 'processing', progress: 99, completedAt: null }),
    job({ status: 'processing', progress: 100, completedAt: null }),
  ])
  const bars = dialog.getByRole('progressbar')
  await bars.nth(2).waitFor()
  const seen = await bars.evaluateAll((all) =>
    all.map((bar) => ['data-state', 'aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))),
  )
  expect(seen).toEqual([
    ['indeterminate', null, '100'],
    ['loading', '99', '100'],
    ['complete', '100', '100'],
  ])
})

test('Queued, running and processing show a spinner icon.', async ({ page, member: _ }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const statuses = ['queued', 'running', 'processing', 'completed', 'failed'] as const
  const dialog = await dialogWith(
    page,
    statuses.map((status) => job({ status, message: null })),
  )
  await dialog.getByRole('listitem').last().waitFor()
  const turning = []
  for (const at of statuses.keys()) {
    const icon = dialog.getByRole('listitem').nth(at).locator('svg').first()
    turning.push((await cssOf(icon, 'animation-iteration-count')) === 'infinite')
  }
  expect(turning).toEqual([true, true, true, false, false])
})

test.for([
  [0.98765, '98.8%'],
  [1, '100.0%'],
  [0.5, '50.0%'],
] as const)(
  'For an ocr result the confidence as a percentage with 1 decimal: %d as %s',
  async ([confidence, words], { page, member: _ }) => {
    const dialog = await dialogWith(page, [job({ result: { confidence, extractedText: 'CMR' } })])
    await dialog.getByText(words, { exact: true }).waitFor()
  },
)

test('And a preview of the extracted text cut at 150 characters.', async ({ page, member: _ }) => {
  const extractedText = `${'a'.repeat(149)}bc`
  const dialog = await dialogWith(page, [
    job({ result: { confidence: 1, extractedText } }),
    job({ result: { confidence: 1, extractedText: extractedText.slice(0, 150) } }),
  ])
  const preview = (at: number) =>
    dialog
      .getByRole('listitem')
      .nth(at)
      .getByText(/^a{149}/)
      .textContent()
  expect(await preview(0)).toMatch(/^a{149}b(\.\.\.|…)$/)
  expect(await preview(1)).toBe(`${'a'.repeat(149)}b`)
})

test('For a compliance result it shows the score and the violations count.', async ({ page, member: _ }) => {
  const dialog = await dialogWith(page, [
    job({ jobType: 'compliance', message: null, result: { score: 87, violationsCount: 13 } }),
  ])
  const entry = dialog.getByRole('listitem')
  await entry.getByText('Score').waitFor()
  await entry.getByText(/^87\b/).waitFor()
  await entry.getByText(/violations/i).waitFor()
  await entry.getByText('13', { exact: true }).waitFor()
})

test("In the jobs dialog 'No processing jobs found'.", async ({ page, member: _ }) => {
  const dialog = await dialogWith(page, [])
  await dialog.getByText('No processing jobs found', { exact: true }).waitFor()
})
