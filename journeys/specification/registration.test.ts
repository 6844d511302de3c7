import { expect } from 'vitest'
import { holdClock, pass, passUntil, stopClock } from '../clock.ts'
import { test } from '../journey.ts'
import {
  fillRegistration,
  heading,
  listen,
  pagePath,
  seePath,
  seeToast,
  signUp,
  somebody,
  toasts,
} from '../steps.ts'

const button = 'Create Account'

test("Title 'Create Account', a subtitle inviting the user to sign up for the compliance hub.", async ({
  page,
}) => {
  await page.goto('/register')
  await heading(page, 'Create Account').waitFor()
  await page.getByText(/sign up for .*compliance hub/i).waitFor()
})

test('Fields: First Name, Last Name, Email, Password, Confirm Password.', async ({ page }) => {
  await page.goto('/register')
  await heading(page, 'Create Account').waitFor()
  expect(await page.getByRole('main').locator('label').allTextContents()).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Password',
    'Confirm Password',
  ])
})

test('Each password field has its own show/hide toggle.', async ({ page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  const confirmation = page.getByLabel('Confirm Password', { exact: true })
  const types = async () => [await password.getAttribute('type'), await confirmation.getAttribute('type')]
  await page.getByRole('button', { name: 'Show confirm password' }).click()
  expect(await types()).toEqual(['password', 'text'])
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Hide confirm password' }).click()
  expect(await types()).toEqual(['text', 'password'])
})

test("Button 'Create Account', which reads 'Creating Account...' while pending and is disabled then.", async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/register', async (route) => {
    await asked
    await route.fulfill({ status: 503, body: '' })
  })
  await signUp(page)
  const pending = page.getByRole('button', { name: 'Creating Account...', exact: true })
  await pending.waitFor()
  expect(await pending.isDisabled()).toBe(true)
  answer()
  await page.getByRole('button', { name: button, exact: true }).waitFor()
})

test("Link 'Sign in' to /login, with the text 'Already have an account?'; the same external-provider button.", async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByText('Already have an account?').waitFor()
  await page.getByText('OR', { exact: true }).waitFor()
  await page.getByRole('button', { name: /external identity provider/i }).waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await seePath(page, '/login')
})

test('Registration: the message of every rule that an empty form breaks.', async ({ page }) => {
  const calls = listen(page, 'POST', '/api/auth/register')
  await page.goto('/register')
  await page.getByRole('button', { name: button }).click()
  for (const message of [
    'Please enter a valid email address',
    'First name is required',
    'Last name is required',
    'Password must be at least 8 characters',
  ]) {
    await page.getByText(message, { exact: true }).waitFor()
  }
  expect(calls.count()).toBe(0)
})

test('confirmPassword must equal password: Passwords don’t match (shown on confirmPassword).', async ({
  page,
}) => {
  await page.goto('/register')
  await fillRegistration(page, somebody())
  const confirmation = page.getByLabel('Confirm Password', { exact: true })
  await confirmation.fill('another-password')
  await page.getByRole('button', { name: button }).click()
  const message = page.getByText("Passwords don't match", { exact: true })
  await message.waitFor()
  expect(await confirmation.getAttribute('aria-describedby')).toBe(await message.getAttribute('id'))
  await confirmation.fill(somebody().password)
  await message.waitFor({ state: 'hidden' })
})

test('Password: 7 characters are refused, 8 are enough.', async ({ page }) => {
  const message = page.getByText('Password must be at least 8 characters')
  await signUp(page, { ...somebody(), password: 'lorry-7' })
  await message.waitFor()
  await signUp(page, { ...somebody(), password: 'lorry--8' })
  await seePath(page, '/')
})

test("On successful registration a toast 'Registration Successful' appears and after 500 ms the browser goes to /.", async ({
  page,
}) => {
  await holdClock(page)
  await page.goto('/register')
  await heading(page, 'Create Account').waitFor()
  await stopClock(page)
  await fillRegistration(page, somebody())
  await page.getByRole('button', { name: button }).click()
  await passUntil(page, toasts(page))
  await seeToast(page, 'Registration Successful', 'Your account has been created. Logging you in...')
  await pass(page, 450)
  expect(pagePath(page)).toBe('/register')
  await pass(page, 50)
  await seePath(page, '/')
  await passUntil(page, page.getByRole('navigation'))
})

test("Registration: toast 'Registration Failed' with the server's message.", async ({ page, hub }) => {
  const { email } = await hub.member()
  const answered = page.waitForResponse('**/api/auth/register')
  await signUp(page, { ...somebody(), email })
  const { message } = (await (await answered).json()) as { message: string }
  expect(message).toMatch(/\w/)
  await seeToast(page, 'Registration Failed', message, 'destructive')
})

test("'Failed to create account. Please try again.' when the server gives no message.", async ({ page }) => {
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }))
  await signUp(page)
  await seeToast(page, 'Registration Failed', 'Failed to create account. Please try again.', 'destructive')
})
