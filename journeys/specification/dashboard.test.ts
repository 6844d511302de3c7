import { expect } from 'vitest'
import { answer, documentRow } from '../answers.ts'
import { consignmentNote } from '../consignment-note.ts'
import { test } from '../journey.ts'
import { complaintsAbout } from '../look-over.ts'
import { letter } from '../papers.ts'
import { cssOf, header, heading, listen, seeToast } from '../steps.ts'

test("Title 'eFTI Compliance Dashboard'; subtitle: monitor transport document compliance in real time.", async ({
  page,
  member: _,
}) => {
  await page.goto('/')
  await heading(page, 'eFTI Compliance Dashboard').waitFor()
  await page.getByText(/^monitor transport document compliance in real time\.?$/i).waitFor()
})

test("A 'Document Upload & Processing' card.", async ({ page, member: _ }) => {
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Document Upload & Processing', exact: true })
  await card.getByText('Supported formats: PDF, XML, JSON, DOC, DOCX, CSV (max 50MB)').waitFor()
})

test('A recent-documents list: GET /api/documents?limit=10, the latest 10.', async ({ page, member }) => {
  for (let number = 1; number <= 11; number += 1) await member.upload(letter(`paper-${number}.txt`))
  const read = page.waitForResponse((response) => response.url().endsWith('/api/documents?limit=10'))
  await page.goto('/')
  expect(((await (await read).json()) as unknown[]).length).toBe(10)
  const names = page.getByRole('main').getByText(/^paper-\d+\.txt$/)
  await names.first().waitFor()
  expect(await names.allTextContents()).toEqual(
    Array.from({ length: 10 }, (_value, at) => `paper-${11 - at}.txt`),
  )
})

test('It is only active for an authenticated user who has a primary tenant; so are live job updates.', async ({
  page,
  member,
}) => {
  const documents = listen(page, 'GET', /^\/api\/documents/)
  const socket = listen(page, 'GET', '/api/jobs/ws-info')
  await answer(page, '/api/auth/user', { ...member.user, tenantId: null, tenants: [] })
  await page.goto('/')
  await heading(page, 'eFTI Compliance Dashboard').waitFor()
  await page.waitForLoadState('networkidle')
  expect([documents.count(), socket.count()]).toEqual([0, 0])
  // With a tenant the very same page asks for both.
  await page.unrouteAll()
  await page.reload()
  await header(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect([documents.count() > 0, socket.count() > 0]).toEqual([true, true])
})

test('The dashboard card also uses the units Bytes, KB, MB, GB.', async ({ page, member: _ }) => {
  const sizes: [number, RegExp][] = [
    [512, /\b512 Bytes\b/],
    [1536, /\b1\.5 KB\b/],
    [3 * 1024 ** 2, /\b3(\.0+)? MB\b/],
    [2 * 1024 ** 3, /\b2(\.0+)? GB\b/],
  ]
  const rows = sizes.map(([fileSize], at) => documentRow({ fileSize, originalName: `size-${at}.pdf` }))
  await answer(page, '/api/documents', rows)
  await page.goto('/')
  for (const [at, [, words]] of sizes.entries()) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `size-${at}.pdf` })
    await row.getByText(words).waitFor()
  }
})

test('Four stat cards: Total Documents, Compliance Rate, Active Users, Countries; a figure that does not exist is —.', async ({
  page,
  member,
  hub,
}) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Key figures' })
  const card = (name: string) => cards.getByRole('group', { name, exact: true })
  await card('Compliance Rate').getByText('—', { exact: true }).first().waitFor()
  await card('Countries').getByText('—', { exact: true }).first().waitFor()
  await member.upload(await consignmentNote())
  await hub.drain()
  // The live socket brings it.
  await card('Total Documents').getByText('1', { exact: true }).waitFor()
  await card('Compliance Rate').getByText('100.0%', { exact: true }).waitFor()
  await card('Active Users').getByText('1', { exact: true }).waitFor()
  await card('Countries').getByText('2', { exact: true }).waitFor()
  await card('Compliance Rate').getByRole('link').click()
  await heading(page, 'Compliance Results').waitFor()
})

test('Colour bands of the compliance rate: 95 or more green, 90 or more yellow, below 90 red.', async ({
  page,
  member: _,
}) => {
  for (const [rate, words] of [
    [0.95, 'Good'],
    [0.949, 'Needs attention'],
    [0.9, 'Needs attention'],
    [0.899, 'Needs action'],
  ] as const) {
    await page.unrouteAll()
    await answer(page, '/api/dashboard', {
      documents: { total: 1000, uploaded: { last: 10, before: 4 } },
      compliance: { rate, checked: 1000, compliant: rate * 1000, last: 0.9, before: 0.95 },
      people: { members: 3, active: { last: 2, before: 2 } },
      countries: { total: 3, routes: { last: 3, before: 4 }, most: [{ code: 'DE', documents: 9 }] },
    })
    await page.goto('/')
    const card = page.getByRole('group', { name: 'Compliance Rate', exact: true })
    await card.getByText(words, { exact: true }).waitFor()
    await card.getByText('−5.0 points').waitFor()
    await page.getByRole('group', { name: 'Total Documents' }).getByText('+6').waitFor()
  }
})

