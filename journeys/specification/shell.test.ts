import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { memberIn, test } from '../journey.ts'
import { header, heading } from '../steps.ts'

test('The header area shows the product title and the subtitle Compliance Platform.', async ({
  page,
  member: _,
}) => {
  await page.goto('/')
  await header(page).getByText('eFTI Compliance Hub', { exact: true }).waitFor()
  await header(page).getByText('Compliance Platform', { exact: true }).waitFor()
})

test("The header shows the user's name and a Logout button.", async ({ page, hub, context }) => {
  await memberIn(hub, context, { firstName: 'Zdeňka', lastName: 'O’Dálaigh' })
  await page.goto('/')
  await header(page).getByText('Zdeňka O’Dálaigh', { exact: true }).waitFor()
  await header(page).getByRole('button', { name: 'Logout', exact: true }).waitFor()
})

test('Or the email if there is no name.', async ({ page, member }) => {
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { ...member.user, name: '' } }))
  await page.goto('/')
  await header(page).getByText(member.email, { exact: true }).waitFor()
})

test('On logout the user is cleared and the page reloads.', async ({ page, member }) => {
  await page.goto('/processing')
  const reloaded = page.waitForEvent('load')
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await reloaded
  await heading(page, 'Welcome Back').waitFor()
  // The server forgot the session too: the same cookie opens nothing any more.
  expect((await member.get('/api/auth/user')).status).toBe(401)
})

test.for([
  ['answers with a failure', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ['is never answered', (route: Route) => route.abort()],
] as const)(
  'Logout failure: logged, then the user is cleared and the page reloads: it %s',
  async ([, fail], { page, member: _ }) => {
    const logged = page.waitForEvent(
      'console',
      (line) => line.type() === 'error' && /logout/i.test(line.text()),
    )
    await page.route('**/api/auth/logout', fail)
    await page.goto('/')
    await header(page).waitFor()
    const asked = page.waitForRequest('**/api/auth/user')
    const reloaded = page.waitForEvent('load')
    await header(page).getByRole('button', { name: 'Logout' }).click()
    await Promise.all([logged, reloaded, asked])
  },
)
