import { randomUUID } from 'node:crypto'
import type {
  AuditList,
  ConsignmentAnswer,
  CorrectionAnswer,
  Document,
  ErrorBody,
  PartnerMemory,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient, withRole } from '../../../testing/index.ts'
import { cmrPdf, drawNote, incompleteCmrPdf } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member
let anna: Member
let otto: Member
let waybill: Document

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  anna = await hub.colleague(ida, 'operator', { firstName: 'Anna' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  waybill = await ida.upload(await cmrPdf(4))
  await hub.drain()
})

const CITY = 'consignee/postalAddress/cityName[1]'
const GROSS = 'grossWeight[1]'

const correct = <T = CorrectionAnswer>(member: Member, correction: Record<string, unknown>) =>
  member.patch<T>(`/api/documents/${waybill.id}/consignment`, { corrections: [correction] })
const withdraw = <T = CorrectionAnswer>(member: Member, corrections: readonly number[]) =>
  member.post<T>(`/api/documents/${waybill.id}/consignment/withdraw`, { corrections })
const fieldsOf = async (query = '') =>
  (await ida.get<ConsignmentAnswer>(`/api/documents/${waybill.id}/consignment${query}`)).body
const valueAt = async (path: string) => (await fieldsOf()).fields.find((field) => field.path === path)
const idsOf = async (member: Member, path: string, value: unknown) =>
  (await correct(member, { path, value })).body.correctionIds

describe('a value that somebody else changed meanwhile', () => {
  test('is not overwritten: the answer has their value, their name and the time', async () => {
    await correct(anna, { path: CITY, value: 'Nantes', seen: 'Lyon' })
    const { status, body } = await correct<ErrorBody>(ida, { path: CITY, value: 'Rennes', seen: 'Lyon' })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain('Anna')
    expect(body.conflicts).toEqual([
      {
        path: CITY,
        label: expect.any(String),
        value: 'Nantes',
        author: { id: anna.user?.id, name: expect.stringContaining('Anna') },
        at: expect.any(String),
      },
    ])
    expect((await valueAt(CITY))?.value).toBe('Nantes')
    const mine = await correct(ida, { path: CITY, value: 'Rennes', seen: 'Nantes' })
    expect([mine.status, (await valueAt(CITY))?.value]).toEqual([200, 'Rennes'])
  })

  test('is a conflict too where it was removed, and where there was none before', async () => {
    await correct(anna, { path: CITY, value: null })
    const removed = await correct<ErrorBody>(ida, { path: CITY, value: 'Rennes', seen: 'Lyon' })
    expect(removed.body.conflicts?.[0]?.value).toBeNull()
    const seal = 'usedTransportEquipment[1]/affixedSeal[1]/id'
    await correct(anna, { path: seal, value: 'KX-1' })
    expect((await correct(ida, { path: seal, value: 'KX-2', seen: null })).status).toBe(409)
  })

  test('is none where both want the same, and for one person in two windows', async () => {
    await correct(anna, { path: CITY, value: 'Nantes' })
    expect((await correct(ida, { path: CITY, value: 'Nantes', seen: 'Lyon' })).body.stored).toBe(0)
    expect((await correct(anna, { path: CITY, value: 'Rennes', seen: 'Lyon' })).body.stored).toBe(1)
  })

  test('is replaced by callers that do not state what they saw', async () => {
    await correct(anna, { path: CITY, value: 'Nantes' })
    expect((await correct(ida, { path: CITY, value: 'Rennes' })).body.stored).toBe(1)
  })
})

describe('who may not withdraw a correction', () => {
  test('another tenant, an auditor, and everybody but its author', async () => {
    const ids = await idsOf(ida, CITY, 'Nantes')
    const theirs = await withdraw<ErrorBody>(otto, ids)
    expect([theirs.status, theirs.body.code]).toEqual([404, 'not_found'])
    expect((await withdraw(anna, ids)).status).toBe(403)
    await withRole(hub, ida, 'auditor', async () => expect((await withdraw(ida, ids)).status).toBe(403))
    expect((await valueAt(CITY))?.value).toBe('Nantes')
    expect((await withdraw(ida, [2_000_000_000])).status).toBe(404)
    const other = waybill
    waybill = await ida.upload(await cmrPdf(5))
    await hub.drain()
    expect((await withdraw(ida, ids)).status).toBe(404)
    waybill = other
  })

  test('its author, once somebody has corrected the value after it', async () => {
    const ids = await idsOf(ida, CITY, 'Nantes')
    await correct(anna, { path: CITY, value: 'Rennes' })
    const { status, body } = await withdraw<ErrorBody>(ida, ids)
    expect([status, body.code, body.conflicts?.[0]?.value]).toEqual([409, 'changed_meanwhile', 'Rennes'])
    expect((await valueAt(CITY))?.value).toBe('Rennes')
  })
})

