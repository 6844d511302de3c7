import { randomUUID } from 'node:crypto'
import type {
  AcceptedRule,
  AcceptedRules,
  AuditList,
  Dashboard,
  DocumentDetail,
  ErrorBody,
  ResultsSummary,
  ViolationDetail,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TenantDb } from '../../../platform/database.ts'
import { roadNote } from '../../../testing/consignment-papers.ts'
import { finding, recordCheck } from '../../../testing/findings.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
import { violationsActedOn } from '../../index.ts'
import { acceptRule, stopAccepting } from './accept-rule.ts'

const CODE = 'EU01-TAKING-OVER-DATE'
const reason = 'The haulier enters the date at loading'

const at = { now: new Date('2026-11-22T10:00:00Z') }
let hub: Hub
beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => at.now } } })
})
afterAll(() => hub?.stop())

/** A note of the sender that lacks the date of taking over, and nothing else. */
async function upload(member: Member, sender: string): Promise<string> {
  const values = { eFTI51: sender, eFTI170: randomUUID().slice(0, 8), eFTI39: undefined }
  const { id } = await member.upload(roadNote(`${randomUUID()}.xml`, values))
  await hub.drain()
  return id
}
const accept = <T = AcceptedRule & ErrorBody>(member: Member, over: Record<string, unknown> = {}) =>
  member.post<T>('/api/accepted-rules', { code: CODE, reason, ...over })
const accepted = async (member: Member) => (await member.get<AcceptedRules>('/api/accepted-rules')).body.items
const violations = async (member: Member, query = '') =>
  (await member.get<ViolationsList>(`/api/violations?code=${CODE}${query}`)).body
const statuses = async (member: Member) =>
  Object.fromEntries((await violations(member)).items.map(({ documentId, status }) => [documentId, status]))
const documentOf = async (member: Member, id: string) =>
  (await member.get<DocumentDetail>(`/api/documents/${id}`)).body

