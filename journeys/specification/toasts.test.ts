import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdClock, pass, passUntil, stopClock } from '../clock.ts'
import { eventually, test } from '../journey.ts'
import { cssOf, heading, signIn, toasts, widthOf } from '../steps.ts'

/** A failed sign-in per message. */
async function failWith(page: Page, messages: string[]) {
  const left = [...messages]
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { code: 'no', message: left.shift() } }),
  )
  await signIn(page, { email: 'ida@example.org', password: 'x' })
}

test('Only 1 toast shows at a time.', async ({ page }) => {
  await failWith(page, ['The first reason.', 'The second reason.'])
  await toasts(page).getByText('The first reason.').waitFor()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toasts(page).getByText('The second reason.').waitFor()
  expect(await toasts(page).count()).toBe(1)
})

test('Toast default duration 5000 ms.', async ({ page }) => {
  await holdClock(page)
  await page.goto('/login')
  await heading(page, 'Welcome Back').waitFor()
  await failWith(page, ['No.'])
  await toasts(page).waitFor()
  await stopClock(page)
  // Hovering and the hidden window pause the count; here it has run for a second at most before the clock stopped.
  await pass(page, 2_500)
  expect(await toasts(page).count()).toBe(1)
  await pass(page, 2_500)
  await eventually(() => toasts(page).count()).toBe(0)
})

test('Hotkey F8 focuses the notification region.', async ({ page }) => {
  await failWith(page, ['No.'])
  await toasts(page).waitFor()
  await page.keyboard.press('F8')
  const focus = 'document.activeElement.closest("[role=region]")?.getAttribute("aria-label") ?? ""'
  await eventually(() => page.evaluate<string>(focus)).toMatch(/^Notifications/)
})

test('Swipe right, threshold 50 px.', async ({ page }) => {
  await failWith(page, ['No.'])
  const toast = toasts(page)
  await toast.waitFor()
  const box = await toast.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const swipe = async (by: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(45)
  await eventually(async () => (await toast.boundingBox())?.x).toBe(box?.x)
  await swipe(60)
  await eventually(() => toast.count()).toBe(0)
})

test('Toast viewport max width 420 px.', async ({ page }) => {
  await failWith(page, ['A reason that is long enough to need more than one line of a toast. '.repeat(4)])
  await toasts(page).waitFor()
  const viewport = page.getByRole('region', { name: /^Notifications/ }).getByRole('list')
  expect(await widthOf(viewport)).toBe(420)
})

test('Default and destructive variants look different.', async ({ page, hub }) => {
  await holdClock(page)
  await failWith(page, ['No.'])
  const colour = () => cssOf(toasts(page), 'background-color')
  await toasts(page).waitFor()
  const destructive = await colour()
  const member = await hub.member()
  await page.unrouteAll()
  await stopClock(page)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await passUntil(page, toasts(page).getByText('Login Successful'))
  expect(await colour()).not.toBe(destructive)
})
