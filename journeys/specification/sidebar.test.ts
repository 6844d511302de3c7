import { expect } from 'vitest'
import { holdClock, pass, stopClock } from '../clock.ts'
import { eventually, test } from '../journey.ts'
import { letter } from '../papers.ts'
import { cssOf, heading, seePath, widthOf } from '../steps.ts'

const SEVEN_DAYS_S = 7 * 24 * 60 * 60
const REM = 16

test.beforeEach(async ({ page, member: _ }) => {
  await page.goto('/')
  await page.getByRole('navigation').waitFor()
})

test.for([
  [
    'Navigation',
    [
      ['Dashboard', '/'],
      ['Document Processing', '/processing'],
      ['Compliance Results', '/results'],
      ['Admin Metrics', '/admin'],
      ['Sustainability', '/sustainability'],
      ['Consignments', '/consignments'],
    ],
  ],
  [
    'Compliance Tools',
    [
      ['Audit Trail', '/audit'],
      ['Violations', '/violations'],
      ['Settings', '/settings'],
    ],
  ],
] as const)("Group '%s' and its entries", async ([group, entries], { page }) => {
  const title = heading(page, group)
  await title.waitFor()
  const links = page.locator('nav div', { has: title }).getByRole('link')
  expect(await links.count()).toBe(entries.length)
  for (const [at, [label, path]] of entries.entries()) {
    await links.nth(at).getByText(label, { exact: true }).waitFor()
    expect(await links.nth(at).getAttribute('href')).toBe(path)
  }
})

test("Audit Trail has the badge 'Live'.", async ({ page }) => {
  await page.getByRole('link', { name: 'Audit Trail' }).getByText('Live', { exact: true }).waitFor()
})

test('Violations has a warning badge: the number of open violations, live, muted at 0.', async ({
  page,
  member,
  hub,
}) => {
  const entry = page.getByRole('link', { name: /^Violations/ })
  const badge = (figure: string) => entry.getByText(figure, { exact: true }).locator('..')
  await badge('0').waitFor()
  const muted = await cssOf(badge('0'), 'background-color')
  await member.upload(letter())
  await hub.drain()
  await badge('1').waitFor()
  expect(await cssOf(badge('1'), 'background-color')).not.toBe(muted)
})

test("Its footer reads 'Version 2.1.4' and 'EU Compliance Ready'.", async ({ page }) => {
  const footer = page.getByRole('complementary').locator('footer')
  await footer.getByText('Version 2.1.4', { exact: true }).waitFor()
  await footer.getByText('EU Compliance Ready', { exact: true }).waitFor()
})

test("The current route's entry is highlighted.", async ({ page }) => {
  const current = page.getByRole('navigation').locator('[aria-current=page]')
  expect(await current.count()).toBe(1)
  expect(await current.getAttribute('href')).toBe('/')
  await page.getByRole('link', { name: 'Document Processing' }).click()
  await seePath(page, '/processing')
  await eventually(() => current.getAttribute('href')).toBe('/processing')
  expect(await current.count()).toBe(1)
  const other = page.getByRole('link', { name: 'Dashboard' })
  await page.mouse.move(900, 500, { steps: 8 })
  await eventually(() => cssOf(current, 'background-color')).not.toBe(await cssOf(other, 'background-color'))
})

test.for(['Control', 'Meta'])(
  'The sidebar collapses to icons (%s plus the key b toggles it).',
  async (key, { page }) => {
    const sidebar = page.getByRole('complementary')
    expect(await widthOf(sidebar)).toBe(16 * REM)
    await page.keyboard.press(`${key}+b`)
    await eventually(() => widthOf(sidebar)).toBe(3 * REM)
    await sidebar.getByRole('link', { name: 'Dashboard' }).waitFor()
    await page.keyboard.press(`${key}+b`)
    await eventually(() => widthOf(sidebar)).toBe(16 * REM)
  },
)

test('Expanded or collapsed, persisted in a cookie named sidebar_state for 7 days.', async ({
  page,
  context,
}) => {
  await page.keyboard.press('Control+b')
  const sidebar = page.getByRole('complementary')
  await eventually(() => widthOf(sidebar)).toBe(3 * REM)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(SEVEN_DAYS_S, -2)
  await page.reload()
  await sidebar.waitFor()
  expect(await widthOf(sidebar)).toBe(3 * REM)
})

test('On screens narrower than 768 px it becomes a slide-in sheet, 18rem wide.', async ({ page }) => {
  const sidebar = page.getByRole('complementary')
  const sheet = page.getByRole('dialog')
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await sidebar.isVisible()).toBe(true)
  await page.setViewportSize({ width: 767, height: 800 })
  await sidebar.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+b')
  await sheet.getByRole('link', { name: 'Settings' }).waitFor()
  await eventually(() => widthOf(sheet)).toBe(18 * REM)
  expect((await sheet.boundingBox())?.x).toBe(0)
  await sheet.getByRole('link', { name: 'Settings' }).click()
  await seePath(page, '/settings')
  await sheet.waitFor({ state: 'hidden' })
})

test('Tooltip delay 700 ms, skip delay 300 ms.', async ({ page }) => {
  await holdClock(page)
  await page.reload()
  await page.getByRole('navigation').waitFor()
  await page.keyboard.press('Control+b')
  const entry = (name: string) => page.getByRole('complementary').getByRole('link', { name })
  const tooltip = page.getByRole('tooltip')
  await stopClock(page)
  await entry('Settings').hover()
  await pass(page, 690)
  expect(await tooltip.count()).toBe(0)
  await pass(page, 20)
  await eventually(() => tooltip.textContent()).toBe('Settings')
  await page.mouse.move(900, 500, { steps: 8 })
  await eventually(() => tooltip.count()).toBe(0)
  await pass(page, 290)
  await entry('Audit Trail').hover()
  await eventually(() => tooltip.textContent()).toBe('Audit Trail')
  await page.mouse.move(900, 500, { steps: 8 })
  await eventually(() => tooltip.count()).toBe(0)
  await pass(page, 310)
  await entry('Settings').hover()
  await pass(page, 600)
  expect(await tooltip.count()).toBe(0)
})