describe('who may not', () => {
  test('operators, auditors and other organisations; they see what is theirs to see', async () => {
    const ida = await hub.member()
    const otto = await hub.member({ firstName: 'Otto' })
    await upload(ida, 'Nordlicht Maschinenbau GmbH')
    const { body: rule } = await accept(ida)
    for (const role of ['operator', 'auditor'] as const) {
      const colleague = await hub.colleague(ida, role)
      const refused = await accept<ErrorBody>(colleague, { kind: 'cmr' })
      expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed'])
      expect((await colleague.delete(`/api/accepted-rules/${rule.id}`)).status).toBe(403)
      expect((await accepted(colleague)).map(({ id }) => id)).toEqual([rule.id])
    }
    expect((await accept(otto)).status).toBe(404)
    expect((await otto.delete(`/api/accepted-rules/${rule.id}`)).status).toBe(404)
    expect(await accepted(otto)).toEqual([])
    expect((await accepted(ida)).length).toBe(1)
  })

  test('without a reason, twice for the same documents, or into the past', async () => {
    const ida = await hub.member()
    await upload(ida, 'Nordlicht Maschinenbau GmbH')
    expect((await accept(ida, { reason: ' ' })).body.fields).toEqual({ reason: 'A reason is required' })
    expect((await accept(ida, { expiresAt: '2026-11-01T00:00:00Z' })).status).toBe(400)
    expect((await accept(ida, { code: 'NO-SUCH-RULE' })).status).toBe(404)
    expect((await accept(ida, { senderId: randomUUID() })).status).toBe(404)
    expect((await accept(ida)).status).toBe(201)
    expect((await accept(ida)).status).toBe(409)
    expect((await accept(ida, { kind: 'cmr' })).status).toBe(201)
  })

  test('two managers at the same moment: it is accepted once', async () => {
    const ida = await hub.member()
    const una = await hub.colleague(ida, 'compliance_manager', { firstName: 'Una' })
    await upload(ida, 'Nordlicht Maschinenbau GmbH')
    const answers = await Promise.all([ida, una, ida, una].map((manager) => accept(manager)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await accepted(ida)).toHaveLength(1)
  })
})

describe('an accepted rule', () => {
  test('waives what is open and what is found later, with its reason and person, and counts nowhere', async () => {
    const ida = await hub.member()
    const before = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    const found = await documentOf(ida, before)
    expect(found.status).toBe('under_review')
    const { body: rule } = await accept(ida)
    expect(rule).toMatchObject({ code: CODE, sender: null, kind: null, reason, expiresAt: null, accepted: 1 })
    const after = await upload(ida, 'Van Dalen B.V.')
    expect(await statuses(ida)).toEqual({ [before]: 'waived', [after]: 'waived' })
    expect((await accepted(ida))[0]?.accepted).toBe(2)

    const list = await violations(ida, '&status=open')
    expect([list.total, list.counts.high]).toEqual([0, 0])
    const { items } = await violations(ida, '&status=waived')
    for (const { waiver } of items)
      expect(waiver).toMatchObject({ reason, author: { name: 'Ida Lindqvist' }, rule: rule.id })
    for (const id of [before, after]) {
      const { status, latestCheck } = await documentOf(ida, id)
      expect([status, (latestCheck?.score ?? 0) > (found.latestCheck?.score ?? 0)]).toEqual([
        'completed',
        true,
      ])
    }
    const { body: dashboard } = await ida.get<Dashboard>('/api/dashboard')
    expect(dashboard.compliance).toMatchObject({ checked: 2, compliant: 2 })
    const { body: results } = await ida.get<ResultsSummary>('/api/results/summary')
    expect(results.violations).toMatchObject({ found: 2, waived: 2, open: 0 })
    const detail = (await ida.get<ViolationDetail>(`/api/violations/${items[0]?.id}`)).body
    expect(detail.can).toEqual(['assign', 'comment', 'due'])
    const reopened = await ida.post<ErrorBody>(`/api/violations/${items[0]?.id}/reopen`, {})
    expect([reopened.status, reopened.body.message]).toEqual([409, expect.stringContaining('Settings')])

    expect((await ida.delete(`/api/accepted-rules/${rule.id}`)).status).toBe(204)
    expect(await statuses(ida)).toEqual({ [before]: 'open', [after]: 'open' })
    expect(await documentOf(ida, before)).toMatchObject({
      status: 'under_review',
      latestCheck: { score: found.latestCheck?.score },
    })
    expect(await accepted(ida)).toEqual([])
    const { body: trail } = await ida.get<AuditList>('/api/audit?limit=200')
    const actions = trail.items.map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('rule-'))).toEqual([
      'rule-acceptance-ended',
      'rule-accepted',
    ])
    expect(actions.filter((action) => action === 'reopen')).toHaveLength(2)
  })

  test('reaches the documents of one sender or kind only, as their values are now', async () => {
    const ida = await hub.member()
    const ours = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    const theirs = await upload(ida, 'Van Dalen B.V.')
    const { groups } = await violations(ida, '&group=sender')
    const senderId = groups.find(({ name }) => name === 'Nordlicht Maschinenbau GmbH')?.key
    expect((await accept(ida, { kind: 'awb' })).body.accepted).toBe(0)
    expect((await accept(ida, { senderId, kind: 'cmr' })).body).toMatchObject({
      sender: { id: senderId, name: 'Nordlicht Maschinenbau GmbH' },
      accepted: 1,
    })
    const later = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    expect(await statuses(ida)).toEqual({ [ours]: 'waived', [theirs]: 'open', [later]: 'waived' })
    await ida.patch(`/api/documents/${ours}/consignment`, {
      corrections: [{ path: 'consignor/name[1]', value: 'Somebody Else AG' }],
    })
    await hub.drain()
    expect(await statuses(ida)).toEqual({ [ours]: 'open', [theirs]: 'open', [later]: 'waived' })
  })

  test('reaches many documents in parts, each of them with score, status and person', async () => {
    const ida = await hub.member()
    const ids: string[] = []
    for (const sender of ['Nordlicht Maschinenbau GmbH', 'Van Dalen B.V.', 'Brunn AG'])
      ids.push(await upload(ida, sender))
    const author = ida.user?.id ?? ''
    const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
      hub.services.database.inTenant({ tenantId: ida.tenantId, userId: author }, work)
    const acting = { author, now: at.now }
    const standings = async () => {
      const documents = await Promise.all(ids.map((id) => documentOf(ida, id)))
      return documents.map(({ status, latestCheck }) => [status, latestCheck?.score])
    }
    const count = async (status: string) =>
      Object.values(await statuses(ida)).filter((one) => one === status).length
    const before = await standings()

    const rule = await inTenant((db) => acceptRule(db, { code: CODE, reason }, acting, violationsActedOn, 1))
    expect([await count('waived'), (await accepted(ida))[0]?.accepted]).toEqual([1, 1])
    await hub.drain()
    expect([await count('waived'), (await accepted(ida))[0]?.accepted]).toEqual([3, 3])
    expect((await standings()).map(([status]) => status)).toEqual(Array(3).fill('completed'))

    await inTenant((db) => stopAccepting(db, rule.id, acting, violationsActedOn, 1))
    expect(await count('open')).toBe(1)
    await hub.drain()
    expect(await count('open')).toBe(3)
    expect(await standings()).toEqual(before)
    const trail = (await ida.get<AuditList>('/api/audit?limit=100')).body.items
    const reopened = trail.filter(({ action }) => action === 'reopen')
    expect(reopened.map(({ userName }) => userName)).toEqual(Array(3).fill('Ida Lindqvist'))
  })

  test('ends by itself; then what it accepted is open again', async () => {
    const ida = await hub.member()
    const id = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    await accept(ida, { expiresAt: '2026-11-23T10:00:00Z' })
    expect(await statuses(ida)).toEqual({ [id]: 'waived' })
    at.now = new Date('2026-11-23T10:00:01Z')
    await hub.database.hasten()
    await hub.drain()
    expect(await statuses(ida)).toEqual({ [id]: 'open' })
    expect(await accepted(ida)).toEqual([])
  })

  test('that ended while a document was in the trash is at an end for it too', async () => {
    const ida = await hub.member()
    const id = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    const { body: rule } = await accept(ida)
    await ida.delete(`/api/documents/${id}`)
    await ida.delete(`/api/accepted-rules/${rule.id}`)
    await ida.post(`/api/documents/${id}/restore`)
    await hub.drain()
    expect(await statuses(ida)).toEqual({ [id]: 'open' })
  })

  test('covers what an approval accepted, once that is withdrawn', async () => {
    const ida = await hub.member()
    const id = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    await recordCheck(hub, ida, id, [finding({ code: 'TEST-A' }), finding({ code: 'TEST-B', path: null })])
    expect((await ida.post(`/api/documents/${id}/approve`, { comment: 'Agreed' })).status).toBe(200)
    const { body: rule } = await accept(ida, { code: 'TEST-A' })
    expect(rule.accepted).toBe(0)
    const ofCode = async (code: string) =>
      (await ida.get<ViolationsList>(`/api/violations?documentId=${id}&code=${code}`)).body.items[0]
    await ida.post(`/api/violations/${(await ofCode('TEST-B'))?.id}/reopen`, {})
    expect(await ofCode('TEST-A')).toMatchObject({ status: 'waived', waiver: { reason, rule: rule.id } })
    expect((await ofCode('TEST-B'))?.status).toBe('open')
    const { status, latestCheck } = await documentOf(ida, id)
    expect(status).toBe('under_review')
    await ida.post(`/api/violations/${(await ofCode('TEST-B'))?.id}/waive`, { reason: 'Agreed' })
    expect((await documentOf(ida, id)).latestCheck?.score).toBeGreaterThan(latestCheck?.score ?? 100)
  })

  test('never accepts what is critical', async () => {
    const ida = await hub.member()
    const id = await upload(ida, 'Nordlicht Maschinenbau GmbH')
    await recordCheck(hub, ida, id, [finding({ code: 'TEST-C', severity: 'critical' })])
    const { body } = await accept(ida, { code: 'TEST-C' })
    expect(body).toMatchObject({ code: 'TEST-C', accepted: 0 })
    const { counts } = (await ida.get<ViolationsList>('/api/violations')).body
    expect(counts.critical).toBe(1)
  })
})
