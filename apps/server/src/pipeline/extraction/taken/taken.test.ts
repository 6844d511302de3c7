import { randomUUID } from 'node:crypto'
import type {
  ConsignmentAnswer,
  CorrectionAnswer,
  Document,
  ErrorBody,
  PageText,
  ReadTextAnswer,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient, withRole } from '../../../testing/index.ts'
import { drawNote } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member
let note: Document
let letter: Document
let words: PageText['words']

/** A forwarder whom no label names, in two languages, and figures as Germans write them. */
const LINES: [number, number, string][] = [
  [40, 230, 'Nordlicht Spedition GmbH'],
  [40, 244, 'Hafenstrasse 12'],
  [40, 258, 'D-20457 Hamburg'],
  [40, 272, 'Germany'],
  [300, 230, 'Transportes del Sur, S.L.'],
  [300, 244, 'Calle Mayor 14'],
  [300, 258, '28013 Madrid'],
  [300, 272, 'España'],
  [40, 420, 'Beladung 24.11.2026 mit 23.760 kg, 7.500,5 kg je Wagen'],
  [40, 470, 'Hofzeichen laut Werksausweis Pforte Nordtor'],
  [40, 486, 'KX-4711 und KX-4711'],
]

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
  note = await ida.upload({ name: 'note.pdf', bytes: await drawNote({ goodsAt: 340, more: LINES }) })
  const text = 'Dear Ms Aalto,\nplease deliver to Exemple Outillage SARL in Lyon.\n'
  letter = await ida.upload({
    name: 'letter.txt',
    bytes: new TextEncoder().encode(text),
    mimeType: 'text/plain',
  })
  await hub.drain()
  words = (await ida.get<PageText>(`/api/documents/${note.id}/pages/1/text`)).body.words
})
afterAll(() => hub?.stop())

const read = <T = ReadTextAnswer>(body: unknown, { id } = note, member = ida) =>
  member.post<T>(`/api/documents/${id}/read-text`, body)
const correct = <T = CorrectionAnswer>(corrections: unknown[], { id } = note) =>
  ida.patch<T>(`/api/documents/${id}/consignment`, { corrections })
const at = async (path: string, query = '') =>
  (await ida.get<ConsignmentAnswer>(`/api/documents/${note.id}/consignment${query}`)).body.fields.filter(
    (field) => field.path === path,
  )
/** The box of words, the n-th where the page has them several times. */
function boxOf(text: string, nth = 0) {
  const [first = '', ...rest] = text.split(' ')
  const from = words.flatMap((word, index) => (word.text === first ? [index] : []))[nth] ?? -1
  const boxes = words.slice(from, from + 1 + rest.length).map(({ box }) => box)
  expect(boxes.length).toBe(1 + rest.length)
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ]
}
const GROSS = 'grossWeight[1]'
const FORWARDER = 'freightForwarder'

describe('who may not', () => {
  const body = { path: GROSS, text: '23.760 kg' }

  test('a visitor, another tenant, and an auditor', async () => {
    expect((await hub.visitor().post(`/api/documents/${note.id}/read-text`, body)).status).toBe(401)
    const theirs = await read<ErrorBody>(body, note, otto)
    const nobodys = await read<ErrorBody>(body, { ...note, id: randomUUID() }, otto)
    expect([theirs.status, nobodys.status]).toEqual([404, 404])
    expect(theirs.body).toEqual(nobodys.body)
    await withRole(hub, ida, 'auditor', async () => {
      const { status, body: answer } = await read<ErrorBody>(body)
      expect([status, answer.code]).toEqual([403, 'not_allowed'])
    })
    await withRole(hub, ida, 'operator', async () => expect((await read(body)).status).toBe(200))
  })
})

describe('a text is read for a field as the document was', () => {
  test.each([
    [GROSS, '23.760 kg', { value: 23760, unit: 'KGM' }],
    ['carrierAcceptanceDateTime', '24.11.2026', '2026-11-24'],
    ['consignee/postalAddress/countryCode', 'Deutschland', 'DE'],
  ])('%s: %s', async (path, text, value) => {
    const { body } = await read({ path, text })
    expect(body).toMatchObject({ values: [{ path, value, evidence: null }], problem: null })
    expect(body.values).toHaveLength(1)
  })

  test('with its place on the page, and nothing is stored', async () => {
    const box = boxOf('23.760 kg,')
    const { body } = await read({ path: GROSS, text: '23.760 kg', place: { page: 1, box } })
    expect(body.values[0]).toMatchObject({
      value: { value: 23760, unit: 'KGM' },
      evidence: { page: 1, snippet: '23.760 kg' },
    })
    expect(body.values[0]?.evidence?.box?.map(Math.round)).toEqual(box.map(Math.round))
    expect((await at(GROSS))[0]?.source).toBe('text')
  })

  test.each([
    [GROSS, 'Machine parts'],
    ['carrierAcceptanceDateTime', 'Hamburg'],
    ['consignor/shoeSize', '42'],
  ])('one that does not fit is answered with the reason: %s: %s', async (path, text) => {
    const { status, body } = await read({ path, text })
    expect([status, body.values]).toEqual([200, []])
    expect(body.problem).toMatch(/\.$/)
  })

  test.each([
    [
      'Nordlicht Spedition GmbH\nHafenstrasse 12\nD-20457 Hamburg\nGermany',
      [30, 225, 250, 290],
      ['Nordlicht Spedition GmbH', 'Hafenstrasse 12', '20457', 'Hamburg', 'DE'],
    ],
    [
      'Transportes del Sur, S.L.\nCalle Mayor 14\n28013 Madrid\nEspaña',
      [290, 225, 560, 290],
      ['Transportes del Sur, S.L.', 'Calle Mayor 14', '28013', 'Madrid', 'ES'],
    ],
  ])('an address fills its party: %s', async (text, box, values) => {
    const path = `${FORWARDER}/name[1]`
    const { body } = await read({ path, text, place: { page: 1, box } })
    expect(body.values.map(({ value }) => value)).toEqual(values)
    expect(body.values[0]?.path).toBe(path)
    for (const { evidence } of body.values)
      expect(evidence).toMatchObject({ page: 1, box: expect.any(Array) })
    const stored = await correct(body.values.map(({ path, value, evidence }) => ({ path, value, evidence })))
    for (const { path, value, evidence } of body.values)
      expect(stored.body.fields.find((field) => field.path === path)).toMatchObject({ value, evidence })
    const pasted = await read({ path: `${FORWARDER}/postalAddress/streetName[1]`, text })
    expect(pasted.body.values.map(({ value }) => value).sort()).toEqual([...values].sort())
    expect(pasted.body.values[0]?.value).toBe(values[1])
  })
})

