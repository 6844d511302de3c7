import { expect } from 'vitest'
import { answer, documentRow } from '../answers.ts'
import { test } from '../journey.ts'
import { letter } from '../papers.ts'
import { header, heading, listen } from '../steps.ts'

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
