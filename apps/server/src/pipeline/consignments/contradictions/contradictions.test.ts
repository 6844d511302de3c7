import type { ConsignmentDetail, ConsignmentField, ConsignmentsList, ErrorBody } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub, type UploadFile, withRole } from '../../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const { upload, documentOf, consignmentOf, namesIn, violationsOf, contradictionsOf, correct } =
  consignmentSteps(
    () => hub,
    () => ida,
  )
const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }
const kilograms = (value: number) => ({ value, unit: 'KGM' })

describe('documents that contradict each other', () => {
  test('are one entry of their consignment, with the values as data; none of them is violated or under review', async () => {
    const [note] = await upload(roadNote('note.xml'))
    const clean = (await documentOf(note)).latestCheck?.score
    const [copy] = await upload(roadNote('copy.xml', heavier))
    const { contradictions, ready, obstacles } = await consignmentOf(note)
    expect(contradictions).toMatchObject([
      {
        code: 'CONSIGNMENT-MASS',
        label: 'Gross mass',
        eftiId: 'eFTI41',
        severity: 'high',
        blocks: true,
        canSettle: true,
        settled: null,
        values: [
          { value: kilograms(12_000), documents: [{ id: note?.id, kind: 'cmr', path: 'grossWeight[1]' }] },
          { value: kilograms(21_000), documents: [{ id: copy?.id, kind: 'cmr', path: 'grossWeight[1]' }] },
        ],
      },
    ])
    expect(ready).toBe(false)
    expect(obstacles).toEqual([
      { about: 'contradiction', text: 'Gross mass differs between the documents.', documentId: null },
    ])
    expect((await ida.get<ConsignmentsList>('/api/consignments?ready=true')).body.total).toBe(0)
    expect((await documentOf(note)).latestCheck?.score).toBe(clean)
    for (const document of [note, copy]) {
      expect((await documentOf(document)).status).toBe('completed')
      expect(await violationsOf(document, 'Contradiction')).toEqual([])
    }
  })

  test('a check that changes nothing for the others leaves them alone', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    const checks = async () =>
      (await ida.get<unknown[]>(`/api/documents/${note?.id}/compliance?history=true`)).body.length
    const before = await checks()
    await correct(copy, 'natureIdentificationCargo/identificationText[1]', 'Machine parts, painted')
    expect(await checks()).toBe(before)
  })

  const cases: [string, Parameters<typeof roadNote>[1], string, string][] = [
    ['packages', { eFTI47: 14 }, 'CONSIGNMENT-PACKAGES', 'high'],
    ['the consignor', { eFTI51: 'Norrskogs Hyvleri AB' }, 'CONSIGNMENT-CONSIGNOR', 'high'],
    ['the consignee', { eFTI68: 'Ceramiche Fontanella S.p.A.' }, 'CONSIGNMENT-CONSIGNEE', 'high'],
    ['the day', { eFTI39: '2026-11-18' }, 'CONSIGNMENT-TAKING-OVER', 'medium'],
    ['UN numbers', { eFTI232: ['1263'] }, 'CONSIGNMENT-UN-NUMBERS', 'high'],
  ]
  test.each(cases)('about %s, until one value is confirmed', async (_what, change, code, severity) => {
    const goods = code === 'CONSIGNMENT-UN-NUMBERS' ? { eFTI232: ['1203'] } : {}
    const [note, copy] = await upload(roadNote('note.xml', goods), roadNote('copy.xml', change))
    const { contradictions } = await consignmentOf(note)
    expect(contradictions.map((one) => [one.code, one.severity])).toEqual([[code, severity]])
    const right = contradictions[0]?.values[0]
    expect(right?.documents.map(({ id }) => id)).toEqual([note?.id])
    expect((await settle(copy, code, right?.value)).status).toBe(200)
    await hub.drain()
    expect(await contradictionsOf(copy)).toEqual([])
    expect((await consignmentOf(copy)).contradictions).toMatchObject([
      { code, values: [], settled: { value: right?.value, author: { name: 'Ida Lindqvist' } } },
    ])
  })

  test.each<[string, UploadFile]>([
    ['rounding', roadNote('b.xml', { eFTI41: { value: 12.05, unit: 'TNE' } })],
    ['the legal form of a company', roadNote('b.xml', { eFTI51: 'MUSTER MASCHINENBAU' })],
    [
      'a delivery of half the goods',
      packingList('b.txt', { packages: 6, mass: '6,000 kg', further: ['CMR D-2026-118'] }),
    ],
  ])('not by %s', async (_what, second) => {
    const [note] = await upload(roadNote('note.xml'), second)
    expect(await namesIn(note)).toHaveLength(2)
    expect(await contradictionsOf(note)).toEqual([])
  })

  test('two lists that add up to the note agree with it; a third one does not', async () => {
    const half = (name: string, number: string, mass: string) =>
      packingList(name, { number, packages: 12, mass, further: ['CMR D-2026-118'] })
    const [note] = await upload(
      roadNote('note.xml', { eFTI47: 24 }),
      half('one.txt', 'PL-261001', '5,000 kg'),
      half('two.txt', 'PL-261002', '7,000 kg'),
    )
    expect(await contradictionsOf(note)).toEqual([])
    await upload(half('three.txt', 'PL-261003', '7,000 kg'))
    const { contradictions } = await consignmentOf(note)
    const [mass] = contradictions.filter(({ code }) => code === 'CONSIGNMENT-MASS')
    expect([mass?.values.length, mass?.canSettle]).toEqual([3, false])
    const refused = await settle(note, 'CONSIGNMENT-MASS', kilograms(12_000))
    expect(refused.status).toBe(409)
  })

  test('a house waybill and its master keep their own masses', async () => {
    const air = (name: string, change: Parameters<typeof roadNote>[1]) =>
      roadNote(name, { eFTI581: '4', eFTI618: undefined, eFTI620: undefined, ...change })
    const [master] = await upload(
      air('master.xml', { eFTI169: '741', eFTI170: '020-12345675', eFTI41: { value: 9_000, unit: 'KGM' } }),
      air('house.xml', { eFTI169: '703', eFTI170: 'LXB26110455', eFTI48: 'MAWB 020-12345675' }),
    )
    expect(await namesIn(master)).toEqual(['master.xml', 'house.xml'])
    expect(await contradictionsOf(master)).toEqual([])
  })

  test('an approval outlasts them: the document itself is as it was', async () => {
    const [note] = await upload(roadNote('note.xml'))
    const approved = await ida.post(`/api/documents/${note?.id}/approve`, { comment: 'Looked through' })
    expect(approved.status).toBe(200)
    await upload(roadNote('copy.xml', heavier))
    expect((await documentOf(note)).status).toBe('approved')
    expect(await contradictionsOf(note)).toEqual(['CONSIGNMENT-MASS'])
  })
})

