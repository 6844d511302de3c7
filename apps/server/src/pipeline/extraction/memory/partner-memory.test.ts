import { randomUUID } from 'node:crypto'
import type {
  AuditList,
  ConsignmentAnswer,
  ContradictionSettled,
  CorrectionAnswer,
  Document,
  DocumentDetail,
  ErrorBody,
  PartnerMemory,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roadNote } from '../../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withRole } from '../../../testing/index.ts'
import { drawNote } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})

interface Note {
  sender?: string
  /** Printed where no label says what it is. */
  mark?: string
  /** The whole form, moved on the page. */
  shift?: number
  form?: string
}

const note = ({
  sender,
  mark = 'KX-4711',
  shift = 0,
  form = 'Hofzeichen laut Werksausweis Pforte Nordtor',
}: Note) =>
  drawNote({
    sender,
    goodsAt: 340,
    more: [
      [40, 500, form],
      [40, 516, mark],
    ],
    shift,
  })

async function read(member: Member, about: Note): Promise<Document> {
  const document = await member.upload({ name: `${randomUUID()}.pdf`, bytes: await note(about) })
  await hub.drain()
  return document
}

const SEAL = 'usedTransportEquipment[1]/affixedSeal[1]/id'
const correct = (member: Member, { id }: Document, path: string, value: unknown) =>
  member.patch(`/api/documents/${id}/consignment`, { corrections: [{ path, value }] })
const valueAt = async (member: Member, { id }: Document, path: string) => {
  const { body } = await member.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
  return body.fields.find((field) => field.path === path)
}
const memory = async (member: Member) => (await member.get<PartnerMemory>('/api/partner-memory')).body

describe('what a correction teaches', () => {
  beforeEach(async () => {
    const first = await read(ida, {})
    expect(await valueAt(ida, first, SEAL)).toBeUndefined()
    expect((await correct(ida, first, SEAL, 'KX-4711')).status).toBe(200)
  })

  test('is found again on the next paper of that sender, wherever its form lies on the page', async () => {
    const next = await read(ida, { mark: 'LB-9 0815', shift: 14 })
    const seal = await valueAt(ida, next, SEAL)
    expect(seal).toMatchObject({ value: 'LB-9 0815', source: 'text', evidence: { page: 1 } })
    expect(seal?.confidence).toBeLessThan(0.9)
    expect(seal?.evidence?.box?.[1]).toBeGreaterThan(516)
  })

  test.each([
    ['another sender', { sender: 'Beispiel Werke GmbH' }],
    ['another form', { form: 'Lagerplatz im Freihafen Schuppen Nord' }],
  ])('does not touch papers of %s', async (_what, about) => {
    expect(await valueAt(ida, await read(ida, { ...about, mark: 'LB-90815' }), SEAL)).toBeUndefined()
  })

  test('never crosses tenants', async () => {
    expect(await valueAt(otto, await read(otto, { mark: 'LB-90815' }), SEAL)).toBeUndefined()
    expect(await memory(otto)).toEqual({ items: [], nextCursor: null, total: 0 })
  })

  test('can be seen, with who taught it and from which paper, and forgotten', async () => {
    await read(ida, { mark: 'LB-9 0815' })
    await read(ida, { mark: 'LB-9 0816' })
    const { items, total } = await memory(ida)
    expect(total).toBe(1)
    const [lesson] = items
    expect(lesson?.papersReadWithIt).toBe(2)
    expect(lesson).toMatchObject({
      sender: 'Muster Maschinenbau AG',
      path: SEAL,
      page: 1,
      refused: false,
      author: { name: 'Ida Lindqvist' },
      learnedFromName: expect.stringMatching(/\.pdf$/),
    })
    expect(lesson?.near).toContain('hofzeichen')
    expect((await otto.delete<ErrorBody>(`/api/partner-memory/${lesson?.id}`)).status).toBe(404)
    expect((await ida.delete(`/api/partner-memory/${lesson?.id}`)).status).toBe(204)
    expect((await memory(ida)).total).toBe(0)
    expect(await valueAt(ida, await read(ida, { mark: 'LB-90815' }), SEAL)).toBeUndefined()
  })
})

test('a value that was taken away from two papers is not read from that place again', async () => {
  const goods = 'natureIdentificationCargo/identificationText[1]'
  for (const shift of [0, 3]) {
    const paper = await read(ida, { shift })
    expect((await valueAt(ida, paper, goods))?.value).toBe('Machine parts')
    await correct(ida, paper, goods, null)
  }
  expect((await memory(ida)).items[0]).toMatchObject({ refused: true, path: goods, papersReadWithIt: null })
  expect(await valueAt(ida, await read(ida, { shift: 5 }), goods)).toBeUndefined()
})

test('a value that is not on the paper, or was only spelled wrongly, teaches nothing', async () => {
  const first = await read(ida, {})
  await correct(ida, first, SEAL, 'not printed anywhere')
  await correct(ida, first, 'consignee/name[1]', 'Exemple Outillage S.A.R.L.')
  expect((await memory(ida)).total).toBe(0)
})

