import { expect } from 'vitest'
import { type Hub, withClient } from '../apps/server/src/testing/index.ts'
import { cmrPdf } from '../apps/server/src/testing/papers.ts'
import { memberIn, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { seePath } from './steps.ts'

const inDatabase = (hub: Hub, sql: string) =>
  withClient(hub.database.superuserUrl, (client) => client.query(sql))

test('Retention shows what it deleted; then the account is deleted, after a confirmation of identity.', async ({
  page,
  hub,
  context,
}) => {
  const member = await memberIn(hub, context)
  await member.upload(await cmrPdf(1))
  await hub.drain()
  await inDatabase(hub, `update hub.documents set created_at = now() - interval '40 days'`)
  await member.patch('/api/settings/tenant', { retentionDays: 30 })
  await hub.drain()
  await page.goto('/settings?tab=tenant')
  await page.getByText('deleted 1 document, 0 unfinished uploads and 1 file').waitFor()
  expect(await lookOver(page, 'settings with a run of retention')).toEqual([])

  await inDatabase(hub, `update accounts.sessions set confirmed_at = now() - interval '1 hour'`)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText('Its documents are deleted 30 days after upload').waitFor()
  await dialog.getByLabel(`Type ${member.email} to confirm`).fill('somebody.else@example.org')
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click()
  await dialog.getByText('This is not the email address of your account').waitFor()
  expect(await lookOver(page, 'deletion dialog')).toEqual([])
  await dialog.getByLabel(`Type ${member.email} to confirm`).fill(member.email)
  await dialog.getByRole('button', { name: 'Delete account permanently' }).click()
  const identity = page.getByRole('dialog', { name: 'Confirm your identity' })
  await identity.getByLabel('Password', { exact: true }).fill(member.password)
  await identity.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your account has been deleted').waitFor()
  await seePath(page, '/login')
  expect((await member.get('/api/auth/user')).status).toBe(401)
})
