import { expect } from 'vitest'
import { bringEndedSession, DESKTOP, test } from '../journey.ts'
import { header, heading, seePath } from '../steps.ts'

test('While authentication state is loading, a centred spinner is shown.', async ({ page, context, hub }) => {
  await bringEndedSession(hub, context)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/user', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  const spinner = page.getByRole('status', { name: 'Loading' })
  await spinner.waitFor()
  const box = await spinner.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(DESKTOP.width / 2, -1)
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(DESKTOP.height / 2, -1)
  expect(await heading(page, 'Welcome Back').isVisible()).toBe(false)
  answer()
  await heading(page, 'Welcome Back').waitFor()
  expect(await spinner.isVisible()).toBe(false)
})

test('Unauthenticated visitors get /login (sign-in form) and /register (account creation form).', async ({
  page,
}) => {
  await page.goto('/login')
  await heading(page, 'Welcome Back').waitFor()
  await page.goto('/register')
  await heading(page, 'Create Account').waitFor()
})

test.for(['/', '/processing', '/settings', '/no/such/path'])(
  'Every other path, including /, shows the sign-in form: %s',
  async (path, { page }) => {
    await page.goto(path)
    await heading(page, 'Welcome Back').waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
  },
)

test('Authenticated visitors get a shell with a collapsible sidebar and a header.', async ({
  page,
  member: _,
}) => {
  await page.goto('/')
  await page.getByRole('navigation').waitFor()
  await header(page).getByText('Ida Lindqvist', { exact: true }).waitFor()
})

test.for([
  ['/', 'eFTI Compliance Dashboard'],
  ['/processing', 'Document Processing'],
  ['/results', 'Compliance Results'],
  ['/admin', 'Admin Metrics'],
  ['/sustainability', 'Sustainability Dashboard'],
  ['/violations', 'Compliance Violations'],
  ['/audit', 'Audit Trail'],
  ['/settings', 'Settings'],
] as const)('Inside the shell the routes are: %s', async ([path, title], { page, member: _ }) => {
  await page.goto(path)
  await heading(page, title).waitFor()
  await page.getByRole('navigation').waitFor()
  await seePath(page, path)
})
