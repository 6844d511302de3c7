import type { ConsignmentDetail, ErrorBody, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../../testing/consignment-papers.ts'
import { consignmentSteps } from '../../../testing/consignment-steps.ts'
import { type Hub, type Member, startHub, type UploadFile } from '../../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const { upload, documentOf, consignmentOf, namesIn, contradictionsOf, correct } = consignmentSteps(
  () => hub,
  () => ida,
)
const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }
const other = { eFTI170: 'E-2026-900', eFTI51: 'Norrskogs Hyvleri AB', eFTI68: 'Ceramiche Fontanella S.p.A.' }

describe('documents find each other', () => {
  test('by the number of the same note, however it is written', async () => {
    const [note] = await upload(roadNote('note.xml'), roadNote('copy.xml', { eFTI170: 'd 2026/0118' }))
    const { papers } = await consignmentOf(note)
    expect(papers.map(({ link }) => link?.reason)).toEqual([
      'same CMR consignment note number D-2026-118',
      'same CMR consignment note number D-2026-118',
    ])
    expect(papers[0]?.link?.author).toBeNull()
  })

  test('by the number of the note that a packing list names, which no rule judges', async () => {
    const [list, note] = await upload(
      packingList('list.txt', { further: ['CMR No.: D-2026-118'] }),
      roadNote('note.xml'),
    )
    expect(await namesIn(note)).toEqual(['list.txt', 'note.xml'])
    const { papers } = await consignmentOf(note)
    expect(papers[0]?.link?.reason).toBe('refers to CMR consignment note D-2026-118')
    const { items } = (await ida.get<ViolationsList>(`/api/violations?documentId=${list?.id}`)).body
    expect(items).toEqual([])
    expect((await documentOf(list)).latestCheck?.score).toBeNull()
  })

  test('by a container on the same day, between different modes', async () => {
    const [note] = await upload(
      roadNote('note.xml', { eFTI448: 'CSQU3054383' }),
      roadNote('bill.xml', { eFTI169: '704', eFTI170: 'NSLU2604000', eFTI581: '1', eFTI448: 'CSQU3054383' }),
    )
    expect(await namesIn(note)).toEqual(['note.xml', 'bill.xml'])
    expect((await consignmentOf(note)).papers[0]?.link?.reason).toBe('same container CSQU3054383, same day')
  })

  test('by an order number if the parties agree', async () => {
    const [note] = await upload(
      roadNote('note.xml', { eFTI48: 'Order no. 45-88120' }),
      packingList('list.txt', { further: ['Your order: 45-88120'] }),
    )
    expect(await namesIn(note)).toEqual(['note.xml', 'list.txt'])
  })

  test.each<[string, UploadFile]>([
    ['another number', roadNote('b.xml', { eFTI170: 'D-2026-119' })],
    ['a number of one digit', packingList('b.txt', { number: '1', further: ['Order no. 1', 'Ref. 7'] })],
    ['a customer and a day', packingList('b.txt', { further: ['Customer no. 10023', 'Date 2026-11-19'] })],
    [
      'a container weeks later',
      roadNote('b.xml', {
        eFTI169: '704',
        eFTI170: 'NSLU2604000',
        eFTI581: '1',
        eFTI448: 'CSQU3054383',
        eFTI39: '2026-12-19',
      }),
    ],
    [
      'the same container and day, but another note',
      roadNote('b.xml', { eFTI170: 'D-2026-119', eFTI448: 'CSQU3054383' }),
    ],
    ['a number that two other companies count alike', roadNote('b.xml', { ...other, eFTI170: 'D-2026-118' })],
  ])('not by %s', async (_name, stranger) => {
    const [note] = await upload(
      roadNote('note.xml', { eFTI448: 'CSQU3054383', eFTI48: 'Order no. 1; customer no. 10023' }),
      stranger,
    )
    expect(await namesIn(note)).toEqual(['note.xml'])
  })

  test('a list that names two notes belongs to neither, and does not make them one', async () => {
    const [first, second, list] = await upload(
      roadNote('first.xml'),
      roadNote('second.xml', { eFTI170: 'D-2026-119' }),
      packingList('list.txt', { further: ['CMR D-2026-118', 'CMR D-2026-119'] }),
    )
    for (const document of [first, second, list]) expect(await namesIn(document)).toHaveLength(1)
  })

  test('a corrected number takes a note out of one consignment and into another', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', { eFTI170: 'D-2026-181' }))
    expect(await namesIn(note)).toEqual(['note.xml'])
    await correct(copy, 'transportContractDocument/id', 'D-2026-118')
    expect(await namesIn(note)).toEqual(['note.xml', 'copy.xml'])
    await correct(copy, 'transportContractDocument/id', 'D-2026-777')
    expect(await namesIn(note)).toEqual(['note.xml'])
    expect(await namesIn(copy)).toEqual(['copy.xml'])
  })

  test('a number that a person replaced links no more, though it is printed still', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml'))
    expect(await namesIn(note)).toEqual(['note.xml', 'copy.xml'])
    await correct(copy, 'transportContractDocument/id', 'D-2026-777')
    expect(await namesIn(copy)).toEqual(['copy.xml'])
  })

  test('also when many are checked at the same time', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ida.upload(roadNote(`note-${n}.xml`, n === 3 ? heavier : { eFTI699: `Machine parts, lot ${n}` })),
      ),
    )
    await Promise.all([hub.drain(), hub.drain(), hub.drain(), hub.drain()])
    expect(await namesIn(first)).toHaveLength(8)
    for (const document of others)
      expect((await documentOf(document)).consignmentId).toBe((await documentOf(first)).consignmentId)
    const { contradictions } = await consignmentOf(first)
    expect(contradictions.map(({ values }) => values.map(({ documents }) => documents.length))).toEqual([
      expect.arrayContaining([7, 1]),
    ])
  })

  test('the address of a consignment that another took over still leads there', async () => {
    const [list] = await upload(packingList('list.txt', { further: ['CMR D-2026-118'] }))
    const [copy] = await upload(roadNote('copy.xml', { eFTI170: 'D-2026-181' }))
    const { consignmentId: before } = await documentOf(copy)
    await correct(copy, 'transportContractDocument/id', 'D-2026-118')
    const { body } = await ida.get<ConsignmentDetail>(`/api/consignments/${before}`)
    expect(body.id).toBe((await documentOf(list)).consignmentId)
  })

  test('what is no freight document is in no consignment', async () => {
    const [letter] = await upload({ name: 'letter.txt', bytes: new TextEncoder().encode('Dear Ms Aalto') })
    expect((await documentOf(letter)).consignmentId).toBeNull()
  })
})

