import type { CurrentUser, SecuritySettings } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { codeAt } from '../../apps/server/src/testing/authenticator.ts'
import { eventually, memberIn, test } from '../journey.ts'
import { lookOver } from '../look-over.ts'
import { header, heading, pagePath, seePath, seeToast, signIn, somebody } from '../steps.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const isOn = (page: Page, name: string) =>
  page.getByRole('switch', { name, exact: true }).getAttribute('aria-checked')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first().click()

test('Tabs: Profile, Notifications, Security, Tenant; the address holds the one that is open.', async ({
  page,
  member: _,
}) => {
  await page.goto('/settings')
  await heading(page, 'Settings').waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Profile',
    'Notifications',
    'Security',
    'Tenant',
  ])
  await tab(page, 'Security').click()
  await eventually(() => page.url()).toMatch(/\/settings\?tab=security$/)
  await page.reload()
  await eventually(() => tab(page, 'Security').getAttribute('aria-selected')).toBe('true')
})

test("Profile: the email field is disabled with its text; tenant id and role are read-only, the role 'Compliance Manager'. Save: 'Settings Saved'.", async ({
  page,
  member,
}) => {
  await page.goto('/settings')
  const email = page.getByLabel('Email', { exact: true })
  await eventually(() => email.inputValue()).toBe(member.email)
  expect(await email.isDisabled()).toBe(true)
  await page.getByText('Email cannot be changed after registration', { exact: true }).waitFor()
  for (const [label, value] of [
    ['Tenant ID', member.tenantId],
    ['Role', 'Compliance Manager'],
  ] as const) {
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    expect(await page.getByLabel(label, { exact: true }).isEditable()).toBe(false)
  }
  await page.getByLabel('First Name').fill('Ingrid')
  await save(page)
  await seeToast(page, 'Settings Saved')
  await header(page).getByText('Ingrid Lindqvist').waitFor()
  expect((await member.get<CurrentUser>('/api/auth/user')).body.name).toBe('Ingrid Lindqvist')
})

test("Notifications: email, document alerts, compliance alerts on; weekly reports off. Save: 'Notifications Updated', and it stays.", async ({
  page,
  member: _,
}) => {
  await page.goto('/settings?tab=notifications')
  await page.getByRole('switch').first().waitFor()
  const seen = async () =>
    Promise.all(
      ['Email Notifications', 'Document Alerts', 'Compliance Alerts', 'Weekly Reports'].map((name) =>
        isOn(page, name),
      ),
    )
  expect(await seen()).toEqual(['true', 'true', 'true', 'false'])
  await page.getByRole('switch', { name: 'Weekly Reports' }).click()
  await save(page)
  await seeToast(page, 'Notifications Updated')
  await page.reload()
  await page.getByRole('switch').first().waitFor()
  expect(await seen()).toEqual(['true', 'true', 'true', 'true'])
})

test("Security: AI-powered validation is on; a masked production API key is Active; 'Generate New Key' shows a new one, once; 'Security Updated'.", async ({
  page,
  member,
}) => {
  await page.goto('/settings?tab=security')
  const consent = 'Send document content to the configured provider'
  await eventually(() => isOn(page, 'AI-powered validation')).toBe('true')
  expect(await isOn(page, consent)).toBe('false')
  await page.getByRole('switch', { name: consent, exact: true }).click()
  await save(page)
  await seeToast(page, 'Security Updated')
  expect((await member.get<SecuritySettings>('/api/settings/security')).body.sendContent).toBe(true)

  const key = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await key.getByText('Production', { exact: true }).waitFor()
  await key.getByText('Active', { exact: true }).waitFor()
  await key.getByText(/^efti_•+[\w-]{4}$/).waitFor()
  await key.getByRole('button', { name: /^Generate New Key/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate New Key', exact: true }).click()
  const keyField = page.getByRole('dialog').getByLabel('Key', { exact: true })
  const secret = await keyField.inputValue()
  expect(secret).toMatch(/^efti_[\w-]{65}$/)
  const headers = { authorization: `Bearer ${secret}` }
  const byKey = await fetch(new URL('/api/documents', page.url()), { headers })
  expect(byKey.status).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(secret)
})

test('A save that fails shows the reason in the destructive style; what was typed stays.', async ({
  page,
  member: _,
}) => {
  await page.goto('/settings?tab=tenant')
  await page.getByLabel('Contact email').fill('no address')
  await save(page)
  await seeToast(page, 'Not saved', undefined, 'destructive')
  await page.getByRole('tabpanel').getByText('Please enter a valid email address').waitFor()
  expect(await page.getByLabel('Contact email').inputValue()).toBe('no address')
  await page.getByLabel('Contact email').fill('office@example.org')
  await page.getByLabel('Name', { exact: true }).fill('Lindqvist Spedition AB')
  await save(page)
  await seeToast(page, 'Settings Saved')
  await header(page).getByText('Lindqvist Spedition AB').waitFor()
})

test('Who may not change anything sees why; what cannot be loaded can be tried again.', async ({
  page,
  hub,
  context,
}) => {
  const ida = await hub.member()
  const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  await context.addCookies(
    [...olga.cookies].map(([name, value]) => ({ name, value, url: hub.url, httpOnly: true })),
  )
  await page.goto('/settings?tab=security')
  await page.getByText('Only a Compliance Manager can change this.').waitFor()
  expect(await page.getByRole('switch').first().isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: /^Generate New Key/ }).isDisabled()).toBe(true)
  await page.route('**/api/settings/tenant', (route) => route.fulfill({ status: 503, body: '' }))
  await tab(page, 'Tenant').click()
  await page.getByText('The settings could not be loaded').first().waitFor()
  await page.unroute('**/api/settings/tenant')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByLabel('Name', { exact: true }).waitFor()
})

