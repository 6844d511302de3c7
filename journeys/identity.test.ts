import type { KeysList, SecuritySettings, TwoFactorSetup } from '@efti-hub/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { codeAt } from '../apps/server/src/testing/authenticator.ts'
import { type Hub, withClient } from '../apps/server/src/testing/index.ts'
import { eventually, memberIn, test } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, pagePath, seePath, signIn } from './steps.ts'

/** As if everybody had signed in an hour ago. */
const anHourLater = (hub: Hub) =>
  withClient(hub.database.superuserUrl, (client) =>
    client.query(`update accounts.sessions set confirmed_at = now() - interval '1 hour'`),
  )
/** As the browser reads them: a confirmation gives its session another token. */
const keysOf = async (page: Page) => {
  const list = await page.evaluate<KeysList>("fetch('/api/keys').then((answer) => answer.json())")
  return list.items.map(({ name }) => name)
}

test('A key is added after the identity was confirmed in one dialog; nothing happens when it is closed.', async ({
  page,
  hub,
  context,
}) => {
  const member = await memberIn(hub, context)
  await anHourLater(hub)
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Add key' }).click()
  const form = page.getByRole('dialog', { name: 'Add an API key' })
  await form.getByLabel('Name').fill('Night shift')
  await form.getByLabel(/^Expires on/).fill('2199-12-31')
  await form.getByRole('button', { name: 'Add key' }).click()

  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  expect(await lookOver(page, 'identity dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await keysOf(page)).toEqual(['Production'])

  await form.getByRole('button', { name: 'Add key' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog', { name: 'The key Night shift' }).waitFor()
  expect(await keysOf(page)).toEqual(['Production', 'Night shift'])
})

test.runIf(process.env.LONG)(
  'With a second factor the dialog asks for password and code; a wrong code stops the action, right ones carry it out.',
  async ({ page, hub, onTestFinished }) => {
    const { clock } = hub.services
    onTestFinished(() => {
      hub.services.clock = clock
    })
    let minutes = 0
    hub.services.clock = { now: () => new Date(clock.now().getTime() + minutes * 60_000) }
    const member = await hub.member()
    const { secret } = (await member.post<TwoFactorSetup>('/api/settings/two-factor', {})).body
    const code = () => codeAt(secret, hub.services.clock.now())
    expect((await member.post('/api/settings/two-factor/confirm', { code: code() })).status).toBe(200)

    // A code is good once: the next one is of another minute.
    minutes = 1
    await signIn(page, member)
    await page.getByLabel('Code', { exact: true }).fill(code())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await seePath(page, '/')

    minutes = 62
    await page.goto('/settings?tab=security')
    await page.getByRole('button', { name: 'Add key' }).click()
    const form = page.getByRole('dialog', { name: 'Add an API key' })
    await form.getByLabel('Name').fill('Gate 4')
    await form.getByLabel(/^Expires on/).fill('2199-12-31')
    await form.getByRole('button', { name: 'Add key' }).click()

    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    const password = dialog.getByLabel('Password', { exact: true })
    const field = dialog.getByLabel('Code', { exact: true })
    const confirm = dialog.getByRole('button', { name: 'Confirm' })
    await dialog.getByText('From your authenticator app, or a recovery code').waitFor()
    await password.fill(member.password)
    await field.fill('000000')
    await confirm.click()
    const refusal = dialog.getByText(
      'That code is not right, or was used before. Please wait for the next one.',
    )
    await refusal.waitFor()
    expect(await lookOver(page, 'password and code')).toEqual([])
    expect(await keysOf(page)).toEqual(['Production'])

    // The right code with a wrong password is no proof either, and is not spent by it.
    await password.fill('not the password')
    await field.fill(code())
    await confirm.click()
    await dialog.getByText('This is not your password.').waitFor()
    expect(await keysOf(page)).toEqual(['Production'])

    await password.fill(member.password)
    await confirm.click()
    await page.getByRole('dialog', { name: 'The key Gate 4' }).waitFor()
    expect(await keysOf(page)).toEqual(['Production', 'Gate 4'])
    expect(pagePath(page)).toBe('/settings')
  },
)

test('The audit log is exported after a confirmation.', async ({ page, hub, context }) => {
  const member = await memberIn(hub, context)
  await anHourLater(hub)
  await page.goto('/audit')
  await page.getByRole('link', { name: 'Export Log' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)
})

test.runIf(process.env.LONG)(
  'Who requires two-factor authentication is led to set it up; another session is asked for a code.',
  async ({ page, hub, context }) => {
    const member = await memberIn(hub, context)
    await page.goto('/settings?tab=security')
    await page.getByRole('switch', { name: 'Require two-factor authentication' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).nth(1).click()
    await heading(page, 'Set up two-factor authentication').waitFor()
    expect(await lookOver(page, 'two-factor screen')).toEqual([])
    await page.goto('/processing')
    await page.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog')
    const secret = await dialog.getByLabel('Or enter this key').inputValue()
    await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    await eventually(() =>
      dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count(),
    ).toBe(10)
    const recovery = await dialog.getByRole('list').getByRole('listitem').first().textContent()
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    await heading(page, 'Document Processing').waitFor()
    expect((await member.get<SecuritySettings>('/api/settings/security')).body.requireTwoFactor).toBe(true)

    await withClient(hub.database.superuserUrl, (client) =>
      client.query('update accounts.sessions set second_factor = false'),
    )
    await page.reload()
    await heading(page, 'Enter a code').waitFor()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(/^That code is not right/).waitFor()
    await page.getByLabel('Code', { exact: true }).fill(recovery ?? '')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await heading(page, 'Document Processing').waitFor()
  },
)

test('A common password is refused at registration, with the reason.', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('First Name').fill('Jonas')
  await page.getByLabel('Last Name').fill('Brandt')
  await page.getByLabel('Email').fill('jonas.common@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Password123')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Password123')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page
    .getByText(/among the 100,000 that attackers try first/)
    .first()
    .waitFor()
  await signIn(page, { email: 'jonas.common@example.org', password: 'Password123' })
  await seePath(page, '/login')
})
