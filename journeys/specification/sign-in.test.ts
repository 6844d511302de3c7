import { expect } from 'vitest'
import { holdClock, pass, passUntil, stopClock } from '../clock.ts'
import { eventually, test } from '../journey.ts'
import { heading, listen, pagePath, seePath, seeToast, signIn, toasts } from '../steps.ts'

const button = 'Sign In'
const nobody = { email: 'nobody@example.org', password: 'not-the-password' }

test("Title 'Welcome Back', a subtitle inviting the user to sign in to the compliance hub.", async ({
  page,
}) => {
  await page.goto('/login')
  await heading(page, 'Welcome Back').waitFor()
  await page.getByText(/sign in to .*compliance hub/i).waitFor()
})

test('Fields: email, password (with a show/hide toggle).', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').waitFor()
  expect(await page.getByRole('main').locator('input').count()).toBe(2)
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await password.getAttribute('type')).toBe('password')
})

test("Button 'Sign In', which reads 'Signing In...' while pending and is disabled then.", async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/login', async (route) => {
    await asked
    await route.continue()
  })
  await signIn(page, nobody)
  const pending = page.getByRole('button', { name: 'Signing In...', exact: true })
  await pending.waitFor()
  expect(await pending.isDisabled()).toBe(true)
  answer()
  const again = page.getByRole('button', { name: button, exact: true })
  await again.waitFor()
  expect(await again.isEnabled()).toBe(true)
})

test("Link 'Sign up' to /register, with the text 'Don't have an account?'.", async ({ page }) => {
  await page.goto('/login')
  await page.getByText("Don't have an account?").waitFor()
  await page.getByRole('link', { name: 'Sign up', exact: true }).click()
  await seePath(page, '/register')
  await heading(page, 'Create Account').waitFor()
})

test("An 'OR' divider and a button to an external identity provider; it navigates the browser to /api/login.", async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByText('OR', { exact: true }).waitFor()
  const leaving = page.waitForRequest('**/api/login')
  await page.getByRole('button', { name: /external identity provider/i }).click()
  expect((await leaving).isNavigationRequest()).toBe(true)
  expect((await leaving).method()).toBe('GET')
  // Not configured here: back at the form, with a notice.
  await heading(page, 'Welcome Back').waitFor()
  await page.getByRole('status').filter({ hasText: 'not set up' }).waitFor()
})

test('Login: Please enter a valid email address; Password is required.', async ({ page }) => {
  const calls = listen(page, 'POST', '/api/auth/login')
  await signIn(page, { email: 'ida@', password: '' })
  await page.getByText('Please enter a valid email address', { exact: true }).waitFor()
  await page.getByText('Password is required', { exact: true }).waitFor()
  expect(calls.count()).toBe(0)
})

test('Forms validate on submit first, then re-validate on every change.', async ({ page }) => {
  await page.goto('/login')
  const message = page.getByText('Please enter a valid email address')
  await page.getByLabel('Email').fill('ida@')
  await page.getByLabel('Password', { exact: true }).fill('x')
  expect(await message.count()).toBe(0)
  await page.getByRole('button', { name: button }).click()
  await message.waitFor()
  await page.getByLabel('Email').fill('ida@example.org')
  await message.waitFor({ state: 'hidden' })
  await page.getByLabel('Email').fill('ida@example')
  await message.waitFor()
})

test("On successful login a toast 'Login Successful' with 'Welcome back!' appears and after 500 ms the browser goes to /.", async ({
  page,
  hub,
}) => {
  const member = await hub.member()
  await holdClock(page)
  await page.goto('/login')
  await heading(page, 'Welcome Back').waitFor()
  await stopClock(page)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: button }).click()
  await passUntil(page, toasts(page))
  await seeToast(page, 'Login Successful', 'Welcome back!')
  await pass(page, 450)
  expect(pagePath(page)).toBe('/login')
  await pass(page, 50)
  await seePath(page, '/')
  await passUntil(page, page.getByRole('navigation'))
})

test("Login: toast 'Login Failed' in the destructive style, with the server's message.", async ({ page }) => {
  const answered = page.waitForResponse('**/api/auth/login')
  await signIn(page, nobody)
  const { message } = (await (await answered).json()) as { message: string }
  expect(message).toMatch(/\w/)
  await seeToast(page, 'Login Failed', message, 'destructive')
  expect(pagePath(page)).toBe('/login')
})

test('On failure a message or error field is read.', async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 503, json: { error: 'The ferry is late.' } }),
  )
  await signIn(page, nobody)
  await seeToast(page, 'Login Failed', 'The ferry is late.', 'destructive')
})

test.for(['', '<html>Bad gateway</html>', '{}'])(
  "'Invalid email or password. Please try again.' when the server gives no message: %j",
  async (body, { page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body }))
    await signIn(page, nobody)
    await seeToast(page, 'Login Failed', 'Invalid email or password. Please try again.', 'destructive')
    await eventually(() => page.getByRole('button', { name: button }).isEnabled()).toBe(true)
  },
)
