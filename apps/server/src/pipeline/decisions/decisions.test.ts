import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type {
  AuditList,
  CheckComparison,
  ComplianceCheck,
  DecidedDocument,
  Document,
  DocumentDetail,
  ErrorBody,
  NotificationsList,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { enqueueDocuments } from '../../platform/queue.ts'
import { packingList } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withClient } from '../../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../../testing/papers.ts'
import { insertJobs } from '../documents/job-store.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member
let waybill: Document

const CITY = 'consignee/postalAddress/cityName[1]'
const COMMENT = { comment: 'Agreed with the forwarder.' }

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  waybill = await ida.upload(await incompleteCmrPdf(Math.floor(Math.random() * 1e9)))
  await hub.drain()
  // Something is open: the date of taking over is missing.
  await ida.patch(`/api/documents/${waybill.id}/consignment`, {
    corrections: [{ path: 'carrierAcceptanceDateTime', value: null }],
  })
  await hub.drain()
})

const detail = async (member = ida) => (await member.get<DocumentDetail>(`/api/documents/${waybill.id}`)).body
const decide = (call: string, body: unknown = COMMENT, member = ida, id = waybill.id) =>
  member.post<DecidedDocument & ErrorBody>(`/api/documents/${id}/${call}`, body)
const correct = async (value: string, member = ida) => {
  await member.patch(`/api/documents/${waybill.id}/consignment`, { corrections: [{ path: CITY, value }] })
}
/** As when a rule changes, or a document of the same consignment: nobody corrected anything. */
const checkAgain = async () => {
  await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, async (db) => {
    const [job] = await insertJobs(db, [waybill.id], 'compliance', 'prompt')
    await enqueueDocuments(db, 'compliance', [{ jobId: job?.id ?? '', documentId: waybill.id }], 'prompt')
  })
  await hub.drain()
}
const openOnes = async () =>
  (await ida.get<ViolationsList>(`/api/violations?documentId=${waybill.id}&status=open`)).body.items

describe.each(['approve', 'reject'])('who may not %s', (call) => {
  test('an operator and an auditor', async () => {
    for (const member of [olga, axel]) {
      expect((await decide(call, COMMENT, member)).status).toBe(403)
      expect((await detail(member)).can).not.toContain(call)
    }
    expect((await detail()).can).toContain(call)
    expect((await detail()).decisions).toEqual([])
  })

  test('another tenant: it is not there', async () => {
    expect((await decide(call, COMMENT, otto)).status).toBe(404)
    expect((await decide(call, COMMENT, ida, randomUUID())).status).toBe(404)
    expect((await detail()).decisions).toEqual([])
  })

  test('nobody without a comment', async () => {
    expect((await decide(call, { comment: ' ' })).body.fields).toEqual({
      comment: expect.stringMatching(/^A (comment|reason) is required/),
    })
    expect((await decide(call, {})).status).toBe(400)
    expect((await detail()).decisions).toEqual([])
  })
})

describe('an approval', () => {
  const waived = async () =>
    (await ida.get<ViolationsList>(`/api/violations?documentId=${waybill.id}&status=waived`)).body.items

  test('accepts each open violation by name, until it is withdrawn', async () => {
    const open = await openOnes()
    expect(open.length).toBeGreaterThan(0)
    await decide('approve')
    expect(await openOnes()).toEqual([])
    const accepted = await waived()
    expect(accepted.map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort())
    for (const { waiver } of accepted) expect(waiver?.reason).toBe(`Accepted at approval: ${COMMENT.comment}`)
    const { body } = await ida.get<AuditList>('/api/audit?limit=200')
    const waivedIds = body.items
      .filter(({ action }) => action === 'waive')
      .map(({ resourceId }) => resourceId)
    for (const { id } of open) expect(waivedIds).toContain(id)
    expect((await detail()).status).toBe('approved')
    await correct('Nantes')
    await hub.drain()
    expect((await openOnes()).map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort())
  })

  test('asks for no reason where nothing is open', async () => {
    for (const { id } of await openOnes()) await ida.post(`/api/violations/${id}/waive`, { reason: 'Known' })
    expect((await detail()).latestCheck?.unreadCount).toBe(0)
    expect((await decide('approve', {})).status).toBe(200)
  })
})