describe("'This is right'", () => {
  test('corrects the documents that differ as a person would, and leaves the others alone', async () => {
    const [note, copy, list] = await upload(
      roadNote('note.xml'),
      roadNote('copy.xml', heavier),
      packingList('list.txt', { mass: '21,000 kg', further: ['CMR D-2026-118'] }),
    )
    const checksOf = async (id?: string) =>
      (await ida.get<unknown[]>(`/api/documents/${id}/compliance?history=true`)).body.length
    const before = await checksOf(note?.id)
    const { body } = await settle(note, 'CONSIGNMENT-MASS', { unit: 'KGM', value: 12_000 })
    expect(body).toMatchObject({ contradictions: [{ settled: { value: kilograms(12_000) } }] })
    await hub.drain()
    for (const document of [copy, list]) {
      const { body: read } = await ida.get<{ fields: ConsignmentField[] }>(
        `/api/documents/${document?.id}/consignment`,
      )
      expect(read.fields.find(({ path }) => path === 'grossWeight[1]')).toMatchObject({
        value: kilograms(12_000),
        source: 'person',
      })
      expect((await documentOf(document)).status).toBe('completed')
    }
    expect(await checksOf(note?.id)).toBe(before)
    expect((await consignmentOf(note)).ready).toBe(true)
    const { items } = (
      await ida.get<{ items: { action: string; resourceName: string; details: string }[] }>('/api/audit')
    ).body
    expect(items.map(({ action }) => action)).toContain('contradiction-settled')
    const corrections = items.filter(({ action }) => action === 'correction')
    expect(corrections.map(({ resourceName, details }) => [resourceName, details]).toSorted()).toEqual(
      ['copy.xml', 'list.txt'].map((name) => [
        name,
        expect.stringMatching(/\(grossWeight\[1\]\), taken from CMR consignment note note\.xml$/),
      ]),
    )

    await correct(copy, 'grossWeight[1]', kilograms(30_000))
    expect((await consignmentOf(note)).contradictions).toMatchObject([{ settled: null, values: [{}, {}] }])
  })

  test('is for those who may correct, and for a value that a document gives', async () => {
    const [note] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    await withRole(hub, ida, 'auditor', async () => {
      expect((await settle(note, 'CONSIGNMENT-MASS', kilograms(12_000))).status).toBe(403)
    })
    const otto = await hub.member({ firstName: 'Otto' })
    const { id } = await consignmentOf(note)
    const theirs = await otto.post<ErrorBody>(
      `/api/consignments/${id}/contradictions/CONSIGNMENT-MASS/settle`,
      {
        value: kilograms(12_000),
      },
    )
    expect(theirs.status).toBe(404)
    expect((await settle(note, 'CONSIGNMENT-MASS', kilograms(15_000))).status).toBe(409)
    expect((await settle(note, 'CONSIGNMENT-PACKAGES', 12)).status).toBe(409)
    expect(await contradictionsOf(note)).toEqual(['CONSIGNMENT-MASS'])
    await withRole(hub, ida, 'operator', async () => {
      expect((await settle(note, 'CONSIGNMENT-MASS', kilograms(12_000))).status).toBe(200)
    })
  })
})

