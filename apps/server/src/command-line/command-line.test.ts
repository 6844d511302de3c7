import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditList, ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { runVerb } from './run-verb.ts'

let hub: Hub
let ida: Member
let otto: Member
const folder = mkdtempSync(join(tmpdir(), 'efti-admin-'))

const admin = async (...args: string[]) => {
  const lines: string[] = []
  const secrets = { SESSION_SECRET: 'x'.repeat(40), DATA_KEY: 'y'.repeat(40) }
  const env = { DATABASE_URL: hub.database.appUrl, ...secrets, LOG_LEVEL: 'silent' }
  const code = await runVerb(args, env, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}
const trail = async (member = ida) =>
  (await member.get<AuditList>('/api/audit')).body.items.map(({ action, userName }) => [action, userName])

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(async () => {
  await hub?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('asked wrongly it lists the verbs', async () => {
  expect(await admin()).toMatchObject({ code: 2, text: expect.stringContaining('verify-audit') })
  expect((await admin('burn-everything')).text).toContain('There is no verb "burn-everything"')
  expect(await admin('suspend-tenant')).toMatchObject({ code: 2 })
  expect(await admin('suspend-tenant', 'Nobody')).toEqual({
    code: 1,
    text: 'There is no organisation Nobody.',
  })
  expect(await admin('reset-password', 'nobody@example.org')).toMatchObject({ code: 1 })
})

test('all sessions of one person end', async () => {
  const eva = await hub.member({ firstName: 'Eva' })
  await hub.visitor().post('/api/auth/login', { email: eva.email, password: eva.password })
  expect((await admin('end-sessions', eva.email)).text).toBe(`2 sessions of ${eva.email} ended.`)
  expect((await eva.get('/api/auth/user')).status).toBe(401)
  expect((await ida.get('/api/auth/user')).status).toBe(200)
  expect((await admin('end-sessions', 'nobody@example.org')).code).toBe(1)
  await eva.post('/api/auth/login', { email: eva.email, password: eva.password })
  expect(await trail(eva)).toContainEqual(['sessions-ended', 'eFTI Compliance Hub'])
})

test('a platform administrator is made, and unmade, and the trail records it', async () => {
  const flag = () =>
    withClient(hub.database.superuserUrl, async (client) => {
      const { rows } = await client.query('select platform_admin from accounts.users where email = $1', [
        ida.email,
      ])
      return rows[0]?.platform_admin
    })
  expect((await admin('grant-platform-administrator', ida.email.toUpperCase())).code).toBe(0)
  expect(await flag()).toBe(true)
  expect((await admin('grant-platform-administrator', ida.email)).text).toContain('one already')
  expect((await admin('revoke', ida.email)).code).toBe(0)
  expect(await flag()).toBe(false)
  expect((await trail()).slice(0, 2)).toEqual([
    ['platform-administrator-revoked', 'eFTI Compliance Hub'],
    ['platform-administrator-granted', 'eFTI Compliance Hub'],
  ])
})

test('of a suspended organisation everything is read and nothing written, until it goes on', async () => {
  const address = (await ida.post<{ uploadURL: string }>('/api/objects/upload')).body.uploadURL
  expect(await admin('suspend-tenant', ida.tenantId)).toMatchObject({ code: 0 })
  const refused = await ida.post<ErrorBody>('/api/objects/upload')
  expect([refused.status, refused.body.code]).toEqual([403, 'suspended'])
  expect(refused.body.message).toContain('nothing can be changed')
  expect((await ida.put(address, new Uint8Array([1]))).status).toBe(403)
  expect((await ida.post<ErrorBody>('/api/violations/bulk', { filter: {}, act: 'reopen' })).status).toBe(403)
  for (const path of ['/api/documents', '/api/audit', '/api/audit/export']) {
    expect((await ida.get(path)).status, path).toBe(200)
  }
  expect((await otto.post('/api/objects/upload')).status).toBe(200)
  const visitor = hub.visitor()
  expect((await visitor.post('/api/auth/login', { email: ida.email, password: ida.password })).status).toBe(
    200,
  )
  expect((await visitor.post('/api/auth/logout')).status).toBe(200)
  expect(await admin('resume-tenant', ida.tenantId)).toMatchObject({ code: 0 })
  expect((await ida.put(address, new Uint8Array([1]))).status).toBe(200)
  expect((await trail()).map(([action]) => action)).toEqual(
    expect.arrayContaining(['organisation-suspended', 'organisation-resumed']),
  )
})

test('a name that two organisations have is not enough', async () => {
  expect((await admin('suspend-tenant', "Ida Lindqvist's organisation")).code).toBe(0)
  await admin('resume-tenant', "Ida Lindqvist's organisation")
  const namesake = await hub.member()
  const { code, text } = await admin('suspend-tenant', "Ida Lindqvist's organisation")
  expect(code).toBe(2)
  expect(text).toContain(namesake.tenantId)
  expect((await ida.post('/api/objects/upload')).status).toBe(200)
})

test('a new password is a link that only its hash is kept of', async () => {
  const { code, text } = await admin('reset-password', ida.email)
  expect(code).toBe(0)
  const token = /\/login\?reset=([\w-]{43})\n/.exec(text)?.[1] ?? ''
  const { rows } = await withClient(hub.database.superuserUrl, (client) =>
    client.query(
      `select expires_at > now() as good from accounts.password_resets where token_hash = sha256($1::text::bytea)`,
      [token],
    ),
  )
  expect(rows).toEqual([{ good: true }])
  expect(JSON.stringify(await trail())).not.toContain(token)
})

describe('rotate-secret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'efti-secrets-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const rotate = async (env: Record<string, string> = {}) => {
    const lines: string[] = []
    const code = await runVerb(['rotate-secret'], { DATA_DIR: dataDir, ...env }, (line) => lines.push(line))
    return { code, text: lines.join('\n') }
  }
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8')

  test('changes nothing before there are any', async () => {
    expect(await rotate()).toMatchObject({ code: 1, text: expect.stringContaining('no data key') })
    expect(existsSync(join(dataDir, 'session-secret'))).toBe(false)
  })

  test('makes new ones in the data folder, for their owner alone, and keeps the data key before', async () => {
    for (const name of ['session-secret', 'data-key'])
      writeFileSync(join(dataDir, name), `${name} of before\n`)
    const { code, text } = await rotate()
    expect(code).toBe(0)
    expect(text).toContain('Restart the product now')
    expect(read('data-key-previous')).toBe('data-key of before\n')
    for (const name of ['session-secret', 'data-key']) {
      expect(read(name)).toMatch(/^[\w-]{43}\n$/)
      expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
      expect(text).not.toContain(read(name).trim())
    }
    expect(read('session-secret')).not.toBe(read('data-key'))
  })

  test('is refused until the start that follows: the key before would be lost', async () => {
    const before = [read('data-key'), read('session-secret')]
    expect(await rotate()).toMatchObject({ code: 1, text: expect.stringContaining('not finished') })
    expect([read('data-key'), read('session-secret')]).toEqual(before)
    expect(read('data-key-previous')).toBe('data-key of before\n')
  })

  test('states what to do where the secrets come from the environment, and shows none that is in use', async () => {
    const { code, text } = await admin('rotate-secret')
    expect(code).toBe(1)
    expect(text).toMatch(/\n {2}SESSION_SECRET=[\w-]{43}\n/)
    expect(text).toMatch(/\n {5}DATA_KEY=[\w-]{43}\n/)
    expect(text).toContain('DATA_KEY_PREVIOUS=<what DATA_KEY is now>')
    expect(text).not.toMatch(/x{40}|y{40}/)
  })
})

describe('verify-audit', () => {
  const file = join(folder, 'proof.jsonl')
  const proof = async () => (await ida.get<string>('/api/audit/proof')).body

  test('follows every tenant of the database, and a file without any', async () => {
    const { code, text } = await admin('verify-audit')
    expect(code).toBe(0)
    expect(text).toContain(`(${ida.tenantId}): intact, `)
    expect(text).toContain(`(${otto.tenantId}): intact, `)
    writeFileSync(file, await proof())
    expect(await runVerb(['verify-audit', file], {}, () => {})).toBe(0)
    expect(await admin('verify-audit', file, '--database')).toMatchObject({
      code: 0,
      text: expect.stringContaining('holds all'),
    })
    writeFileSync(file, (await proof()).replace('"sign-in', '"sigh-in').replace('sign-out', 'sigh-out'))
    const broken = await admin('verify-audit', file)
    expect(broken).toMatchObject({ code: 1, text: expect.stringContaining('is not as it was recorded') })
    writeFileSync(file, 'a letter')
    expect(await admin('verify-audit', file)).toMatchObject({ code: 2 })
    expect(await admin('verify-audit', join(folder, 'none'))).toMatchObject({ code: 2 })
  })

  test('finds an end that was cut off, which the chain alone cannot', async () => {
    writeFileSync(file, await proof())
    await withClient(hub.database.superuserUrl, async (client) => {
      await client.query('alter table hub.audit_seals disable trigger all')
      await client.query('alter table hub.audit_events disable trigger all')
      const last = `select event_id from hub.audit_seals where tenant_id = $1 order by seq desc limit 1`
      await client.query(`delete from hub.audit_events where tenant_id = $1 and id = (${last})`, [
        ida.tenantId,
      ])
      await client.query(
        'delete from hub.audit_seals s where s.tenant_id = $1 and not exists (select from hub.audit_events e where e.id = s.event_id)',
        [ida.tenantId],
      )
    })
    expect(await admin('verify-audit')).toMatchObject({ code: 0 })
    const compared = await admin('verify-audit', file, '--database')
    expect(compared).toMatchObject({ code: 1, text: expect.stringContaining('is missing from the database') })
  })

  test('ends with 1 and reports the link when one tenant’s is broken', async () => {
    await withClient(hub.database.superuserUrl, async (client) => {
      await client.query('alter table hub.audit_events disable trigger all')
      await client.query(`update hub.audit_events set actor_name = 'Nobody' where tenant_id = $1`, [
        otto.tenantId,
      ])
    })
    const { code, text } = await admin('verify-audit')
    expect(code).toBe(1)
    expect(text).toContain(`(${otto.tenantId}): BROKEN at 1. Event 1 is not as it was recorded.`)
    expect(text).toContain(`(${ida.tenantId}): intact`)
  })
})