describe('a correction with the place that it was taken from', () => {
  test('is shown there, in the history as well', async () => {
    const box = boxOf('23.760 kg,')
    const evidence = { page: 1, box, snippet: '23.760 kg' }
    const value = { value: 23760, unit: 'KGM' }
    const { status, body } = await correct([{ path: GROSS, value, evidence }])
    expect([status, body.stored]).toEqual([200, 1])
    const [now] = await at(GROSS)
    expect(now).toMatchObject({ value, source: 'person', evidence: { page: 1, snippet: '23.760 kg' } })
    expect(now?.evidence?.box?.map(Math.round)).toEqual(box.map(Math.round))
    expect((await correct([{ path: GROSS, value, evidence }])).body.stored).toBe(0)
    await correct([{ path: GROSS, value: { value: 20000, unit: 'KGM' } }])
    const history = await at(GROSS, '?history=true')
    expect(history[1]).toMatchObject({ value, evidence: { snippet: '23.760 kg' } })
  })

  test('is one like any that was typed where the page does not have the value there', async () => {
    const path = `${FORWARDER}/name[1]`
    const box = boxOf('Nordlicht Spedition GmbH')
    const elsewhere = { page: 1, box: boxOf('Calle Mayor 14'), snippet: 'Nordlicht Spedition GmbH' }
    for (const [value, evidence] of [
      ['Nordlicht Spedition GmbH', elsewhere],
      ['Südlicht GmbH', { page: 1, box, snippet: 'Nordlicht Spedition GmbH' }],
      ['Invented GmbH', { page: 1, box, snippet: 'Invented GmbH' }],
      ['Nordlicht', { page: 1, box: null, snippet: 'Nordlicht' }],
    ]) {
      expect((await correct([{ path, value, evidence }])).body.stored).toBe(1)
      expect((await at(path))[0]).toMatchObject({ value, evidence: null })
    }
    const evidence = { page: 1, box, snippet: 'Nordlicht Spedition GmbH' }
    await correct([{ path, value: 'Nordlicht Spedition GmbH', evidence }])
    expect((await at(path))[0]?.evidence?.box).toEqual(box)
  })

  test('is refused with a page or a place that the document does not have', async () => {
    const value = 'Nordlicht Spedition GmbH'
    const before = await at('carrier/name[1]')
    for (const place of [
      { page: 9, box: [0, 0, 10, 10] },
      { page: 1, box: [0, 0, 5000, 10] },
      { page: 1, box: [-50, 0, 10, 10] },
      { page: 1, box: [100, 0, 10, 10] },
      { page: 0, box: [0, 0, 10, 10] },
    ]) {
      const path = 'carrier/name[1]'
      const evidence = { ...place, snippet: value }
      expect((await correct<ErrorBody>([{ path, value, evidence }])).body.code).toBe('invalid_request')
      expect((await read<ErrorBody>({ path, text: value, place })).body.code).toBe('invalid_request')
    }
    const long = { page: 1, box: [0, 0, 10, 10], snippet: 'x'.repeat(5000) }
    expect((await correct([{ path: 'carrier/name[1]', value, evidence: long }])).status).toBe(400)
    expect(await at('carrier/name[1]')).toEqual(before)
  })

  test('has no box on a file without pages', async () => {
    const path = 'consignee/name[1]'
    const place = { page: 1, box: null }
    const { body } = await read({ path, text: 'Exemple Outillage SARL', place }, letter)
    const [proposed] = body.values
    expect(proposed?.evidence).toEqual({ page: 1, box: null, snippet: 'Exemple Outillage SARL' })
    const answer = await correct([{ path, value: proposed?.value, evidence: proposed?.evidence }], letter)
    expect(answer.body.fields.find((field) => field.path === path)?.evidence).toEqual(proposed?.evidence)
  })
})

test('what a place teaches is that place, also where the same text is printed several times', async () => {
  const path = 'usedTransportEquipment[1]/affixedSeal[1]/id'
  const typed = await correct([{ path, value: 'KX-4711' }])
  expect(typed.body.learned?.[0]).toMatchObject({ outcome: 'learned' })
  const evidence = { page: 1, box: boxOf('KX-4711', 1), snippet: 'KX-4711' }
  const taken = await correct([{ path, value: 'KX-4711', evidence }])
  expect(taken.body.learned?.[0]).toMatchObject({ outcome: 'learned' })
  const { rows } = await withClient(hub.database.superuserUrl, (client) =>
    client.query('select box from hub.lessons where document_id = $1 and path = $2', [note.id, path]),
  )
  expect(rows).toEqual([{ box: boxOf('KX-4711', 1) }])
})
