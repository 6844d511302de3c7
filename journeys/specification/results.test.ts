import { readFile } from 'node:fs/promises'
import type { ResultRecord, ResultsList, ResultsSummary } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { roadNote } from '../../apps/server/src/testing/consignment-papers.ts'
import { answer } from '../answers.ts'
import { consignmentNote } from '../consignment-note.ts'
import { eventually, PHONE, test } from '../journey.ts'
import { complaintsAbout, lookOver } from '../look-over.ts'
import { brokenPdf, letter } from '../papers.ts'
import { choicesOf, choose, cssOf, heading } from '../steps.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Compliance Records' })
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const menuOf = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /^Actions/ })

const record = (part: Partial<ResultRecord>): ResultRecord => ({
  id: crypto.randomUUID(),
  documentId: crypto.randomUUID(),
  documentName: 'cmr.pdf',
  submittedAt: '2026-11-20T08:30:00.000Z',
  processedAt: '2026-11-20T08:30:04.000Z',
  status: 'completed',
  judged: true,
  complianceScore: 96,
  violations: 0,
  countries: ['DE', 'FR'],
  transportTypes: ['Road'],
  ...part,
})

/** The content of a download, by its name. */
async function downloadBy(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test("Heading 'Compliance Results', a date-range select, an Export button, four stat cards, cards for Common Violations, Compliance by Country and Processing Summary.", async ({
  page,
  member,
  hub,
}) => {
  // Two that rules judge, one that none judges, and one that cannot be read.
  const files = [roadNote('note.xml'), await consignmentNote(), letter('coffee.txt'), brokenPdf()]
  for (const file of files) await member.upload(file)
  await hub.drain()
  await page.goto('/results')
  await heading(page, 'Compliance Results').waitFor()
  const range = page.getByRole('combobox', { name: 'Date range' })
  expect(await range.textContent()).toContain('30 Days')
  expect(await choicesOf(page, 'Date range')).toEqual(['7 Days', '30 Days', '90 Days', '1 Year'])
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor()

  const card = (name: string) => page.getByRole('group', { name, exact: true })
  await card('Total Processed').getByText('of 4 submitted · 1 failed').waitFor()
  await card('Compliance Rate')
    .getByText(/^\d of 2 checked/)
    .waitFor()
  await card('Violations Found')
    .getByText(/\d+ open/)
    .waitFor()
  await card('Avg Processing Time')
    .getByText(/\d (ms|s)$/)
    .first()
    .waitFor()

  for (const name of ['Common Violations', 'Compliance by Country', 'Processing Summary']) {
    await page.getByRole('region', { name, exact: true }).waitFor()
  }
  // Every mark opens what is behind it: by keyboard from a bar, or from the table of the same figures.
  const trend = page.getByRole('region', { name: 'Trend', exact: true })
  await trend.getByRole('button', { name: /Show as a table/ }).click()
  await trend.getByRole('table').waitFor()
  const countries = page.getByRole('region', { name: 'Compliance by Country', exact: true })
  await countries.getByRole('button', { name: /^Germany/ }).press('Enter')
  await eventually(() => new URL(page.url()).searchParams.get('country')).toBe('DE')
  await eventually(() => table(page).getByRole('row').count()).toBe(3)
  await choose(page, 'Date range', '1 Year')
  await eventually(() => new URL(page.url()).searchParams.get('days')).toBe('365')
  expect(await lookOver(page, 'results')).toEqual([])
})

test('A compliance records table with a search box, a select-all checkbox, per-row checkboxes, a selected-count badge and a row menu with View Details and Download; the Export button exports.', async ({
  page,
  member,
  hub,
}) => {
  for (const file of [roadNote('note.xml'), letter('coffee.txt'), letter('tea.txt', 'Dear Mr Brandt')]) {
    await member.upload(file)
  }
  await hub.drain()
  await page.goto('/results')
  await rowOf(page, 'note.xml').waitFor()

  await table(page).getByRole('checkbox', { name: 'Select all documents shown' }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  await selection.getByText('3 selected', { exact: true }).waitFor()
  await table(page).getByRole('checkbox', { name: 'Select tea.txt' }).uncheck()
  await selection.getByText('2 selected', { exact: true }).waitFor()

  const save = (item: RegExp) => async () => {
    await page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByRole('button', { name: 'Export', exact: true })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const picked = await downloadBy(page, save(/^CSV: 2 documents selected/))
  expect(picked.name).toMatch(/^compliance-results-\d{4}-\d\d-\d\d\.csv$/)
  expect(picked.text.trim().split('\r\n')).toHaveLength(3)
  expect(picked.text).toContain('note.xml')
  expect(picked.text).not.toContain('tea.txt')

  // All that match, but one that is taken out again.
  await selection.getByRole('button', { name: 'Select all 3 matching documents' }).click()
  await selection.getByText('3 selected', { exact: true }).waitFor()
  await table(page).getByRole('checkbox', { name: 'Select coffee.txt' }).uncheck()
  await selection.getByText('2 selected', { exact: true }).waitFor()
  const rest = await downloadBy(page, save(/^CSV: 2 documents selected/))
  expect(rest.text.trim().split('\r\n')).toHaveLength(3)
  expect(rest.text).toContain('tea.txt')
  expect(rest.text).not.toContain('coffee.txt')
  const moment = rowOf(page, 'note.xml').locator('td:has(> time)')
  expect(await moment.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)

  await page.getByRole('searchbox', { name: 'Search records' }).fill('NOTE')
  await eventually(() => table(page).getByRole('row').count()).toBe(2)
  expect(await selection.count()).toBe(0)
  const sheet = await downloadBy(page, save(/^XLSX: 1 document$/))
  expect(sheet.name).toMatch(/\.xlsx$/)

  await menuOf(page, 'note.xml').click()
  await page.getByRole('menuitem', { name: 'View Details' }).waitFor()
  expect(await page.getByRole('group', { name: 'Download' }).getByRole('menuitem').allInnerTexts()).toEqual([
    'Original',
    'Report (PDF)',
    'eFTI XML',
  ])
  const original = await downloadBy(page, () => page.getByRole('menuitem', { name: 'Original' }).click())
  expect(original.name).toBe('note.xml')
})

test('The detail dialog shows document id, status, score, violations, country, transport type, submitted and processed times, and a note pointing to the Violations page.', async ({
  page,
  member,
  hub,
}) => {
  const { id } = await member.upload(roadNote('note.xml'))
  await hub.drain()
  await page.goto('/results')
  await menuOf(page, 'note.xml').click()
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(id).waitFor()
  const terms = await dialog.getByRole('term').allInnerTexts()
  expect(terms).toEqual([
    'Document ID',
    'Status',
    'Score',
    'Violations',
    'Country',
    'Transport Type',
    'Submitted',
    'Processed',
  ])
  const facts = (await dialog.getByRole('definition').allInnerTexts()).map((fact) => fact.trim())
  expect(facts[4]).toBe('Germany → France')
  expect(facts[5]).toBe('Road')
  expect(facts.every((fact) => fact !== '' && fact !== '—')).toBe(true)
  await dialog.getByText(/are on the Violations page\.$/).waitFor()
  expect(await complaintsAbout(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => menuOf(page, 'note.xml').evaluate((button) => button.matches(':focus'))).toBe(true)
  await menuOf(page, 'note.xml').press('Enter')
  await page.getByRole('menuitem', { name: 'View Details' }).press('Enter')
  await dialog.getByRole('link', { name: 'View violations' }).click()
  await heading(page, 'Compliance Violations').waitFor()
})

test('Score in the records table, 90 or more green, 70 or more yellow, otherwise red; a dash until checked, and on a phone too.', async ({
  page,
  member: _,
}) => {
  const scores = [90, 70, 69, null]
  const items = scores.map((complianceScore) =>
    record({
      complianceScore,
      documentName: `score-${complianceScore}.pdf`,
      transportTypes: ['Inland Waterway'],
    }),
  )
  await answer(page, '/api/results', { items, nextCursor: null, total: 4 } satisfies ResultsList)
  await page.goto('/results')
  const colour = (score: number) => cssOf(rowOf(page, `score-${score}.pdf`).locator('[data-band]'), 'color')
  await rowOf(page, 'score-90.pdf').waitFor()
  const token = (name: string) =>
    page.locator('html').evaluate((root, asked) => {
      const mark = root.ownerDocument.createElement('i')
      mark.className = asked
      root.ownerDocument.body.append(mark)
      return root.ownerDocument.defaultView.getComputedStyle(mark).color as string
    }, name)
  expect([await colour(90), await colour(70), await colour(69)]).toEqual([
    await token('text-success'),
    await token('text-warning'),
    await token('text-error'),
  ])
  expect(await rowOf(page, 'score-null.pdf').getByRole('cell').nth(3).innerText()).toBe('—')
  await page.setViewportSize(PHONE)
  const cards = page.getByRole('list', { name: 'Compliance Records' })
  await cards.getByText('score-90.pdf').waitFor()
  await eventually(() => page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  expect(await lookOver(page, 'results on a phone')).toEqual([])
})

test('The records have the status of their documents, and the rate of a country has the bands of a compliance rate.', async ({
  page,
  member,
}) => {
  const statuses = [
    ['completed', 'Completed'],
    ['under_review', 'Under Review'],
    ['processing', 'Processing'],
    ['failed', 'Failed'],
  ] as const
  const items = statuses.map(([status]) => record({ status, documentName: `${status}.pdf` }))
  await answer(page, '/api/results', { items, nextCursor: null, total: 4 } satisfies ResultsList)
  const summary = (await member.get<ResultsSummary>('/api/results/summary')).body
  const rates = { DE: 95, FR: 94, PL: 90, SE: 89 }
  const countries = Object.entries(rates).map(([country, compliant]) => ({
    country,
    documents: 100,
    checked: 100,
    compliant,
  }))
  await answer(page, '/api/results/summary', { ...summary, submitted: 100, checked: 100, countries })
  await page.goto('/results')
  for (const [status, label] of statuses)
    await rowOf(page, `${status}.pdf`).getByText(label, { exact: true }).waitFor()
  const bars = page
    .getByRole('region', { name: 'Compliance by Country', exact: true })
    .first()
    .locator('li [aria-hidden]')
  await bars.nth(3).waitFor()
  expect(
    await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('style')?.match(/var\(--\w+\)/)?.[0])),
  ).toEqual(['var(--success)', 'var(--warning)', 'var(--warning)', 'var(--error)'])
})

test('Nothing yet: a dash for every figure; nothing that matches; and what cannot be loaded is asked for again.', async ({
  page,
  member: _,
}) => {
  await page.goto('/results')
  await page.getByText('No documents were submitted in this period').first().waitFor()
  const cards = page.getByRole('region', { name: 'Key figures' }).getByRole('group')
  for (const card of await cards.all()) await card.getByText('—', { exact: true }).waitFor()
  await page.goto('/results?status=failed')
  await page.getByText('No records match your filters').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('No documents were submitted in this period').first().waitFor()

  await page.route('**/api/results**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await page.getByText('The records could not be loaded').waitFor()
  await page.getByText('The figures could not be loaded').waitFor()
  await page.unroute('**/api/results**')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.first().click()
  await eventually(() => again.count()).toBe(1)
  await again.click()
  await page.getByText('No documents were submitted in this period').first().waitFor()
})

test('Rows change while they are looked at.', async ({ page, member, hub }) => {
  await member.upload(letter('coffee.txt'))
  await page.goto('/results')
  await rowOf(page, 'coffee.txt').getByText('Pending').waitFor()
  await hub.drain()
  await rowOf(page, 'coffee.txt').getByText('Under Review').waitFor()
})
