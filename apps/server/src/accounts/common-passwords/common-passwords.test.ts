import type { ErrorBody, SignedIn } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, startHub } from '../../testing/index.ts'
import { issueReset } from '../administer.ts'
import { isCommon } from './judge-password.ts'

let hub: Hub
let lenient: Hub
beforeAll(async () => {
  hub = await startHub()
  lenient = await startHub({ env: { COMMON_PASSWORDS: 'allow' } })
})
afterAll(async () => {
  await hub?.stop()
  await lenient?.stop()
})

const MESSAGE = 'This password is among the 100,000 that attackers try first. Please choose another one.'
const twice = (password: string) => ({ password, confirmPassword: password })
const register = (where: Hub, email: string, password: string) =>
  where.visitor().post<SignedIn & ErrorBody>('/api/auth/register', {
    email,
    firstName: 'Ida',
    lastName: 'Lindqvist',
    ...twice(password),
  })

describe('a common password', () => {
  test.each([
    'password',
    '12345678',
    'Password1',
    'qwertyuiop',
    'ILOVEYOU',
    'football1',
    'trustno1',
    'liverpool',
    'zaq12wsx',
    'smokey24',
  ])('%s registers nobody', async (password) => {
    const { status, body } = await register(hub, `${password.toLowerCase()}@example.org`, password)
    expect([status, body]).toEqual([
      400,
      { code: 'common_password', message: MESSAGE, fields: { password: MESSAGE } },
    ])
  })

  test.each(['eFTI-Compliance-Hub-2026', 'harbour.lindqvist!1', 'Freight_Manager_77'])(
    '%s is of words that are tried first here',
    async (password) => {
      const { status, body } = await register(hub, 'harbour.lindqvist@example.org', password)
      expect([status, body.code]).toEqual([400, 'common_password'])
      expect(body.fields?.password).toContain('such as those of your email address')
    },
  )

  test.each(['          ', '!?!?-_-_.,', '--------', 'aaaaaaaaaa', '77777777', 'abcabcabcABC', '1212121212'])(
    "'%s' has too few different characters, or no letter and no digit",
    async (password) => {
      const { status, body } = await register(hub, 'plain@example.org', password)
      expect([status, body.code]).toEqual([400, 'common_password'])
    },
  )

  test.each(['jo.98.ab@example.org', 'Jo.98.AB@Example.org', 'jo.98.ab'])(
    '%s is the address of jo.98.ab@example.org or its first part',
    async (password) => {
      const { status, body } = await register(hub, 'jo.98.ab@example.org', password)
      expect([status, body.message]).toEqual([
        400,
        'This password is your email address. Please choose another one.',
      ])
    },
  )

  test('is no new password either, in the settings or by a link', async () => {
    const ida = await hub.member()
    const change = { currentPassword: ida.password, ...twice('Password123') }
    expect((await ida.post<ErrorBody>('/api/settings/password', change)).body.code).toBe('common_password')
    const token = await issueReset(hub.services.database, ida.email, new Date())
    const reset = (password: string) =>
      hub.visitor().post<ErrorBody>('/api/auth/reset', { token, ...twice(password) })
    for (const password of ['Password123', ida.email, '**********']) {
      expect((await reset(password)).body.code).toBe('common_password')
    }
    // The link is still good.
    expect((await reset('grey-silo-19-canal')).status).toBe(200)
  })

  test('is taken with a warning where the server allows it, and people who have one keep signing in', async () => {
    const { status, body } = await register(lenient, 'weak@example.org', 'Password123')
    expect([status, body.warning]).toEqual([201, expect.stringContaining('attackers')])
    const credentials = { email: 'weak@example.org', password: 'Password123' }
    // Where it is refused by now, as for everybody whose password is older than the rule.
    lenient.services.config.refuseCommonPasswords = true
    const signedIn = await lenient.visitor().post<SignedIn>('/api/auth/login', credentials)
    expect([signedIn.status, signedIn.body.warning]).toEqual([200, expect.stringContaining('attackers')])
  })
})

test('any other of eight characters is taken without a word', async () => {
  const { status, body } = await register(hub, 'strong@example.org', 'kraan-7!')
  expect([status, body.warning]).toEqual([201, undefined])
})

test('few passwords that are not common are taken for one', () => {
  const invented = Array.from({ length: 50_000 }, (_, n) => `invented quay ${n} berth`)
  expect(invented.filter(isCommon).length).toBeLessThan(10)
})