describe("'Both are correct'", () => {
  const both = { values: [kilograms(12_000), kilograms(21_000)], reason: 'The copy covers both trailers' }
  const accept = async (document: Parameters<typeof consignmentOf>[0], body: object = both) =>
    ida.post<ConsignmentDetail>(`${await pathOf(document)}/accept`, body)
  const pathOf = async (document: Parameters<typeof consignmentOf>[0]) =>
    `/api/consignments/${(await consignmentOf(document)).id}/contradictions/CONSIGNMENT-MASS`

  test('is for those who may correct, with a reason, and about the values that the documents give', async () => {
    const [note] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    await withRole(hub, ida, 'auditor', async () => {
      expect((await accept(note)).status).toBe(403)
      expect((await ida.delete(`${await pathOf(note)}/accept`)).status).toBe(403)
    })
    const otto = await hub.member({ firstName: 'Otto' })
    expect((await otto.post(`${await pathOf(note)}/accept`, both)).status).toBe(404)
    expect((await accept(note, { ...both, reason: ' ' })).status).toBe(400)
    expect((await accept(note, { ...both, values: [kilograms(12_000), kilograms(1)] })).status).toBe(409)
    expect((await ida.delete(`${await pathOf(note)}/accept`)).status).toBe(409)
    expect(await contradictionsOf(note)).toEqual(['CONSIGNMENT-MASS'])
  })

  test('settles the contradiction without a correction, in the audit trail, until it is revoked', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    const { body } = await accept(note, { ...both, values: both.values.toReversed() })
    expect(body.contradictions).toMatchObject([
      {
        settled: null,
        values: [{}, {}],
        accepted: { reason: both.reason, author: { name: 'Ida Lindqvist' } },
      },
    ])
    expect([body.ready, body.obstacles]).toEqual([true, []])
    expect(body.compared.find(({ code }) => code === 'CONSIGNMENT-MASS')?.note).toMatch(/^Accepted/)
    const ready = async () => (await ida.get<ConsignmentsList>('/api/consignments?ready=true')).body.total
    expect(await ready()).toBe(1)
    expect((await documentOf(copy)).status).toBe('completed')
    const { body: revoked } = await ida.delete<ConsignmentDetail>(`${await pathOf(note)}/accept`)
    expect(revoked.contradictions).toMatchObject([{ accepted: null, settled: null }])
    expect([revoked.ready, await ready()]).toEqual([false, 0])
    const { items } = (await ida.get<{ items: { action: string }[] }>('/api/audit')).body
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['contradiction-accepted', 'contradiction-acceptance-revoked']),
    )
  })

  test('ends when one of the values changes, and does not cover a third document', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    await accept(note)
    await upload(roadNote('third.xml', { eFTI41: { value: 30_000, unit: 'KGM' } }))
    expect(await contradictionsOf(note)).toEqual(['CONSIGNMENT-MASS'])
    const { contradictions } = await consignmentOf(note)
    expect(
      (await accept(note, { ...both, values: contradictions[0]?.values.map(({ value }) => value) })).status,
    ).toBe(200)
    expect(await contradictionsOf(note)).toEqual([])
    await correct(copy, 'grossWeight[1]', kilograms(22_000))
    expect(await contradictionsOf(note)).toEqual(['CONSIGNMENT-MASS'])
  })
})

async function settle(document: Parameters<typeof consignmentOf>[0], code: string, value: unknown) {
  const { id } = await consignmentOf(document)
  return ida.post<ConsignmentDetail>(`/api/consignments/${id}/contradictions/${code}/settle`, { value })
}
