import { randomUUID } from 'node:crypto'
import type { ConsignmentDetail, ConsignmentsList, ErrorBody, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub, withRole } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const { upload, consignmentOf } = consignmentSteps(
  () => hub,
  () => ida,
)
const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }
const other = { eFTI170: 'E-2026-900', eFTI51: 'Norrskogs Hyvleri AB', eFTI68: 'Ceramiche Fontanella S.p.A.' }

describe('who may not', () => {
  test('a visitor is asked to sign in', async () => {
    const visitor = hub.visitor()
    expect((await visitor.get('/api/consignments')).status).toBe(401)
    expect((await visitor.get(`/api/consignments/${randomUUID()}`)).status).toBe(401)
    expect((await visitor.patch(`/api/consignments/${randomUUID()}`, { phase: 'loaded' })).status).toBe(401)
  })

  test('another tenant learns nothing, not even that the consignment exists', async () => {
    const [note, far] = await upload(roadNote('note.xml'), roadNote('far.xml', other))
    const { id } = await consignmentOf(note)
    const calls = async (consignmentId: string, documentId: string | undefined) => [
      await otto.get<ErrorBody>(`/api/consignments/${consignmentId}`),
      await otto.patch<ErrorBody>(`/api/consignments/${consignmentId}`, { phase: 'loaded' }),
      await otto.post<ErrorBody>(`/api/consignments/${consignmentId}/documents`, { documentId }),
      await otto.delete<ErrorBody>(`/api/consignments/${consignmentId}/documents/${documentId}`),
    ]
    const theirs = await calls(id, far?.id)
    const nobodys = await calls(randomUUID(), randomUUID())
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(theirs.map(({ body }) => body)).toEqual(nobodys.map(({ body }) => body))
    expect((await otto.get<ConsignmentsList>('/api/consignments')).body).toMatchObject({
      items: [],
      total: 0,
    })
  })

  test('nobody links a document of another tenant', async () => {
    const [note] = await upload(roadNote('note.xml'))
    const { id } = await consignmentOf(note)
    const theirs = await otto.upload(roadNote('theirs.xml', other))
    await hub.drain()
    const answer = await ida.post<ErrorBody>(`/api/consignments/${id}/documents`, { documentId: theirs.id })
    expect(answer.status).toBe(404)
  })

  test('an auditor reads, and is shown who may link; an operator may', async () => {
    const [note, far] = await upload(roadNote('note.xml'), roadNote('far.xml', other))
    const { id } = await consignmentOf(note)
    await withRole(hub, ida, 'auditor', async () => {
      expect((await ida.get<ConsignmentDetail>(`/api/consignments/${id}`)).body.can).toEqual([])
      const calls = [
        await ida.patch<ErrorBody>(`/api/consignments/${id}`, { phase: 'loaded' }),
        await ida.post<ErrorBody>(`/api/consignments/${id}/documents`, { documentId: far?.id }),
        await ida.delete<ErrorBody>(`/api/consignments/${id}/documents/${note?.id}`),
      ]
      expect(calls.map(({ status }) => status)).toEqual([403, 403, 403])
      expect(calls[0]?.body.message).toContain('Operator')
    })
    await withRole(hub, ida, 'operator', async () => {
      const linked = await ida.post(`/api/consignments/${id}/documents`, { documentId: far?.id })
      expect(linked.status).toBe(200)
    })
  })
})

