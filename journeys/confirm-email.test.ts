import type { InvitationMade } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { withClient } from '../apps/server/src/testing/index.ts'
import { test as base, eventually } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, seePath, signIn, signUp } from './steps.ts'

const test = base.extend(
  'hubOptions',
  { scope: 'file' },
  {
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hub@example.org', REGISTRATION: 'open' },
  },
)

/** The path of the link in the last mail to somebody, which waits in the queue. */
const linkTo = (url: string, email: string, link: RegExp) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select payload->>'text' as text from graphile_worker._private_jobs
        where payload->>'to' = $1 order by id desc limit 1`,
      [email],
    )
    return link.exec(rows[0]?.text ?? '')?.[0] ?? ''
  })

const tokenOf = (link: string) => /#\w+=([\w.-]{20,})$/.exec(link)?.[1] ?? 'no token'

/** Every address that the page asks for, and that other servers and logs could see. */
function addressesCalled(page: Page) {
  const called: string[] = []
  page.on('request', (request) => called.push(request.url(), request.headers().referer ?? ''))
  page.on('websocket', (socket) => called.push(socket.url()))
  return { with: (secret: string) => called.filter((address) => address.includes(secret)) }
}

test('who registers is asked to confirm, and does so with the mailed link after another sign-in', async ({
  page,
  hub,
}) => {
  const person = await signUp(page)
  const banner = page.getByText('Confirm your email address')
  await banner.waitFor()
  const complaints = await lookOver(page, 'banner')
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByText('Email Sent', { exact: true }).waitFor()
  const link = await linkTo(hub.database.superuserUrl, person.email, /\/confirm\?\S+#\S+/)

  await page.context().clearCookies()
  const called = addressesCalled(page)
  await page.goto(link)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Your email address is confirmed').waitFor()
  await banner.waitFor({ state: 'hidden' })
  complaints.push(...(await lookOver(page, 'confirmed')))
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await seePath(page, '/')
  expect(await banner.count()).toBe(0)
  expect(called.with(tokenOf(link))).toEqual([])
  expect(complaints).toEqual([])
})

test('a recipient without an account revokes an invitation with one button', async ({ page, hub }) => {
  const ida = await hub.member()
  await ida.post<InvitationMade>('/api/invitations', { email: 'guest@example.org', role: 'auditor' })
  const link = await linkTo(hub.database.superuserUrl, 'guest@example.org', /\/not-me#\S+/)
  const called = addressesCalled(page)
  await page.goto(link)
  await heading(page, 'This was not me').waitFor()
  expect(new URL(page.url()).hash).toBe('')
  // The token is with the entry of the history: loading the page once more keeps it.
  await page.reload()
  await heading(page, 'This was not me').waitFor()
  const complaints = await lookOver(page, 'not me')
  expect((await ida.get<{ total: number }>('/api/invitations')).body.total).toBe(1)
  await page.getByRole('button', { name: 'This was not me' }).click()
  await page.getByText('The invitation is revoked').waitFor()
  await eventually(async () => (await ida.get<{ total: number }>('/api/invitations')).body.total).toBe(0)
  expect(called.with(tokenOf(link))).toEqual([])
  expect(complaints).toEqual([])
})

test.runIf(process.env.LONG)(
  'links mailed with the token in the query go on working, and it leaves the address',
  async ({ page, hub }) => {
    const ida = await hub.member()
    const invited = async (email: string, link: RegExp) => {
      await ida.post<InvitationMade>('/api/invitations', { email, role: 'auditor' })
      return (await linkTo(hub.database.superuserUrl, email, link)).replace('#', '?')
    }
    await page.goto(await invited('late@example.org', /\/register#\S+/))
    await page.getByText(/^You are invited to/).waitFor()
    expect(new URL(page.url()).search).toBe('')
    // The other way to the same offer, and back.
    await page.getByRole('link', { name: 'Sign in' }).click()
    await seePath(page, '/login')
    await page.getByText(/^You are invited to/).waitFor()
    expect(new URL(page.url()).search).toBe('')

    await page.goto(await invited('never@example.org', /\/not-me#\S+/))
    await page.getByRole('button', { name: 'This was not me' }).click()
    await page.getByText('The invitation is revoked').waitFor()
    expect(new URL(page.url()).search).toBe('')

    const person = await signUp(page)
    await page.getByText('Confirm your email address').waitFor()
    const link = await linkTo(hub.database.superuserUrl, person.email, /\/confirm\?\S+#\S+/)
    await page.goto(link.replace('#', '&'))
    await page.getByText('Your email address is confirmed').waitFor()
    expect(new URL(page.url()).search).toBe('')
  },
)

test.runIf(process.env.LONG)(
  'a link for a new password that is opened where its page is shown already',
  async ({ page, hub }) => {
    const member = await hub.member()
    await hub.visitor().post('/api/auth/reset/request', { email: member.email })
    await eventually(() => linkTo(hub.database.superuserUrl, member.email, /\/login#\S+/)).not.toBe('')
    const link = await linkTo(hub.database.superuserUrl, member.email, /\/login#\S+/)
    await page.goto('/login')
    await heading(page, 'Welcome Back').waitFor()
    const called = addressesCalled(page)
    await page.goto(link)
    await heading(page, 'New Password').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByLabel('New Password', { exact: true }).fill('yellow-wagon-12')
    await page.getByLabel('Confirm New Password', { exact: true }).fill('yellow-wagon-12')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await heading(page, 'Welcome Back').waitFor()
    await signIn(page, { email: member.email, password: 'yellow-wagon-12' })
    await seePath(page, '/')
    expect(called.with(tokenOf(link))).toEqual([])
  },
)

test.runIf(process.env.LONG)(
  'where registration takes an invitation the form states it',
  async ({ page, hub }) => {
    hub.services.config.registration = 'invited'
    await page.goto('/register')
    await page.getByText('Registration is by invitation only').waitFor()
    expect(await page.getByRole('button', { name: 'Create Account' }).count()).toBe(0)
    hub.services.config.registration = ['example.org']
    await page.goto('/register')
    await page.getByText(/Use an address of example\.org/).waitFor()
    expect(await lookOver(page, 'domains')).toEqual([])
    expect(await page.getByRole('button', { name: 'Create Account' }).count()).toBe(1)
  },
)

test.runIf(process.env.LONG)('a manager keeps and removes what waits for them', async ({ page, hub }) => {
  const ida = await hub.member()
  const [eve, clara] = [await hub.member({ firstName: 'Eve' }), await hub.member({ firstName: 'Clara' })]
  await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      `insert into hub.held_access (tenant_id, account_id, kind, subject_id, role, held_at)
       select $1, $2, 'member', unnest($3::uuid[]), 'operator', now()`,
      [ida.tenantId, ida.user?.id, [eve.user?.id, clara.user?.id]],
    ),
  )
  await page.context().addCookies([...ida.cookies].map(([name, value]) => ({ name, value, url: hub.url })))
  await page.goto('/settings?tab=tenant')
  await page.getByText('Waiting for your confirmation').waitFor()
  const complaints = await lookOver(page, 'held access')
  await page.getByRole('button', { name: 'Keep Clara Lindqvist' }).click()
  await page.getByText('Access Kept', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove Eve Lindqvist' }).click()
  await page.getByText('Waiting for your confirmation').waitFor({ state: 'hidden' })
  const members = page.getByRole('list', { name: 'Members' })
  await members.getByText('Clara Lindqvist').waitFor()
  expect(await members.getByText('Eve Lindqvist').count()).toBe(0)
  expect(complaints).toEqual([])
})
