import { randomBytes } from 'node:crypto'
import type { ErrorBody, InvitationMade, RegistrationRule } from '@efti-hub/contract'
import { describe, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { startIdentityProvider } from '../testing/identity-provider.ts'
import { type Hub, startHub, withClient } from '../testing/index.ts'

const someEmail = (domain = 'example.org') => `guest.${randomBytes(4).toString('hex')}@${domain}`
const register = (hub: Hub, email: string, invitation?: string) =>
  hub.visitor().post<ErrorBody>('/api/auth/register', {
    email,
    firstName: 'Gesa',
    lastName: 'Holm',
    password: 'green-barge-17-lock',
    confirmPassword: 'green-barge-17-lock',
    ...(invitation && { invitation }),
  })
const ruleOf = async (hub: Hub) => (await hub.visitor().get<RegistrationRule>('/api/auth/registration')).body

/** As an operator who restricts a running hub: people were there before. */
async function restricted(REGISTRATION: string, work: (hub: Hub) => Promise<void>, env = {}): Promise<void> {
  const hub = await startHub({ env: { REGISTRATION, ...env } })
  try {
    await work(hub)
  } finally {
    await hub.stop()
  }
}
/** A member whom the rule would not have let in. */
async function memberOf(hub: Hub) {
  const { config } = hub.services
  const rule = config.registration
  config.registration = 'open'
  const member = await hub.member()
  config.registration = rule
  return member
}
const people = (hub: Hub) =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query('select email from accounts.users')
    return rows.length
  })

describe('by invitation only', () => {
  test('nobody registers without one; with one, somebody does', () =>
    restricted('invited', async (hub) => {
      expect(await ruleOf(hub)).toEqual({ mode: 'invited', domains: [] })
      const ida = await memberOf(hub)
      const refused = await register(hub, someEmail())
      expect([refused.status, refused.body.code]).toEqual([403, 'registration_closed'])
      expect(refused.body.message).toContain('Registration is by invitation only')
      expect((await register(hub, someEmail(), 'nonsense')).status).toBe(410)
      expect(await people(hub)).toBe(1)
      const email = someEmail()
      const { body } = await ida.post<InvitationMade>('/api/invitations', { email, role: 'auditor' })
      const token = new URL(body.link ?? '').searchParams.get('invitation') ?? ''
      expect((await register(hub, email, token)).status).toBe(201)
    }))
})

describe('for some domains', () => {
  test('others are refused, also those that only end alike', () =>
    restricted('Example.org, carrier.example', async (hub) => {
      expect(await ruleOf(hub)).toEqual({ mode: 'domains', domains: ['example.org', 'carrier.example'] })
      expect((await register(hub, someEmail('EXAMPLE.org'))).status).toBe(201)
      for (const domain of ['evil.com', 'notexample.org', 'sub.example.org', 'example.org.evil.com']) {
        const { status, body } = await register(hub, someEmail(domain))
        expect([domain, status]).toEqual([domain, 403])
        expect(body.message).toContain('example.org, carrier.example')
      }
    }))
})

test('people of an identity provider obey the same rule', async () => {
  const port = await freePort()
  const env = {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'hub',
    OIDC_CLIENT_SECRET: 'a secret of the hub, for tests only',
  }
  await restricted(
    'invited',
    async (hub) => {
      const ida = await memberOf(hub)
      const accounts = {
        stranger: { email: 'stranger@example.org', email_verified: true },
        guest: { email: 'guest@example.org', email_verified: true },
        ida: { email: ida.email, email_verified: true },
      }
      const provider = await startIdentityProvider(port, hub.url, accounts)
      await ida.post('/api/invitations', { email: 'guest@example.org', role: 'auditor' })
      expect(await provider.signIn(hub.visitor(), 'stranger')).toBe(
        '/login?notice=provider-registration-closed',
      )
      expect(await people(hub)).toBe(1)
      expect(await provider.signIn(hub.visitor(), 'guest')).toBe('/')
      expect(await provider.signIn(hub.visitor(), 'ida')).toBe('/')
      await provider.stop()
    },
    env,
  )
})