describe('a consignment', () => {
  test('is ready, or states why it is not', async () => {
    const [note, copy] = await upload(roadNote('note.xml'))
    expect(copy).toBeUndefined()
    expect(await consignmentOf(note)).toMatchObject({ ready: true, obstacles: [], title: 'D-2026-118' })
    await upload(roadNote('copy.xml', heavier))
    const { ready, obstacles } = await consignmentOf(note)
    expect(ready).toBe(false)
    expect(obstacles.map(({ text }) => text)).toEqual(['Gross mass differs between the documents.'])
  })

  test('asks for the documents of its mode and goods; a person confirms what travels with them', async () => {
    const [list] = await upload(packingList('list.txt'))
    expect((await consignmentOf(list)).required).toMatchObject([
      { code: 'TRANSPORT-DOCUMENT', state: 'missing' },
    ])
    const [note] = await upload(roadNote('note.xml', { eFTI232: ['1203'], eFTI1451: true }))
    const before = await consignmentOf(note)
    expect(before.required.map(({ code, state }) => [code, state])).toEqual([
      ['ROAD-CMR', 'document'],
      ['DG-DOCUMENT', 'document'],
      ['DG-INSTRUCTIONS', 'missing'],
      ['DG-DRIVER-CERTIFICATE', 'missing'],
    ])
    expect(before.required[3]).toMatchObject({ clause: 'ADR 8.1.2.2 (b), 8.2.1', inCab: true })
    expect(before.required[2]?.clause).toBe('ADR 5.4.3')
    const { body } = await ida.patch<ConsignmentDetail>(`/api/consignments/${before.id}`, {
      confirmed: [{ code: 'DG-INSTRUCTIONS', confirmed: true }],
    })
    expect(body.required[2]).toMatchObject({
      state: 'confirmed',
      confirmedBy: { author: { name: 'Ida Lindqvist' } },
    })
    const refused = await ida.patch<ErrorBody>(`/api/consignments/${before.id}`, {
      confirmed: [{ code: 'NO-SUCH-PAPER', confirmed: true }],
    })
    expect(refused.status).toBe(400)
  })

  test('does not miss what the vehicles of the organisation carry in the cab', async () => {
    const [note] = await upload(roadNote('note.xml', { eFTI232: ['1203'], eFTI1451: true }))
    const instructions = async () => {
      const { carriedInCab, required, obstacles } = await consignmentOf(note)
      const states = required.flatMap(({ inCab, state: each }) => (inCab ? [each] : []))
      expect(states).toHaveLength(2)
      const [state] = new Set(states)
      const ready = (await ida.get<ConsignmentsList>('/api/consignments?ready=true')).body.total
      return [carriedInCab, state, obstacles.some(({ text }) => text.includes('Instructions')), ready]
    }
    const { items } = (await ida.get<ViolationsList>(`/api/violations?documentId=${note?.id}`)).body
    expect(items.filter(({ description }) => /instructions in writing/i.test(description))).toEqual([])
    await ida.post(`/api/documents/${note?.id}/approve`, { comment: 'Looked through' })
    expect(await instructions()).toEqual([null, 'missing', true, 0])
    await ida.patch('/api/settings/tenant', { carriedInCab: true })
    expect(await instructions()).toEqual([true, 'carried', false, 1])
    await ida.patch('/api/settings/tenant', { carriedInCab: false })
    expect(await instructions()).toEqual([false, 'missing', true, 0])
  })

  test('has the phase that its documents show, until a person sets it', async () => {
    const [note] = await upload(roadNote('note.xml', { eFTI39: '2030-01-01' }))
    const { id, phase } = await consignmentOf(note)
    expect(phase).toEqual({
      value: 'planned',
      fact: { code: 'planned', day: '2030-01-01', documentName: null },
      setBy: null,
    })
    const set = await ida.patch<ConsignmentDetail>(`/api/consignments/${id}`, { phase: 'under-way' })
    expect(set.body.phase).toMatchObject({
      value: 'under-way',
      fact: null,
      setBy: { author: { name: 'Ida Lindqvist' } },
    })
    const left = await ida.patch<ConsignmentDetail>(`/api/consignments/${id}`, { phase: null })
    expect(left.body.phase).toEqual(phase)
  })

  test.each<[string, Parameters<typeof roadNote>[1], string, string | null]>([
    ['delivered', { eFTI84: '1' }, 'consignee-signed', null],
    ['delivered', { eFTI188: '2020-01-03' }, 'delivered', '2020-01-03'],
    ['under-way', { eFTI39: '2020-01-01' }, 'taken-over', '2020-01-01'],
    ['loaded', { eFTI39: '2030-01-01', eFTI65: '1' }, 'consignor-signed', null],
  ])('is %s by %j', async (value, change, code, day) => {
    const [note] = await upload(roadNote('note.xml', change))
    expect((await consignmentOf(note)).phase).toMatchObject({
      value,
      fact: { code, day, documentName: 'note.xml' },
    })
  })

  test('shows side by side what its documents state', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    const { compared } = await consignmentOf(note)
    expect(compared.find(({ code }) => code === 'CONSIGNMENT-MASS')).toMatchObject({
      agrees: false,
      values: [
        {
          documentId: note?.id,
          value: { value: 12_000, unit: 'KGM' },
          path: 'grossWeight[1]',
          disagrees: true,
        },
        {
          documentId: copy?.id,
          value: { value: 21_000, unit: 'KGM' },
          path: 'grossWeight[1]',
          disagrees: true,
        },
      ],
    })
    expect(compared.find(({ code }) => code === 'CONSIGNMENT-PACKAGES')?.agrees).toBe(true)
  })
})

