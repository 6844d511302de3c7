import type { ApiKey, NotificationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { MANY_REFUSALS, QUIET_MS } from './watch-refusals.ts'

let now = new Date()
let hub: Hub
let ida: Member
let olga: Member

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => now } } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
})
afterAll(() => hub?.stop())

const refusedNotices = async (member: Member) =>
  (await member.get<NotificationsList>('/api/notifications')).body.items.filter(
    ({ kind }) => kind === 'refused',
  )
const metrics = async () => (await hub.visitor().get<string>('/metrics')).body
async function times(count: number, call: () => Promise<{ status: number }>, status: number) {
  for (let i = 0; i < count; i++) expect((await call()).status).toBe(status)
}

test('a refusal is logged and counted by route and reason, never by id', async () => {
  const info = vi.spyOn(hub.services.log, 'info')
  await hub.visitor().get('/api/documents/5f0c')
  await olga.delete('/api/keys/5f0c')
  const about = { route: '/api/keys/:id', reason: 'not_allowed', by: 'member', userId: olga.user?.id }
  expect(info).toHaveBeenCalledWith(expect.objectContaining(about), 'a request was refused')
  info.mockRestore()
  const body = await metrics()
  expect(body).toMatch(
    /^hub_http_refused_total\{route="\/api\/documents\/:id",reason="not_signed_in".*\} 1$/m,
  )
  expect(body).toMatch(/^hub_http_refused_total\{route="\/api\/keys\/:id",reason="not_allowed".*\} 1$/m)
  expect(body).not.toContain('5f0c')
})

test('what was wrong or is not there is logged with who asked, and not counted', async () => {
  const info = vi.spyOn(hub.services.log, 'info')
  await olga.get('/api/documents/5f0c')
  await olga.post('/api/documents', { fileUrl: 7 })
  const who = { by: 'member', tenantId: olga.tenantId, userId: olga.user?.id }
  for (const about of [
    { route: '/api/documents/:id', status: 404, reason: 'not_found', ...who },
    { route: '/api/documents', status: 400, reason: 'invalid_request', ...who },
  ])
    expect(info).toHaveBeenCalledWith(expect.objectContaining(about), 'a request was not carried out')
  info.mockRestore()
})

test('a burst of a key is reported to the Compliance Managers once, in their list and not by mail', async () => {
  const warn = vi.spyOn(hub.services.log, 'warn')
  const { body } = await ida.post<ApiKey & { secret: string }>('/api/keys', { name: 'ERP', role: 'auditor' })
  const headers = { authorization: `Bearer ${body.secret}` }
  const upload = () => hub.visitor().post('/api/objects/upload', undefined, { headers })
  await times(MANY_REFUSALS - 1, upload, 403)
  expect(warn).not.toHaveBeenCalled()
  await times(MANY_REFUSALS, upload, 403)
  await expect.poll(() => refusedNotices(ida)).toHaveLength(1)
  expect((await refusedNotices(ida))[0]).toMatchObject({
    subject: expect.stringContaining('ERP'),
    author: null,
    facts: { count: MANY_REFUSALS },
  })
  expect(await refusedNotices(olga)).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
  expect(await metrics()).toMatch(/^hub_http_refusal_bursts_total\{by="key".*\} 1$/m)
  const unassigned = await withClient(hub.database.superuserUrl, (client) =>
    client.query(`select from hub.notices where kind = 'refused' and mailed_at is null`),
  )
  expect(unassigned.rowCount).toBe(0)
})

test('a burst of an address that is not signed in is the operator’s alone, again after an hour', async () => {
  const warn = vi.spyOn(hub.services.log, 'warn')
  const ask = () => hub.visitor().get('/api/documents')
  await times(2 * MANY_REFUSALS, ask, 401)
  expect(warn).toHaveBeenCalledTimes(1)
  now = new Date(now.getTime() + QUIET_MS)
  await times(MANY_REFUSALS, ask, 401)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(warn.mock.calls[1]?.[0]).toMatchObject({ by: 'address', reason: 'not_signed_in' })
  warn.mockRestore()
})
