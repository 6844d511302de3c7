import type { AuditList, ErrorBody, NotificationSettings } from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpClient } from '../../testing/http-client.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let otto: Member
let minutes = 0
const clock = { now: () => new Date(Date.now() + minutes * 60_000) }

const PATH = '/api/settings/profile/export'
const exported = async (member: Member) => {
  const { status, body } = await member.get<string>(PATH)
  expect(status).toBe(200)
  return { text: body, data: JSON.parse(body) }
}

beforeAll(async () => {
  hub = await startHub({ replace: { clock } })
  ida = await hub.member()
  otto = await hub.colleague(ida, 'auditor', { firstName: 'Otto', lastName: 'Berg' })
})
afterAll(() => hub?.stop())

describe('who may not', () => {
  test('a visitor and an API key', async () => {
    expect((await hub.visitor().get(PATH)).status).toBe(401)
    const { secret } = (await ida.post<{ secret: string }>('/api/keys', { name: 'Gate', role: 'operator' }))
      .body
    const headers = { authorization: `Bearer ${secret}` }
    const { status, body } = await new HttpClient(hub.url).get<ErrorBody>(PATH, { headers })
    expect([status, body.code]).toEqual([403, 'not_allowed'])
  })

  test('a browser left open, until its person confirms who they are', async () => {
    minutes += 11
    const { status, body } = await ida.get<ErrorBody>(PATH)
    expect([status, body.code]).toEqual([403, 'confirm_identity'])
    for (const one of [ida, otto]) {
      expect((await one.post('/api/auth/confirm', { password: one.password })).status).toBe(200)
    }
    expect((await ida.get(PATH)).status).toBe(200)
  })
})

describe('the export', () => {
  test('has the profile, the memberships with their notification settings, and the sessions', async () => {
    await otto.patch<NotificationSettings>('/api/settings/notifications', { weeklyReports: true })
    const { data } = await exported(otto)
    expect(data).toMatchObject({
      format: 'efti-hub-personal-data-1',
      id: otto.user?.id,
      profile: { firstName: 'Otto', lastName: 'Berg', email: otto.email, hasPassword: true },
    })
    expect(data.memberships).toContainEqual({
      tenantId: ida.tenantId,
      tenantName: expect.any(String),
      role: 'auditor',
      notifications: {
        email: true,
        documentAlerts: true,
        complianceAlerts: true,
        weeklyReports: true,
        rhythm: 'immediate',
      },
    })
    expect(data.sessions).toContainEqual(expect.objectContaining({ current: true }))
  })

  test('has one’s own actions in every organisation one belongs to, and nobody else’s', async () => {
    const { data } = await exported(otto)
    const own = data.actions.map(({ tenantId, action }: Record<string, string>) => [tenantId, action])
    expect(own).toContainEqual([ida.tenantId, 'notifications-changed'])
    expect(own).toContainEqual([otto.tenantId, 'personal-data-exported'])
    const tenants = new Set(data.memberships.map(({ tenantId }: { tenantId: string }) => tenantId))
    for (const [tenantId] of own) expect(tenants.has(tenantId)).toBe(true)
    for (const { userName } of data.actions) expect(userName).toBe('Otto Berg')
  })

  test('has no secret and nothing of colleagues', async () => {
    const { text } = await exported(otto)
    expect(text).not.toContain(ida.email)
    expect(text).not.toMatch(/argon2|hash|token|secret/i)
  })

  test('is in the trail', async () => {
    await exported(ida)
    const [latest] = (await ida.get<AuditList>('/api/audit')).body.items
    expect(latest).toMatchObject({
      action: 'personal-data-exported',
      resourceType: 'account',
      userName: 'Ida Lindqvist',
    })
  })
})