describe('a rejected document', () => {
  test('keeps the goods here, regardless of changes by an operator, until a manager decides again', async () => {
    const olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
    const [note, list] = await upload(roadNote('note.xml'), roadNote('list.xml'))
    const stateOf = async () => {
      const { id, ready, obstacles, papers } = await consignmentOf(note)
      return { id, ready, obstacles: obstacles.map(({ text }) => text), documents: papers.length }
    }
    const { id } = await stateOf()
    expect(await stateOf()).toMatchObject({ ready: true, documents: 2 })
    await ida.post(`/api/documents/${list?.id}/reject`, { comment: 'Wrong goods' })
    const acts = [
      () => olga.patch(`/api/documents/${list?.id}/consignment`, { kind: 'other' }),
      () => olga.post(`/api/documents/${list?.id}/reprocess`),
      () =>
        olga.patch(`/api/documents/${list?.id}/consignment`, {
          corrections: [{ path: 'transportContractDocument/id[1]', value: 'D-2026-999' }],
        }),
      () =>
        olga.patch(`/api/documents/${note?.id}/consignment`, {
          corrections: [{ path: 'transportContractDocument/id[1]', value: 'D-2026-777' }],
        }),
    ]
    for (const act of acts) {
      expect((await act()).status).toBeLessThan(300)
      await hub.drain()
      const { ready, obstacles, documents } = await stateOf()
      expect([ready, documents]).toEqual([false, 2])
      expect(obstacles.some((text) => text.startsWith('list.xml '))).toBe(true)
    }
    const moved = await olga.delete<ErrorBody>(`/api/consignments/${id}/documents/${list?.id}`)
    expect([moved.status, moved.body.code, (await stateOf()).documents]).toEqual([403, 'not_allowed', 2])
    await ida.post(`/api/documents/${list?.id}/approve`, { comment: 'Replaced' })
    expect((await stateOf()).obstacles.filter((text) => text.startsWith('list.xml'))).toEqual([])
  })
})

describe('the list', () => {
  const list = async (query = '') => (await ida.get<ConsignmentsList>(`/api/consignments${query}`)).body
  const titles = async (query = '') => (await list(query)).items.map(({ title }) => title)

  test('is searched, filtered by readiness, and paged without gaps or repeats', async () => {
    await upload(roadNote('note.xml'), roadNote('far.xml', other), packingList('list.txt'))
    expect(await titles()).toEqual(['PL-264711', 'E-2026-900', 'D-2026-118'])
    expect(await titles('?search=NORRSKOGS')).toEqual(['E-2026-900'])
    expect(await titles('?search=%25')).toEqual([])
    expect(await titles('?ready=true')).toEqual(['E-2026-900', 'D-2026-118'])
    expect(await titles('?ready=false')).toEqual(['PL-264711'])
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ConsignmentsList = await list(`?limit=1${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(3)
      seen.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(['PL-264711', 'E-2026-900', 'D-2026-118'])
    expect((await ida.get('/api/consignments?cursor=no')).status).toBe(400)
  })
})