describe('places that a person is asked about', () => {
  const ask = async (
    document: Document,
    value: string | null = 'KX-4711',
    about: Record<string, unknown> = {},
  ) =>
    (
      await ida.patch<CorrectionAnswer>(`/api/documents/${document.id}/consignment`, {
        corrections: [{ path: SEAL, value }],
        remember: 'ask',
        ...about,
      })
    ).body
  const answer = (member: Member, places: string[], remember: boolean | null) =>
    member.post<ErrorBody>('/api/partner-memory/answers', { places, remember })
  /** The question that comes with the second identical correction. */
  const asked = async (about: Note = {}) => {
    const { rememberPlaces } = await ask(await read(ida, about))
    return rememberPlaces ?? []
  }
  const readNext = async () => (await valueAt(ida, await read(ida, { mark: 'LB-90815' }), SEAL))?.value

  test('are used on no document before the answer is Yes, and undone as if it had not been given', async () => {
    expect(await asked()).toEqual([])
    expect(await readNext()).toBeUndefined()
    const [question, ...more] = await asked({ shift: 6 })
    expect([question?.path, question?.sender, more]).toEqual([SEAL, 'Muster Maschinenbau AG', []])
    expect(await readNext()).toBeUndefined()
    const id = question?.id ?? ''

    expect((await answer(otto, [id], true)).status).toBe(404)
    await withRole(hub, ida, 'auditor', async () => expect((await answer(ida, [id], true)).status).toBe(403))
    expect(await readNext()).toBeUndefined()
    expect((await answer(ida, [id], true)).status).toBe(204)
    expect(await readNext()).toBe('LB-90815')
    expect((await memory(ida)).items.map(({ state }) => state)).toEqual(['kept', 'kept'])
    const { body: trail } = await ida.get<AuditList>('/api/audit?search=Learned+place')
    expect(trail.items[0]).toMatchObject({
      action: 'partner-memory-answered',
      details: expect.stringContaining('remember this place'),
    })

    await answer(ida, [id], null)
    expect(await readNext()).toBeUndefined()
    expect((await asked({ shift: 3 })).map((one) => one.id)).toEqual([id])
  })

  test('come with a settled contradiction too, for the document that was corrected', async () => {
    const settle = async (number: string) => {
      const other = await ida.upload(roadNote(`${number}.xml`, { eFTI170: number }))
      const bytes = await drawNote({
        goodsAt: 340,
        more: [
          [420, 40, `No. ${number}`],
          [40, 500, 'Hofwaage laut Werksausweis Pforte Nordtor'],
          [40, 516, '12000'],
        ],
      })
      const { id } = await ida.upload({ name: `${number}.pdf`, bytes })
      await hub.drain()
      const { consignmentId } = (await ida.get<DocumentDetail>(`/api/documents/${id}`)).body
      await ida.post(`/api/consignments/${consignmentId}/documents`, { documentId: other.id })
      const { status, body } = await ida.post<ContradictionSettled>(
        `/api/consignments/${consignmentId}/contradictions/CONSIGNMENT-MASS/settle`,
        { value: { value: 12_000, unit: 'KGM' } },
      )
      expect(status).toBe(200)
      return { id, asked: body.rememberPlaces }
    }
    expect((await settle('CMR-801')).asked).toEqual([])
    const { id, asked } = await settle('CMR-802')
    expect(asked).toMatchObject([
      { documentId: id, path: 'grossWeight[1]', sender: 'Muster Maschinenbau AG', refused: false },
    ])
    expect((await answer(ida, [asked[0]?.id ?? ''], true)).status).toBe(204)
    expect((await memory(ida)).items.map(({ state }) => state)).toEqual(['kept', 'kept'])
  })

  test('are not asked about again after No, nor learned by a program', async () => {
    await asked()
    const [question] = await asked()
    expect((await answer(ida, [question?.id ?? ''], false)).status).toBe(204)
    expect(await asked()).toEqual([])
    const { learned, rememberPlaces } = await ask(await read(ida, {}), 'KX-4711', { remember: 'always' })
    expect([learned?.[0]?.state, rememberPlaces]).toEqual(['declined', []])
    expect(await readNext()).toBeUndefined()
  })

  test('stay declined where one of their documents was in the trash, and comes back', async () => {
    const first = await read(ida, {})
    await ask(first)
    const [question] = await asked()
    await ida.delete(`/api/documents/${first.id}`)
    expect((await answer(ida, [question?.id ?? ''], false)).status).toBe(204)
    expect((await ida.post(`/api/documents/${first.id}/restore`)).status).toBeLessThan(300)
    expect((await memory(ida)).items.map(({ state }) => state)).toEqual(['declined', 'declined'])
  })

  test('that say the same as one from the trash: No to one of them is No to all', async () => {
    const first = await read(ida, {})
    await correct(ida, first, SEAL, 'KX-4711')
    await ida.delete(`/api/documents/${first.id}`)
    expect(await asked()).toEqual([])
    const [question] = await asked()
    await answer(ida, [question?.id ?? ''], false)
    const last = await read(ida, {})
    await ida.post(`/api/documents/${first.id}/restore`)
    expect(new Set((await memory(ida)).items.map(({ state }) => state))).toEqual(
      new Set(['kept', 'declined']),
    )
    expect((await ask(last)).rememberPlaces).toEqual([])
    expect(new Set((await memory(ida)).items.map(({ state }) => state))).toEqual(new Set(['declined']))
    expect(await readNext()).toBeUndefined()
  })

  test('are others for another sender, another form and the same document', async () => {
    const first = await read(ida, {})
    await ask(first)
    await ask(first, null)
    expect((await ask(first)).rememberPlaces).toEqual([])
    expect(await asked({ sender: 'Beispiel Werke GmbH' })).toEqual([])
    expect(await asked({ form: 'Lagerplatz im Freihafen Schuppen Nord' })).toEqual([])
    expect(await asked()).toHaveLength(1)
  })

  test('stay in use without a question where they were learned before, and where a program learns them', async () => {
    await asked()
    await correct(ida, await read(ida, {}), SEAL, 'KX-4711')
    expect((await memory(ida)).items.map(({ state }) => state)).toEqual(['kept', 'kept'])
    const { learned, rememberPlaces } = await ask(await read(ida, { mark: 'siehe Anlage 2' }), null)
    expect([learned, rememberPlaces]).toEqual([[], []])
    expect(await readNext()).toBe('LB-90815')
  })
})