test('an approval of what no rule judges asks for a reason', async () => {
  const { id } = await ida.upload(packingList('list.txt'))
  await hub.drain()
  const { body } = await ida.get<DocumentDetail>(`/api/documents/${id}`)
  expect(body).toMatchObject({ judged: false, latestCheck: { score: null, violationsCount: 0 } })
  const without = await decide('approve', {}, ida, id)
  expect([without.status, without.body.fields?.comment]).toEqual([
    400,
    'A reason is required: no rule has judged this document',
  ])
  expect((await decide('approve', COMMENT, ida, id)).status).toBe(200)
})

describe('a decision', () => {
  test('is kept with author and comment, shows in the list, and is made once', async () => {
    const { status, body } = await decide('approve')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'approved',
      can: [],
      decisions: [{ decision: 'approved', ...COMMENT, author: { name: 'Ida Lindqvist' }, withdrawn: null }],
    })
    const again = await decide('reject')
    expect([again.status, again.body.code]).toEqual([409, 'wrong_state'])
    expect(again.body.message).toContain('approved already')
    const listed = await ida.get<Document[]>('/api/documents?status=approved')
    expect(listed.body.map(({ id }) => id)).toContain(waybill.id)
    const undecided = (await ida.get<Document[]>('/api/documents')).body.filter(({ can }) => can.length > 0)
    expect(undecided.every(({ status }) => status === 'under_review' || status === 'completed')).toBe(true)
  })

  test('is not possible before the check or after a failure, in words', async () => {
    const fresh = await ida.upload(await incompleteCmrPdf(Math.floor(Math.random() * 1e9)))
    const early = await decide('approve', COMMENT, ida, fresh.id)
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('is being processed')])
    await hub.drain()
    const broken = await ida.upload({
      name: 'broken.pdf',
      bytes: new TextEncoder().encode('%PDF-1.7 broken'),
    })
    await hub.drain()
    const failed = await decide('approve', COMMENT, ida, broken.id)
    expect([failed.status, failed.body.message]).toEqual([
      409,
      expect.stringContaining('could not be processed'),
    ])
  })
})

describe('a decision is withdrawn', () => {
  const reasons = async () => (await detail()).decisions.map(({ withdrawn }) => withdrawn?.reason ?? null)

  test('by a correction, and a new one can be made', async () => {
    await decide('approve')
    await correct('Nantes', olga)
    expect((await detail()).status).toBe('pending')
    await hub.drain()
    const { status, decisions } = await detail()
    expect(['under_review', 'completed']).toContain(status)
    expect(decisions[0]?.withdrawn).toMatchObject({ reason: 'corrected', author: { name: 'Olga Norden' } })
    await decide('reject', { comment: 'Wrong place' })
    expect(await reasons()).toEqual([null, 'corrected'])
    expect((await detail()).status).toBe('rejected')
  })

  test('by the choice of a subset, and of the kind', async () => {
    const patch = (body: unknown) => ida.patch(`/api/documents/${waybill.id}/consignment`, body)
    await decide('approve')
    await patch({ subsets: [{ id: 'EU03', applies: true }] })
    await hub.drain()
    await decide('approve')
    await patch({ kind: 'other' })
    await hub.drain()
    expect(await reasons()).toEqual(['corrected', 'corrected'])
  })

  test('by reading it again', async () => {
    await decide('reject')
    expect((await ida.post(`/api/documents/${waybill.id}/reprocess`)).status).toBe(202)
    await hub.drain()
    expect(await reasons()).toEqual(['read-again'])
  })

  test('by a check that finds otherwise, not by one that finds the same', async () => {
    const [first] = await openOnes()
    await decide('approve')
    await checkAgain()
    expect((await detail()).status).toBe('approved')
    expect(await reasons()).toEqual([null])
    // As if a rule had not been there at the check before.
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(`update hub.violations set status = 'resolved', resolved_at = now() where id = $1`, [
        first?.id,
      ]),
    )
    await checkAgain()
    expect((await detail()).decisions[0]?.withdrawn).toMatchObject({ reason: 'checked-again', author: null })
  })

  test('when a grave violation that was waived is opened again', async () => {
    const grave = (await openOnes()).filter(({ severity }) => severity === 'high' || severity === 'critical')
    expect(grave.length).toBeGreaterThan(0)
    expect((await detail()).status).toBe('under_review')
    for (const { id } of grave) await ida.post(`/api/violations/${id}/waive`, { reason: 'Known' })
    expect((await detail()).status).toBe('completed')
    await decide('approve')
    await ida.post(`/api/violations/${grave[0]?.id}/reopen`)
    expect(await reasons()).toEqual(['reopened'])
    expect((await detail()).status).toBe('under_review')
  })
})