test('Metric card widget: title, value, subtitle, a trend up, down or neutral with its value, and a status border.', async ({
  page,
  member: _,
}) => {
  const borders = new Set<string>()
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  for (const rate of [0.95, 0.9, 0.5]) {
    await page.unrouteAll()
    await answer(page, '/api/dashboard', {
      documents: { total: 40, uploaded: { last: 10, before: 4 } },
      compliance: { rate, checked: 40, compliant: rate * 40, last: 0.9, before: 0.9 },
      people: { members: 3, active: { last: 2, before: 2 } },
      countries: { total: 3, routes: { last: 3, before: 4 }, most: [{ code: 'DE', documents: 9 }] },
    })
    await page.goto('/')
    await card('Compliance Rate')
      .getByText(`${rate * 100}.0%`, { exact: true })
      .waitFor()
    for (const name of ['Compliance Rate', 'Total Documents'])
      borders.add(await cssOf(card(name), 'border-left-color'))
  }
  // Success, warning and error of the rate; information of the documents.
  expect(borders.size).toBe(4)
  for (const [name, words] of [
    ['Total Documents', 'For information 40 10 uploaded in the last 30 days Up: +6'],
    ['Active Users', 'For information 2 of 3 members, in the last 30 days Unchanged: ±0'],
    ['Countries', 'For information 3 Germany Down: −1'],
  ] as const) {
    const seen = (await card(name).innerText()).replaceAll(/\s+/g, ' ')
    expect(seen).toBe(`${name} ${words} vs previous 30 days`)
  }
})

test("A 'Recent Activity' card: the latest four of the audit trail, and 'View All Activity' leads there.", async ({
  page,
  member,
}) => {
  for (let number = 1; number <= 4; number += 1) await member.upload(letter(`paper-${number}.txt`))
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Recent Activity' })
  await card.getByText('Uploaded: paper-1.txt').waitFor()
  const entries = await card.getByRole('listitem').allInnerTexts()
  expect(entries.map((entry) => /paper-\d/.exec(entry)?.[0])).toEqual([
    'paper-4',
    'paper-3',
    'paper-2',
    'paper-1',
  ])
  await card.getByRole('link', { name: 'View All Activity' }).click()
  await heading(page, 'Audit Trail').waitFor()
})

test("A 'Quick Actions' card with Generate Report, Export Violations and Batch Process.", async ({
  page,
  member,
  hub,
}) => {
  await member.upload(letter())
  await hub.drain()
  await page.goto('/')
  const quick = page.getByRole('region', { name: 'Quick Actions' })
  await quick.getByRole('button', { name: /^Generate Report/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Report' })
  await dialog.getByLabel('Custom range').check()
  await dialog.getByRole('button', { name: 'Generate report' }).click()
  await dialog.getByText('Choose both dates').waitFor()
  expect(await complaintsAbout(page)).toEqual([])
  await dialog.getByLabel('Last 90 days').check()
  // By keyboard: one that fails leaves the focus where it was, and Escape leaves the dialog, not the toast.
  await page.route('**/api/dashboard/report**', (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Generate report' }).press('Enter')
  await seeToast(page, 'Report Failed', undefined, 'destructive')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.unroute('**/api/dashboard/report**')
  await quick.getByRole('button', { name: /^Generate Report/ }).click()
  const report = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Generate report' }).click()
  expect((await report).suggestedFilename()).toMatch(/^compliance-report-.*\.pdf$/)
  await seeToast(page, 'Report Ready')

  await quick.getByRole('button', { name: /^Export Violations/ }).click()
  const exporting = page.getByRole('dialog', { name: 'Export Violations' })
  expect(await complaintsAbout(page)).toEqual([])
  await exporting.getByLabel('CSV, for any program').check()
  const csv = page.waitForEvent('download')
  await exporting.getByRole('link', { name: 'Download' }).click()
  const text = (await (await csv).createReadStream()).setEncoding('utf8')
  expect((await text.toArray()).join('')).toContain('Not recognised as a freight document')
  await quick.getByRole('link', { name: /^Batch Process/ }).waitFor()
})

test("An empty organisation is offered 'Try a sample document', which runs the real pipeline.", async ({
  page,
  member: _,
  hub,
}) => {
  await page.goto('/processing')
  await page.getByRole('button', { name: 'Try a sample document' }).waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Try a sample document' }).click()
  await seeToast(page, 'Document uploaded successfully', 'Your document has been queued for processing.')
  await hub.drain()
  const row = page.getByRole('listitem').filter({ hasText: 'Sample CMR consignment note.pdf' })
  await row.getByText('Under Review').waitFor()
})