describe('by hand', () => {
  test('a link stays, and an unlinked pair is never linked again by the product', async () => {
    const [note, far] = await upload(roadNote('note.xml'), roadNote('far.xml', other))
    const { id } = await consignmentOf(note)
    const linked = await ida.post<ConsignmentDetail>(`/api/consignments/${id}/documents`, {
      documentId: far?.id,
    })
    expect(linked.body.papers.map(({ originalName }) => originalName)).toEqual(['note.xml', 'far.xml'])
    expect(linked.body.papers[1]?.link).toMatchObject({
      reason: 'linked by hand',
      author: { name: 'Ida Lindqvist' },
    })
    await correct(far, 'transportContractDocument/id', 'E-2026-901')
    expect(await namesIn(note)).toEqual(['note.xml', 'far.xml'])

    await ida.delete(`/api/consignments/${id}/documents/${far?.id}`)
    expect(await namesIn(note)).toEqual(['note.xml'])
    await correct(far, 'transportContractDocument/id', 'D-2026-118')
    await correct(far, 'consignor/name[1]', 'Muster Maschinenbau AG')
    expect(await namesIn(note)).toEqual(['note.xml'])
    expect(await namesIn(far)).toEqual(['far.xml'])
  })

  test('a new document does not bring an unlinked pair together', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml'))
    const { id } = await consignmentOf(note)
    await ida.delete(`/api/consignments/${id}/documents/${copy?.id}`)
    await upload(packingList('list.txt', { further: ['CMR D-2026-118'] }))
    expect(await namesIn(copy)).not.toContain('note.xml')
  })

  test('contradictions come with a link and go with it', async () => {
    const [note, far] = await upload(roadNote('note.xml'), roadNote('far.xml', { ...other, ...heavier }))
    const { id } = await consignmentOf(note)
    await ida.post(`/api/consignments/${id}/documents`, { documentId: far?.id })
    expect(await contradictionsOf(note)).toContain('CONSIGNMENT-MASS')
    await ida.delete(`/api/consignments/${id}/documents/${far?.id}`)
    expect(await contradictionsOf(note)).toEqual([])
  })

  test('instructions in writing are no freight document, and right beside dangerous goods', async () => {
    const text = 'INSTRUCTIONS IN WRITING ACCORDING TO ADR\nActions in the event of an accident or emergency'
    const [note, sheet] = await upload(roadNote('note.xml', { eFTI232: ['1203'], eFTI1451: true }), {
      name: 'sheet.txt',
      bytes: new TextEncoder().encode(text),
    })
    expect((await documentOf(sheet)).status).toBe('under_review')
    const { id } = await consignmentOf(note)
    const { body } = await ida.post<ConsignmentDetail>(`/api/consignments/${id}/documents`, {
      documentId: sheet?.id,
    })
    const instructions = body.required.find(({ code }) => code === 'DG-INSTRUCTIONS')
    expect(instructions).toMatchObject({ state: 'document', documentId: sheet?.id })
    expect((await documentOf(sheet)).status).toBe('completed')
    await ida.delete(`/api/consignments/${id}/documents/${sheet?.id}`)
    expect((await documentOf(sheet)).status).toBe('under_review')
    expect((await documentOf(sheet)).consignmentId).toBeNull()
  })

  test('the only document cannot be taken out, and a document outside it cannot either', async () => {
    const [note, far] = await upload(roadNote('note.xml'), roadNote('far.xml', other))
    const { id } = await consignmentOf(note)
    const only = await ida.delete<ErrorBody>(`/api/consignments/${id}/documents/${note?.id}`)
    expect([only.status, only.body.code]).toEqual([409, 'wrong_state'])
    expect((await ida.delete(`/api/consignments/${id}/documents/${far?.id}`)).status).toBe(404)
  })

  test('a document that was not read yet cannot be linked', async () => {
    const [note] = await upload(roadNote('note.xml'))
    const { id } = await consignmentOf(note)
    const fresh = await ida.upload(roadNote('fresh.xml', other))
    const answer = await ida.post<ErrorBody>(`/api/consignments/${id}/documents`, { documentId: fresh.id })
    expect([answer.status, answer.body.code]).toEqual([409, 'not_ready'])
  })
})