describe('while another check waits', () => {
  const seen = async () => {
    const { body } = await ida.get<ComplianceCheck[]>(`/api/documents/${waybill.id}/compliance`)
    return { ...COMMENT, checkId: body.at(-1)?.id }
  }
  const put = (path: string, value: string | null) =>
    ida.patch(`/api/documents/${waybill.id}/consignment`, { corrections: [{ path, value }] })
  const withdrawals = async (member: Member) =>
    (await member.get<NotificationsList>('/api/notifications')).body.items.filter(
      ({ kind, documentId }) => kind === 'withdrawn' && documentId === waybill.id,
    )

  test('nobody decides who may not, without the check that was seen, or by one that is not the latest', async () => {
    const earlier = await seen()
    await put(CITY, 'Nantes')
    for (const member of [olga, axel]) {
      expect((await decide('approve', earlier, member)).status).toBe(403)
      expect((await detail(member)).can).not.toContain('approve')
    }
    expect((await decide('approve', earlier, otto)).status).toBe(404)
    const unseen = await decide('approve')
    expect([unseen.status, unseen.body.message]).toEqual([409, expect.stringContaining('A new check')])
    const many = await ida.post<{ notDone: unknown[] }>('/api/documents/acts', {
      act: 'approve',
      ids: [waybill.id],
      ...COMMENT,
    })
    expect(many.body.notDone).toEqual([{ id: waybill.id, why: unseen.body.message }])
    await hub.drain()
    const late = await decide('approve', earlier)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('checked again since')])
    expect((await detail()).decisions).toEqual([])
  })

  test('nobody decides about what is read again, nor before what was read is checked', async () => {
    const earlier = await seen()
    await ida.post(`/api/documents/${waybill.id}/reprocess`)
    expect((await detail()).can).not.toContain('approve')
    expect((await decide('approve', earlier)).status).toBe(409)
    await hub.drain()
    const before = await seen()
    await put(CITY, 'Nantes')
    expect((await detail()).can).toContain('approve')
    // As between reading and its check.
    await withClient(hub.database.superuserUrl, (client) =>
      client.query(
        `insert into hub.extractions
         select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'created_at', now()))).*
           from hub.extractions e where document_id = $1 order by created_at desc limit 1`,
        [waybill.id],
      ),
    )
    const early = await decide('approve', before)
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('is being processed')])
    await hub.drain()
  })

  test.each(['approve', 'reject'])('%s holds if it finds no more, here less', async (call) => {
    await put('consignor/name', null)
    await hub.drain()
    const open = await openOnes()
    await put('consignor/name', 'Muster Maschinenbau AG')
    expect((await detail()).can).toEqual(expect.arrayContaining(['approve', 'reject']))
    const { status, body } = await decide(call, await seen())
    const made = call === 'approve' ? 'approved' : 'rejected'
    expect([status, body.status, body.can]).toEqual([200, made, []])
    expect((await decide('reject', await seen())).status).toBe(409)
    await hub.drain()
    const after = await detail()
    expect([after.status, after.decisions[0]?.withdrawn]).toEqual([made, null])
    const { body: compared } = await ida.get<CheckComparison>(
      `/api/documents/${waybill.id}/compliance/compare`,
    )
    expect(compared.went.length).toBeGreaterThan(0)
    expect(open.length).toBeGreaterThan(0)
    expect(await withdrawals(ida)).toEqual([])
  })

  test('an approval is withdrawn if it finds more, and who decided is notified', async () => {
    await put('consignor/name', null)
    expect((await decide('approve', await seen())).status).toBe(200)
    await hub.drain()
    const { status, decisions, can } = await detail()
    expect([status, can.includes('approve')]).toEqual(['under_review', true])
    expect(decisions[0]?.withdrawn).toMatchObject({ reason: 'checked-again', author: null })
    expect(await withdrawals(ida)).toMatchObject([{ facts: { status: 'approved' }, author: null }])
    expect(await withdrawals(olga)).toEqual([])
    const { body } = await ida.get<AuditList>('/api/audit?limit=200')
    expect(
      body.items.some(
        ({ action, resourceId }) => action === 'decision-withdrawn' && resourceId === waybill.id,
      ),
    ).toBe(true)
  })

  test('an approval is withdrawn by a correction after it', async () => {
    await put(CITY, 'Nantes')
    await decide('approve', await seen())
    await put(CITY, 'Rennes')
    expect((await detail()).decisions[0]?.withdrawn?.reason).toBe('corrected')
    expect((await decide('approve', await seen())).status).toBe(200)
    await hub.drain()
    expect((await detail()).status).toBe('approved')
  })
})

