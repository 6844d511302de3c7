import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { holdClock, pass, passUntil, stopClock } from '../clock.ts'
import { bringEndedSession, eventually, test } from '../journey.ts'
import { letter } from '../papers.ts'
import { chooseFile, header, heading, listen, openJobs, signIn, toasts } from '../steps.ts'

const MINUTE = 60_000
const dashboard = (page: Page) => heading(page, 'eFTI Compliance Dashboard')

async function goTo(page: Page, entry: string, title: string) {
  await page.getByRole('navigation').getByRole('link', { name: entry }).click()
  await heading(page, title).waitFor()
}

/** Everything a member does on the screens built so far. */
async function walk(page: Page, calls: Request[]) {
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  await page.goto('/processing')
  await chooseFile(page, letter())
  await openJobs(page, 'letter.txt')
  await page.keyboard.press('Escape')
  await goTo(page, 'Violations', 'Compliance Violations')
  await page.waitForLoadState('networkidle')
}

test('Every request sends cookies (credentials).', async ({ page, member: _ }) => {
  const calls: Request[] = []
  await walk(page, calls)
  expect(calls.length).toBeGreaterThan(7)
  for (const call of calls) expect((await call.allHeaders()).cookie, call.url()).toMatch(/\w=/)
})

test('A JSON body with a JSON content type is sent only when a payload exists.', async ({ page, hub }) => {
  const member = await hub.member()
  const calls: Request[] = []
  page.on('request', (request) => calls.push(request))
  await signIn(page, member)
  await dashboard(page).waitFor()
  await walk(page, calls)
  const ours = [...new Set(calls)].filter((call) => /\/api\//.test(call.url()) && call.method() !== 'PUT')
  const typed = ours.filter((call) => call.headers()['content-type'])
  expect(ours.length).toBeGreaterThan(typed.length)
  expect([...new Set(typed.map((call) => new URL(call.url()).pathname))].sort()).toEqual([
    '/api/auth/login',
    '/api/documents',
  ])
  for (const call of typed) {
    expect(call.headers()['content-type']).toBe('application/json')
    expect(call.postDataJSON()).toBeTypeOf('object')
  }
  for (const call of ours.filter((call) => !typed.includes(call))) expect(call.postData()).toBeNull()
})

test('The current-user call is not retried.', async ({ page, context, hub }) => {
  await bringEndedSession(hub, context)
  await holdClock(page)
  const calls = listen(page, 'GET', '/api/auth/user')
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await heading(page, 'Welcome Back').waitFor()
  await stopClock(page)
  await pass(page, MINUTE)
  expect(calls.count()).toBe(1)
})

test('Its result is considered fresh for 5 minutes.', async ({ page, member: _ }) => {
  await holdClock(page)
  const calls = listen(page, 'GET', '/api/auth/user')
  await page.goto('/')
  await dashboard(page).waitFor()
  await stopClock(page)
  await page.clock.fastForward(4.8 * MINUTE)
  await goTo(page, 'Document Processing', 'Document Processing')
  expect(calls.count()).toBe(1)
  await page.clock.fastForward(0.3 * MINUTE)
  await goTo(page, 'Dashboard', 'eFTI Compliance Dashboard')
  await eventually(() => calls.count()).toBe(2)
})

test('Data cache: never stale; unused entries kept 5 minutes.', async ({ page, member: _ }) => {
  await holdClock(page)
  const calls = listen(page, 'GET', '/api/documents?limit=10')
  await page.goto('/')
  await page.getByText('No documents uploaded yet').waitFor()
  await goTo(page, 'Settings', 'Settings')
  await stopClock(page)
  await pass(page, 4.8 * MINUTE)
  await goTo(page, 'Dashboard', 'eFTI Compliance Dashboard')
  await page.getByText('No documents uploaded yet').waitFor()
  expect(calls.count()).toBe(1)
  await goTo(page, 'Settings', 'Settings')
  await pass(page, 5.2 * MINUTE)
  await goTo(page, 'Dashboard', 'eFTI Compliance Dashboard')
  await eventually(() => calls.count()).toBe(2)
})

test('Refetch on window focus, interval refetch, retries: none.', async ({ page, member: _ }) => {
  await holdClock(page)
  await page.route('**/api/documents?limit=10', (route) => route.fulfill({ status: 500, body: '' }))
  const calls = listen(page, 'GET', '/api/documents?limit=10')
  const violations = listen(page, 'GET', /^\/api\/violations/)
  await page.goto('/')
  await dashboard(page).waitFor()
  await page.waitForLoadState('networkidle')
  const before = violations.count()
  await stopClock(page)
  await page.evaluate(
    'dispatchEvent(new Event("focus")); document.dispatchEvent(new Event("visibilitychange"))',
  )
  await pass(page, 2 * MINUTE)
  expect([calls.count(), violations.count()]).toEqual([1, before])
})

test('Mutations are not retried.', async ({ page }) => {
  await holdClock(page)
  const calls = listen(page, 'POST', '/api/auth/login')
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/login')
  await heading(page, 'Welcome Back').waitFor()
  await stopClock(page)
  await page.getByLabel('Email').fill('ida@example.org')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await passUntil(page, toasts(page).getByText('Login Failed'))
  await pass(page, MINUTE)
  expect(calls.count()).toBe(1)
})

test('By default a 401 is treated as an error: a session that ended leads to the sign-in form.', async ({
  page,
  member,
}) => {
  await page.goto('/')
  await header(page).waitFor()
  await member.post('/api/auth/logout')
  await goTo(page, 'Document Processing', 'Document Processing').catch(() => {})
  await heading(page, 'Welcome Back').waitFor()
})
