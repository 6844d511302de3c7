import type { InvitationMade } from '@efti-hub/contract'
import { expect } from 'vitest'
import { eventually, memberIn, PHONE, test } from './journey.ts'
import { connectionMark } from './live-socket.ts'
import { complaintsAbout, lookOver } from './look-over.ts'
import { brokenPdf, letter } from './papers.ts'
import { heading, seePath } from './steps.ts'

test('a colleague’s ended jobs arrive in the list by themselves, lead to the document, and stay read', async ({
  page,
  member,
  hub,
}) => {
  const olga = await hub.colleague(member, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await page.goto('/processing')
  await connectionMark(page, 'connected').waitFor()
  expect(await bell.getAttribute('aria-label')).toBe('Notifications')

  await bell.focus()
  await page.keyboard.press('Enter')
  await panel.getByText('Nothing yet').waitFor()
  const complaints = await complaintsAbout(page)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await eventually(() => bell.evaluate((node) => node.matches(':focus'))).toBe(true)

  const broken = await olga.upload(brokenPdf())
  await olga.upload(letter())
  await hub.drain()
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications, 2 new')
  await page.keyboard.press('Enter')
  const failed = panel.getByRole('listitem').filter({ hasText: 'Could not be processed' })
  await failed.getByText('New: ').waitFor()
  await eventually(() => panel.getByRole('listitem').count()).toBe(2)
  complaints.push(...(await lookOver(page, 'two new')))
  await failed.getByRole('link', { name: broken.originalName }).press('Enter')
  await seePath(page, `/documents/${broken.id}`)
  await heading(page, broken.originalName).waitFor()
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications, 1 new')

  // What came while nobody looked is there after coming back.
  await page.goto('about:blank')
  await olga.upload(letter('second.txt', 'Dear Ms Lindqvist'))
  await hub.drain()
  await page.setViewportSize(PHONE)
  await page.goto('/violations')
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications, 2 new')
  await bell.click()
  await panel.getByRole('link', { name: 'second.txt' }).waitFor()
  complaints.push(...(await complaintsAbout(page)))
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await panel.getByText('New: ').first().waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications')
  await page.reload()
  await bell.click()
  await panel.getByRole('link', { name: 'second.txt' }).waitFor()
  expect(await panel.getByText('New: ').count()).toBe(0)
  expect(complaints).toEqual([])
})

test.runIf(process.env.LONG)(
  'a link of a mail leads into its organisation, past the sign-in form and out of another organisation',
  async ({ page, context, hub }) => {
    const ida = await hub.member()
    const document = await ida.upload(letter())
    await hub.drain()
    const olga = await memberIn(hub, context, { firstName: 'Olga', lastName: 'Norden' })
    const { body } = await ida.post<InvitationMade>('/api/invitations', {
      email: olga.email,
      role: 'operator',
    })
    const token = new URL(body.link ?? '').searchParams.get('invitation')
    await olga.post('/api/invitations/accept', { token })
    await olga.post('/api/auth/tenant', { tenantId: olga.tenantId })
    const link = `/documents/${document.id}?organisation=${ida.tenantId}`

    await page.goto(link)
    await heading(page, document.originalName).waitFor()
    expect(new URL(page.url()).search).not.toContain('organisation')
    await page
      .getByRole('banner')
      .getByText(ida.user?.tenants[0]?.tenantName ?? '')
      .waitFor()

    await olga.post('/api/auth/tenant', { tenantId: olga.tenantId })
    await context.clearCookies()
    await page.goto(link)
    await page.getByLabel('Email').fill(olga.email)
    await page.getByLabel('Password', { exact: true }).fill(olga.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await heading(page, document.originalName).waitFor()
    await seePath(page, `/documents/${document.id}`)
    // Followed once: the way home is the way home again.
    await page.goto('/')
    await heading(page, 'eFTI Compliance Dashboard').waitFor()
  },
)