test('colleagues are notified of decisions and acts over the live socket, and nobody else', async () => {
  const [violation] = await openOnes()
  const listen = async (member: Member) => {
    const { body } = await member.get<{ wsUrl: string }>('/api/jobs/ws-info')
    const socket = new WebSocket(body.wsUrl)
    const messages: unknown[] = []
    socket.on('message', (data) => messages.push(JSON.parse(String(data))))
    await once(socket, 'open')
    return { socket, messages }
  }
  const heard = await listen(olga)
  const foreign = await listen(otto)
  await ida.post(`/api/violations/${violation?.id}/comments`, { text: 'Seen' })
  await decide('reject')
  await expect
    .poll(() => heard.messages)
    .toEqual([
      { type: 'violations_update', data: { documentIds: [waybill.id] } },
      { type: 'audit_update', data: {} },
      { type: 'document_update', data: { documentId: waybill.id, status: 'rejected' } },
      { type: 'notifications_update', data: {} },
      { type: 'audit_update', data: {} },
    ])
  expect(foreign.messages).toEqual([])
  heard.socket.terminate()
  foreign.socket.terminate()
})

test('two checks are compared: what appeared, went and stayed', async () => {
  waybill = await ida.upload(await cmrPdf(Math.floor(Math.random() * 1e9)))
  await hub.drain()
  const compare = () => ida.get<CheckComparison>(`/api/documents/${waybill.id}/compliance/compare`)
  const first = (await compare()).body
  expect(first.before).toBeNull()
  expect(first.appeared.map(({ id }) => id).sort()).toEqual((await openOnes()).map(({ id }) => id).sort())
  await ida.patch(`/api/documents/${waybill.id}/consignment`, {
    corrections: [{ path: 'consignor/name', value: null }],
  })
  await hub.drain()
  const second = (await compare()).body
  expect(second.before?.id).toBe(first.after.id)
  expect(second.appeared.length).toBeGreaterThan(0)
  await ida.patch(`/api/documents/${waybill.id}/consignment`, {
    corrections: [{ path: 'consignor/name', value: 'Muster Maschinenbau AG' }],
  })
  await hub.drain()
  const third = (await compare()).body
  expect(third.went.map(({ id }) => id).sort()).toEqual(second.appeared.map(({ id }) => id).sort())
  expect(third.stayed.map(({ id }) => id).sort()).toEqual((await openOnes()).map(({ id }) => id).sort())
  expect((await otto.get(`/api/documents/${waybill.id}/compliance/compare`)).status).toBe(404)
})