test('An invitation: the link is shown once without a mail server, and leads a stranger, or somebody signed in, into the organisation.', async ({
  page,
  member,
  hub,
  browser,
}) => {
  await page.goto('/settings?tab=tenant')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const person = somebody()
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Role').selectOption({ label: 'Auditor' })
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  const link = await dialog.getByLabel('Invitation link').inputValue()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('list', { name: 'Invitations' }).getByText(person.email).waitFor()

  const elsewhere = await browser.newContext({ baseURL: hub.url, reducedMotion: 'reduce' })
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await stranger.getByText(/^You are invited to Ida Lindqvist/).waitFor()
  await stranger.getByText(`The invitation is for ${person.email[0]}•••@`).waitFor()
  await stranger.getByLabel('Email').fill(person.email)
  await stranger.getByLabel('First Name').fill(person.firstName)
  await stranger.getByLabel('Last Name').fill(person.lastName)
  await stranger.getByLabel('Password', { exact: true }).fill(person.password)
  await stranger.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await stranger.getByRole('button', { name: 'Create Account' }).click()
  await seePath(stranger, '/')
  await stranger.goto('/settings')
  await eventually(() => stranger.getByLabel('Role', { exact: true }).inputValue()).toBe('Auditor')
  await elsewhere.close()

  // Somebody with an organisation of their own accepts, and then switches back.
  const otto = await hub.member({ firstName: 'Otto', lastName: 'Berg' })
  const second = await member.post<{ link: string }>('/api/invitations', {
    email: otto.email,
    role: 'operator',
  })
  await page.context().clearCookies()
  await page.goto(second.body.link.replace('/register', '/login'))
  await page.getByLabel('Email').fill(otto.email)
  await page.getByLabel('Password', { exact: true }).fill(otto.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: /^Join Ida/ }).click()
  await seeToast(page, 'Invitation Accepted')
  const switcher = header(page).getByRole('button', { name: /^Organisation/ })
  await switcher.getByText(/^Ida Lindqvist/).waitFor()
  const opened = page.waitForEvent('websocket')
  await switcher.click()
  await page.getByRole('menuitem', { name: /^Otto Berg/ }).click()
  await switcher.getByText(/^Otto Berg/).waitFor()
  await opened
  expect((await otto.get<CurrentUser>('/api/auth/user')).status).toBe(200)
})

test('A second factor: set up with a code, asked after the password at the next sign-in.', async ({
  page,
  hub,
  context,
}) => {
  const member = await memberIn(hub, context)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: /^QR code/ }).waitFor()
  const secret = await dialog.getByLabel('Or enter this key').inputValue()
  const code = (later = 0) => codeAt(secret, new Date(Date.now() + later))
  await dialog.getByLabel('Code', { exact: true }).fill(code())
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await eventually(() =>
    dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count(),
  ).toBe(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()

  await context.clearCookies()
  await signIn(page, member)
  const field = page.getByLabel('Code', { exact: true })
  await field.waitFor()
  await field.fill('000000')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await seeToast(page, 'Login Failed', undefined, 'destructive')
  expect(pagePath(page)).toBe('/login')
  // Half a minute ahead, which a clock may be: the current code is spent.
  await field.fill(code(30_000))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await seePath(page, '/')
})

test('/login?reset=...: a new password, with which one then signs in.', async ({ page, hub }) => {
  const member = await hub.member()
  const { makeReset } = await import('../../apps/server/src/accounts/make-reset.ts')
  const token = await hub.services.database.unsafeAccounts((db) =>
    makeReset(db, member.user?.id ?? '', new Date(), { mailed: false }),
  )
  await page.goto(`/login?reset=${token}`)
  await heading(page, 'New Password').waitFor()
  await page.getByLabel('New Password', { exact: true }).fill('yellow-wagon-12')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('yellow-wagon-12')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await seeToast(page, 'Password Changed')
  await heading(page, 'Welcome Back').waitFor()
  await signIn(page, { email: member.email, password: 'yellow-wagon-12' })
  await seePath(page, '/')
})

test('axe finds nothing on the two full tabs, and they do not scroll sideways on a phone.', async ({
  page,
  member,
}) => {
  await member.post('/api/invitations', {
    email: 'a.rather.long.name@forwarding.example.org',
    role: 'auditor',
  })
  const complaints: string[] = []
  for (const name of ['security', 'tenant']) {
    await page.goto(`/settings?tab=${name}`)
    await page.getByRole('button', { name: 'Save Changes' }).first().waitFor()
    await page.waitForLoadState('networkidle')
    complaints.push(...(await lookOver(page, name)))
    await page.setViewportSize({ width: 360, height: 740 })
    const width = await page.evaluate<number>('document.documentElement.scrollWidth')
    if (width > 360) complaints.push(`${name} is ${width} px wide on a phone`)
  }
  expect(complaints).toEqual([])
})
