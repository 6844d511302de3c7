import { randomUUID } from 'node:crypto'
import type { ConsignmentAnswer, Document, ErrorBody, PartnerMemory } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'
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