describe('a withdrawn correction', () => {
  test('of an empty value leaves nothing, and its violation is open again', async () => {
    waybill = await ida.upload(await incompleteCmrPdf(5))
    await hub.drain()
    const before = await fieldsOf('?history=true')
    const open = async () =>
      (await ida.get<ViolationsList>(`/api/violations?status=open&documentId=${waybill.id}`)).body.items.map(
        ({ id }) => id,
      )
    const found = await open()
    const ids = await idsOf(ida, GROSS, { value: 12_400, unit: 'KGM' })
    await hub.drain()
    expect((await open()).length).toBeLessThan(found.length)
    expect((await withdraw(ida, ids)).body.stored).toBe(1)
    await hub.drain()
    expect(await fieldsOf('?history=true')).toEqual(before)
    expect(await open()).toEqual(found)
    const { body } = await ida.get<AuditList>('/api/audit?search=Correction+withdrawn')
    expect(body.items[0]).toMatchObject({ action: 'correction-withdrawn', resourceId: waybill.id })
    expect((await withdraw(ida, ids)).status).toBe(404)
  })

  test('of a doubtful value leaves it doubtful', async () => {
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('update hub.extracted_values set confidence = 0.6 where document_id = $1 and path = $2', [
        waybill.id,
        CITY,
      ]),
    )
    const before = await valueAt(CITY)
    await withdraw(ida, await idsOf(ida, CITY, before?.value))
    expect(await valueAt(CITY)).toEqual(before)
  })

  test('gives way to the correction before it, and what it taught is not read by any longer', async () => {
    const seal = 'usedTransportEquipment[1]/affixedSeal[1]/id'
    const gate = (value: string) =>
      drawNote({
        goodsAt: 340,
        more: [
          [40, 500, 'Hofzeichen laut Werksausweis'],
          [40, 516, value],
        ],
      })
    const taught = async () =>
      (await ida.get<PartnerMemory>('/api/partner-memory')).body.items.flatMap(({ path }) =>
        path === seal ? [path] : [],
      )
    waybill = await ida.upload({ name: `${randomUUID()}.pdf`, bytes: await gate('KX-4711') })
    await hub.drain()
    const first = await idsOf(ida, seal, 'KX-4711')
    expect(await taught()).toEqual([seal])
    const second = await idsOf(ida, seal, 'KX-9999')
    expect(await taught()).toEqual([])
    await withdraw(ida, second)
    expect([(await valueAt(seal))?.value, await taught()]).toEqual(['KX-4711', [seal]])
    await withdraw(ida, first)
    expect([await valueAt(seal), await taught()]).toEqual([undefined, []])
  })
})

describe('a choice that its author undoes', () => {
  const choose = async (member: Member, choice: Record<string, unknown>) =>
    (await member.patch<CorrectionAnswer>(`/api/documents/${waybill.id}/consignment`, choice)).body.choiceIds
  const undo = <T = CorrectionAnswer>(member: Member, choices: readonly number[]) =>
    member.post<T>(`/api/documents/${waybill.id}/consignment/withdraw`, { choices })

  test('of the kind, a subset or an answer leaves everything as it was, also while the document is re-read', async () => {
    const before = await fieldsOf()
    for (const choice of [
      { kind: 'invoice' },
      { subsets: [{ id: 'EU01', applies: false, reason: 'Not ours.' }] },
      { answers: [{ id: 'OWN-ACCOUNT', answer: true }] },
    ]) {
      const ids = await choose(ida, choice)
      expect(ids).toHaveLength(1)
      expect(await fieldsOf()).not.toEqual(before)
      expect((await undo(ida, ids)).status).toBe(200)
      await hub.drain()
      expect(await fieldsOf()).toEqual(before)
    }
    const { body } = await ida.get<AuditList>('/api/audit?search=undone')
    expect(body.items.map(({ action }) => action).sort()).toEqual([
      'kind-chosen',
      'question-answered',
      'subsets-chosen',
    ])
  })

  test('is in force again as a colleague made it before; what a colleague chose since is not undone', async () => {
    await choose(anna, { kind: 'invoice' })
    await hub.drain()
    const mine = await choose(ida, { kind: 'packing-list' })
    expect((await undo(anna, mine)).status).toBe(403)
    expect((await undo(otto, mine)).status).toBe(404)
    expect((await undo(ida, mine)).body.kind).toBe('invoice')
    await hub.drain()
    const again = await choose(ida, { kind: 'packing-list' })
    await hub.drain()
    await choose(anna, { kind: 'cmr' })
    await hub.drain()
    const { status, body } = await undo<ErrorBody>(ida, again)
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain('Anna')
    expect((await undo<ErrorBody>(ida, [2_000_000_000])).status).toBe(404)
    expect((await fieldsOf()).kind).toBe('cmr')
  })
})
