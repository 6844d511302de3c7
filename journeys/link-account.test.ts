import { expect } from 'vitest'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { startIdentityProvider } from '../apps/server/src/testing/identity-provider.ts'
import { withClient } from '../apps/server/src/testing/index.ts'
import { test as base } from './journey.ts'
import { lookOver } from './look-over.ts'
import { heading, seePath } from './steps.ts'

const port = await freePort()
const test = base.extend(
  'hubOptions',
  { scope: 'file' },
  {
    env: {
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'hub',
      OIDC_CLIENT_SECRET: 'a secret of the hub, for tests only',
    },
  },
)

test('Who comes from the identity provider with the address of an account gives its password once, and is in.', async ({
  page,
  hub,
  onTestFinished,
}) => {
  const owner = await hub.member()
  const { email, password } = owner
  await withClient(hub.database.superuserUrl, (client) =>
    client.query('update accounts.users set email_confirmed_at = now() where email = $1', [email]),
  )
  const provider = await startIdentityProvider(port, hub.url, { owner: { email, email_verified: true } })
  onTestFinished(() => provider.stop())
  const browser = hub.visitor()
  const ledTo = await provider.signIn(browser, 'owner')
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: hub.url }))
  await page.context().addCookies(cookies)

  await page.goto(ledTo)
  await heading(page, 'Connect your account').waitFor()
  expect(await lookOver(page, 'connect')).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This is not your password.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await seePath(page, '/')
  await page.getByRole('navigation').first().waitFor()
})
