import type { ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../../testing/consignment-steps.ts'
import { type Hub, type Member, type PaperFile, startHub } from '../../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const { upload, documentOf, namesIn, violationsOf, correct } = consignmentSteps(
  () => hub,
  () => ida,
)
const contradictions = (document: Parameters<typeof documentOf>[0]) => violationsOf(document, 'Contradiction')
const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }

describe('papers that contradict each other', () => {
  test('are both violated, each naming the other with both values; both are mended at once', async () => {
    const [note, copy] = await upload(roadNote('note.xml'))
    expect((await documentOf(note)).status).toBe('completed')
    const clean = (await documentOf(note)).latestCheck?.score
    const [second] = await upload(roadNote('copy.xml', heavier))
    expect(copy).toBeUndefined()

    const [here] = await contradictions(note)
    const [there] = await contradictions(second)
    expect(here).toMatchObject({
      code: 'CONSIGNMENT-MASS',
      severity: 'high',
      path: 'grossWeight[1]',
      eftiId: 'eFTI41',
      description: 'Gross mass: 12,000 kg here and 21,000 kg in copy.xml.',
    })
    expect(there?.description).toBe('Gross mass: 21,000 kg here and 12,000 kg in note.xml.')
    for (const document of [note, second]) {
      const detail = await documentOf(document)
      expect(detail.status).toBe('under_review')
      expect(detail.latestCheck?.score).toBeLessThan(90)
    }

    await correct(second, 'grossWeight[1]', { value: 12_000, unit: 'KGM' })
    expect([await contradictions(note), await contradictions(second)]).toEqual([[], []])
    expect([(await documentOf(note)).status, (await documentOf(second)).status]).toEqual([
      'completed',
      'completed',
    ])
    expect((await documentOf(note)).latestCheck?.score).toBeGreaterThanOrEqual(clean ?? 0)
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
  test.each(cases)('about %s', async (_what, change, code, severity) => {
    const goods = code === 'CONSIGNMENT-UN-NUMBERS' ? { eFTI232: ['1203'] } : {}
    const [note, copy] = await upload(roadNote('note.xml', goods), roadNote('copy.xml', change))
    for (const document of [note, copy]) {
      expect((await contradictions(document)).map((row) => [row.code, row.severity])).toEqual([
        [code, severity],
      ])
    }
  })

  test.each<[string, PaperFile]>([
    ['rounding', roadNote('b.xml', { eFTI41: { value: 12.05, unit: 'TNE' } })],
    ['the legal form of a company', roadNote('b.xml', { eFTI51: 'MUSTER MASCHINENBAU' })],
    [
      'a delivery of half the goods',
      packingList('b.txt', { packages: 6, mass: '6,000 kg', further: ['CMR D-2026-118'] }),
    ],
  ])('not by %s', async (_what, second) => {
    const [note, copy] = await upload(roadNote('note.xml'), second)
    expect(await namesIn(note)).toHaveLength(2)
    expect([await contradictions(note), await contradictions(copy)]).toEqual([[], []])
  })

  test('two lists that add up to the note agree with it; a third one does not', async () => {
    const half = (name: string, number: string, mass: string) =>
      packingList(name, { number, packages: 12, mass, further: ['CMR D-2026-118'] })
    const [note] = await upload(
      roadNote('note.xml', { eFTI47: 24 }),
      half('one.txt', 'PL-261001', '5,000 kg'),
      half('two.txt', 'PL-261002', '7,000 kg'),
    )
    expect(await contradictions(note)).toEqual([])
    await upload(half('three.txt', 'PL-261003', '7,000 kg'))
    expect((await contradictions(note)).length).toBeGreaterThan(0)
  })

  test('a house waybill and its master keep their own masses', async () => {
    const air = (name: string, change: Parameters<typeof roadNote>[1]) =>
      roadNote(name, { eFTI581: '4', eFTI618: undefined, eFTI620: undefined, ...change })
    const [master] = await upload(
      air('master.xml', { eFTI169: '741', eFTI170: '020-12345675', eFTI41: { value: 9_000, unit: 'KGM' } }),
      air('house.xml', { eFTI169: '703', eFTI170: 'LXB26110455', eFTI48: 'MAWB 020-12345675' }),
    )
    expect(await namesIn(master)).toEqual(['master.xml', 'house.xml'])
    expect(await contradictions(master)).toEqual([])
  })

  test('an approval is withdrawn when another paper contradicts', async () => {
    const [note] = await upload(roadNote('note.xml'))
    const approved = await ida.post(`/api/documents/${note?.id}/approve`, { comment: 'Looked through' })
    expect(approved.status).toBe(200)
    await upload(roadNote('copy.xml', heavier))
    const { status, decisions } = await documentOf(note)
    expect([status, decisions[0]?.withdrawn?.reason]).toEqual(['under_review', 'checked-again'])
  })

  test('a waiver on one side outlasts a check of the other', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    const [violation] = await contradictions(note)
    await ida.post(`/api/violations/${violation?.id}/waive`, { reason: 'Weighed on the bridge' })
    await correct(copy, 'numberOfPackages', 13)
    const { items } = (await ida.get<ViolationsList>(`/api/violations?documentId=${note?.id}&status=waived`))
      .body
    expect(items.map(({ code }) => code)).toEqual(['CONSIGNMENT-MASS'])
  })
})
