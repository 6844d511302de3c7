import { randomUUID } from 'node:crypto'
import type {
  ConsignmentDetail,
  ConsignmentsList,
  Document,
  DocumentDetail,
  ErrorBody,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packingList, roadNote } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, type PaperFile, startHub, withRole } from '../../testing/index.ts'

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

async function upload(...papers: PaperFile[]): Promise<Document[]> {
  const documents: Document[] = []
  for (const paper of papers) {
    documents.push(await ida.upload(paper))
    await hub.drain()
  }
  return documents
}

const documentOf = async ({ id }: { id: string } = { id: '' }) =>
  (await ida.get<DocumentDetail>(`/api/documents/${id}`)).body
const consignmentOf = async (document: Document | undefined) => {
  const { consignmentId } = await documentOf(document)
  return (await ida.get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)).body
}
const namesIn = async (document: Document | undefined) =>
  (await consignmentOf(document)).papers.map(({ originalName }) => originalName)
const contradictions = async (document: Document | undefined) => {
  const { body } = await ida.get<ViolationsList>(
    `/api/violations?status=open&type=Contradiction&documentId=${document?.id}`,
  )
  return body.items
}
const correct = async (document: Document | undefined, path: string, value: unknown) => {
  await ida.patch(`/api/documents/${document?.id}/consignment`, { corrections: [{ path, value }] })
  await hub.drain()
}

const heavier = { eFTI41: { value: 21_000, unit: 'KGM' } }
const other = { eFTI170: 'E-2026-900', eFTI51: 'Norrskogs Hyvleri AB', eFTI68: 'Ceramiche Fontanella S.p.A.' }

describe('who may not', () => {
  test('a visitor is told to sign in', async () => {
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

  test('an auditor reads, and is told who may link; an operator may', async () => {
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

describe('papers find each other', () => {
  test('by the number of the same note, however it is written', async () => {
    const [note] = await upload(roadNote('note.xml'), roadNote('copy.xml', { eFTI170: 'd 2026/0118' }))
    const { papers } = await consignmentOf(note)
    expect(papers.map(({ link }) => link?.reason)).toEqual([
      'same CMR consignment note number D-2026-118',
      'same CMR consignment note number D-2026-118',
    ])
    expect(papers[0]?.link?.author).toBeNull()
  })

  test('by the number of the note that a packing list names; its own papers are then complete', async () => {
    const [list, note] = await upload(
      packingList('list.txt', { further: ['CMR No.: D-2026-118'] }),
      roadNote('note.xml'),
    )
    expect(await namesIn(note)).toEqual(['list.txt', 'note.xml'])
    const { papers } = await consignmentOf(note)
    expect(papers[0]?.link?.reason).toBe('names the CMR consignment note D-2026-118')
    const { items } = (await ida.get<ViolationsList>(`/api/violations?documentId=${list?.id}`)).body
    expect(items.find(({ code }) => code === 'DOC-NOT-TRANSPORT')?.status).toBe('resolved')
    expect((await documentOf(list)).latestCheck?.score).toBe(100)
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

  test.each<[string, PaperFile]>([
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

  test('also when many are checked at once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ida.upload(roadNote(`note-${n}.xml`, n === 3 ? heavier : { eFTI699: `Machine parts, lot ${n}` })),
      ),
    )
    await Promise.all([hub.drain(), hub.drain(), hub.drain(), hub.drain()])
    expect(await namesIn(first)).toHaveLength(8)
    for (const document of others)
      expect((await documentOf(document)).consignmentId).toBe((await documentOf(first)).consignmentId)
    const wrong = await Promise.all([first, ...others].map((document) => contradictions(document)))
    expect(wrong.map((list) => list.length)).toEqual(Array(8).fill(1))
  })

  test('the address of a consignment that another took over still leads there', async () => {
    const [list] = await upload(packingList('list.txt', { further: ['CMR D-2026-118'] }))
    const [copy] = await upload(roadNote('copy.xml', { eFTI170: 'D-2026-181' }))
    const { consignmentId: before } = await documentOf(copy)
    await correct(copy, 'transportContractDocument/id', 'D-2026-118')
    const { body } = await ida.get<ConsignmentDetail>(`/api/consignments/${before}`)
    expect(body.id).toBe((await documentOf(list)).consignmentId)
  })

  test('what is no freight paper is in no consignment', async () => {
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

  test('a new paper does not bring an unlinked pair together', async () => {
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
    expect((await documentOf(note)).status).toBe('under_review')
    await ida.delete(`/api/consignments/${id}/documents/${far?.id}`)
    expect(await contradictions(note)).toEqual([])
    expect((await documentOf(note)).status).toBe('completed')
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

  test('the only paper cannot be taken out, and a stranger is not in it', async () => {
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

describe('a consignment', () => {
  test('is ready, or says why it is not', async () => {
    const [note, copy] = await upload(roadNote('note.xml'))
    expect(copy).toBeUndefined()
    expect(await consignmentOf(note)).toMatchObject({ ready: true, obstacles: [], title: 'D-2026-118' })
    await upload(roadNote('copy.xml', heavier))
    const { ready, obstacles } = await consignmentOf(note)
    expect(ready).toBe(false)
    expect(obstacles.map(({ text }) => text)).toContain('note.xml has 1 open critical or high violation.')
  })

  test('asks for the papers of its mode and goods; a person confirms what travels with them', async () => {
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
    ])
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

  test('has the phase that its papers show, until a person sets it', async () => {
    const [note] = await upload(roadNote('note.xml', { eFTI39: '2030-01-01' }))
    const { id, phase } = await consignmentOf(note)
    expect(phase).toEqual({
      value: 'planned',
      reason: 'The goods are to be taken over on 2030-01-01.',
      setBy: null,
    })
    const set = await ida.patch<ConsignmentDetail>(`/api/consignments/${id}`, { phase: 'under-way' })
    expect(set.body.phase).toMatchObject({
      value: 'under-way',
      reason: 'Set by Ida Lindqvist.',
      setBy: { author: { name: 'Ida Lindqvist' } },
    })
    const left = await ida.patch<ConsignmentDetail>(`/api/consignments/${id}`, { phase: null })
    expect(left.body.phase).toEqual(phase)
  })

  test.each<[string, Parameters<typeof roadNote>[1], string]>([
    ['delivered', { eFTI84: '1' }, 'The consignee has signed (note.xml).'],
    ['delivered', { eFTI188: '2020-01-03' }, 'The goods were delivered on 2020-01-03 (note.xml).'],
    ['under-way', { eFTI39: '2020-01-01' }, 'The goods were taken over on 2020-01-01 (note.xml).'],
    ['loaded', { eFTI39: '2030-01-01', eFTI65: '1' }, 'The consignor has signed (note.xml).'],
  ])('is %s by %j', async (value, change, reason) => {
    const [note] = await upload(roadNote('note.xml', change))
    expect((await consignmentOf(note)).phase).toMatchObject({ value, reason })
  })

  test('shows side by side what its papers say', async () => {
    const [note, copy] = await upload(roadNote('note.xml'), roadNote('copy.xml', heavier))
    const { compared } = await consignmentOf(note)
    expect(compared.find(({ code }) => code === 'CONSIGNMENT-MASS')).toMatchObject({
      agrees: false,
      values: [
        { documentId: note?.id, value: '12,000 kg', path: 'grossWeight[1]', disagrees: true },
        { documentId: copy?.id, value: '21,000 kg', path: 'grossWeight[1]', disagrees: true },
      ],
    })
    expect(compared.find(({ code }) => code === 'CONSIGNMENT-PACKAGES')?.agrees).toBe(true)
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
