import { expect } from 'vitest'
import { answer, sampleViolationRow, sampleViolationsList } from '../answers.ts'
import { test } from '../journey.ts'
import { letter, sample } from '../papers.ts'
import { choicesOf, choose, cssOf, seeToast } from '../steps.ts'

const SEVERITIES = ['Critical', 'High', 'Medium', 'Low'] as const
const some = (severity: (typeof SEVERITIES)[number], times: number) =>
  Array.from({ length: times }, (_value, at) =>
    sampleViolationRow({
      severity: severity.toLowerCase() as 'high',
      description: `${severity} finding ${at + 1}.`,
    }),
  )

test('Severity counters.', async ({ page, member: _ }) => {
  const items = [...some('Critical', 4), ...some('High', 3), ...some('Medium', 2), ...some('Low', 1)]
  await answer(page, '/api/violations', sampleViolationsList(items))
  await page.goto('/violations')
  const counters = page.getByRole('list', { name: /severity/i }).getByRole('listitem')
  await counters.nth(3).waitFor()
  expect((await counters.allTextContents()).map((words) => words.replaceAll(/\s/g, ''))).toEqual([
    'Critical4',
    'High3',
    'Medium2',
    'Low1',
  ])
})

test('A list of violations: type, description, field and suggested fix, from what the server found.', async ({
  page,
  member,
  hub,
}) => {
  await member.upload(letter('coffee.txt'))
  await hub.drain()
  await page.goto('/violations')
  await page.getByRole('heading', { name: 'coffee.txt' }).waitFor()
  const entry = page.getByRole('listitem').filter({ hasText: 'Not recognised as a freight document' })
  await entry.getByText('High', { exact: true }).waitFor()
})

test('A violation shows its optional field name and suggested fix.', async ({ page, member: _ }) => {
  const fieldName = 'Date of acceptance'
  const row = sampleViolationRow({ fieldName })
  const { suggestedFix = '', violationType, description } = row
  await answer(page, '/api/violations', sampleViolationsList([row]))
  await page.goto('/violations')
  for (const words of [violationType, description, fieldName, suggestedFix]) {
    await page.getByRole('main').getByText(words).waitFor()
  }
})

test('Severity badge: destructive for critical and high, default for medium, secondary for low.', async ({
  page,
  member: _,
}) => {
  await page.route('**/remediation', (route) => route.fulfill({ status: 500, body: '' }))
  await answer(
    page,
    '/api/violations',
    sampleViolationsList(SEVERITIES.flatMap((severity) => some(severity, 1))),
  )
  await page.goto('/violations')
  const badge = (severity: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `${severity} finding 1.` })
      .getByText(severity, { exact: true })
  const colour = (severity: string) => cssOf(badge(severity), 'background-color')
  const [critical, high, medium, low] = await Promise.all(SEVERITIES.map(colour))
  expect(critical).toBe(high)
  expect(new Set([high, medium, low]).size).toBe(3)
  // Destructive is what destructive toasts are.
  await page.getByRole('button', { name: /^AI Remediation/ }).click()
  await seeToast(page, 'Error', undefined, 'destructive')
  expect(await cssOf(page.locator('[data-variant=destructive]'), 'background-color')).toBe(critical)
})

test('A search box.', async ({ page, member, hub }) => {
  await member.upload(letter('coffee.txt'))
  await member.upload({ ...letter('broken.xml', '<consignment/>'), mimeType: 'application/xml' })
  await hub.drain()
  await page.goto('/violations')
  const entry = page.getByText('Not recognised as a freight document').first()
  await entry.waitFor()
  await page.getByRole('searchbox').fill('FREIGHT document')
  await entry.waitFor()
  await page.getByRole('searchbox').fill('no such words')
  await entry.waitFor({ state: 'hidden' })
  await page.getByText('No violations match your filters', { exact: true }).waitFor()
})

test('A severity filter (All, Critical, High, Medium, Low).', async ({ page, member, hub }) => {
  await member.upload(letter('coffee.txt'))
  await hub.drain()
  await page.goto('/violations')
  expect(await choicesOf(page, 'Severity')).toEqual(['All', ...SEVERITIES])
  const entry = page.getByText('Not recognised as a freight document').first()
  await choose(page, 'Severity', 'Critical')
  await entry.waitFor({ state: 'hidden' })
  await choose(page, 'Severity', 'High')
  await entry.waitFor()
})

test("Empty state 'No violations found', with 'All documents are compliant'.", async ({
  page,
  member,
  hub,
}) => {
  await member.upload(sample('cmr-german-complete').document)
  await hub.drain()
  await page.goto('/violations')
  await page.getByText('No violations found', { exact: true }).waitFor()
  await page.getByText('All documents are compliant', { exact: true }).waitFor()
})

test("Or 'No violations match your filters'.", async ({ page, member: _ }) => {
  await page.goto('/violations')
  await choose(page, 'Severity', 'Low')
  await page.getByText('No violations found', { exact: true }).waitFor()
  await page.getByText('No violations match your filters', { exact: true }).waitFor()
})
