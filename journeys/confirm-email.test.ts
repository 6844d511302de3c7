import type { InvitationMade } from '@efti-hub/contract'
import { expect } from 'vitest'
import { withClient } from '../apps/server/src/testing/index.ts'
import { test as base, eventually } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, seePath, signUp } from './steps.ts'

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
  const link = await linkTo(hub.database.superuserUrl, person.email, /\/confirm\?\S+/)

  await page.context().clearCookies()
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
  expect(complaints).toEqual([])
})

test('a stranger revokes an invitation with one button and no account', async ({ page, hub }) => {
  const ida = await hub.member()
  await ida.post<InvitationMade>('/api/invitations', { email: 'guest@example.org', role: 'auditor' })
  const link = await linkTo(hub.database.superuserUrl, 'guest@example.org', /\/not-me\?\S+/)
  await page.goto(link)
  await heading(page, 'This was not me').waitFor()
  const complaints = await lookOver(page, 'not me')
  expect((await ida.get<{ total: number }>('/api/invitations')).body.total).toBe(1)
  await page.getByRole('button', { name: 'This was not me' }).click()
  await page.getByText('The invitation is revoked').waitFor()
  await eventually(async () => (await ida.get<{ total: number }>('/api/invitations')).body.total).toBe(0)
  expect(complaints).toEqual([])
})

test('where registration takes an invitation the form says so', async ({ page, hub }) => {
  hub.house.config.registration = 'invited'
  await page.goto('/register')
  await page.getByText('Registration is by invitation only').waitFor()
  expect(await page.getByRole('button', { name: 'Create Account' }).count()).toBe(0)
  hub.house.config.registration = ['example.org']
  await page.goto('/register')
  await page.getByText(/Use an address of example\.org/).waitFor()
  expect(await lookOver(page, 'domains')).toEqual([])
  expect(await page.getByRole('button', { name: 'Create Account' }).count()).toBe(1)
})

test('a manager keeps and removes what waits for them', async ({ page, hub }) => {
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
