import { randomUUID } from 'node:crypto'
import type {
  ConsignmentAnswer,
  ConsignmentField,
  Document,
  DocumentDetail,
  ErrorBody,
  ViolationsList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient, withRole } from '../../../testing/index.ts'
import { cmrPdf, incompleteCmrPdf } from '../../../testing/papers.ts'

let hub: Hub
let ida: Member
let otto: Member
let waybill: Document

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  waybill = await ida.upload(await cmrPdf(4))
  await hub.drain()
})

type Answer = ConsignmentAnswer & { stored: number }
const correct = <T = Answer>(body: unknown, { id } = waybill, member = ida) =>
  member.patch<T>(`/api/documents/${id}/consignment`, body)
const value = (path: string, given: unknown) => correct({ corrections: [{ path, value: given }] })
const refused = async (path: string, given: unknown) =>
  (await correct<ErrorBody>({ corrections: [{ path, value: given }] })).body
const consignment = async (query = '') =>
  (await ida.get<ConsignmentAnswer>(`/api/documents/${waybill.id}/consignment${query}`)).body
const at = async (path: string, query = '') =>
  (await consignment(query)).fields.filter((field: ConsignmentField) => field.path === path)
const open = async () =>
  (await ida.get<ViolationsList>(`/api/violations?status=open&documentId=${waybill.id}`)).body.items

const CITY = 'consignee/postalAddress/cityName[1]'
const POSTCODE = 'consignor/postalAddress/postcode[1]'

describe('who may not', () => {
  const body = { corrections: [{ path: CITY, value: 'Nantes' }] }

  test('a visitor is told to sign in', async () => {
    expect((await hub.visitor().patch(`/api/documents/${waybill.id}/consignment`, body)).status).toBe(401)
  })

  test('another tenant learns nothing, not even that the document exists', async () => {
    const theirs = await correct<ErrorBody>(body, waybill, otto)
    const nobodys = await correct<ErrorBody>(body, { ...waybill, id: randomUUID() }, otto)
    expect([theirs.status, nobodys.status]).toEqual([404, 404])
    expect(theirs.body).toEqual(nobodys.body)
    expect((await at(CITY))[0]?.source).toBe('text')
  })

  test('an auditor is told who may; an operator may', async () => {
    await withRole(hub, ida, 'auditor', async () => {
      const { status, body: answer } = await correct<ErrorBody>(body)
      expect([status, answer.code]).toEqual([403, 'not_allowed'])
      expect(answer.message).toContain('Operator')
    })
    await withRole(hub, ida, 'operator', async () => expect((await correct(body)).status).toBe(200))
  })
})

test('a text that looks like a number is a text, on its way through the database too', async () => {
  expect((await at('consignor/postalAddress/postcode[1]')).map((field) => field.value)).toEqual(['20457'])
  expect((await at('transportPackage[1]/itemQuantity')).map((field) => field.value)).toEqual([12])
})

describe('a value of a person', () => {
  test('is in force from then on, at its place on the page, and the document is checked again', async () => {
    const [read] = await at(CITY)
    const { status, body } = await value(CITY, ' Nantes ')
    expect([status, body.stored]).toEqual([200, 1])
    const corrected = { value: 'Nantes', source: 'person', confidence: 1, evidence: read?.evidence }
    expect(body.fields.find(({ path }) => path === CITY)).toMatchObject(corrected)
    expect((await at(CITY)).map(({ value: now }) => now)).toEqual(['Nantes'])
    expect((await ida.jobsOf(waybill.id)).map(({ jobType }) => jobType)).toEqual([
      'ocr',
      'compliance',
      'compliance',
    ])
    await hub.drain()
    const { body: detail } = await ida.get<DocumentDetail>(`/api/documents/${waybill.id}`)
    expect(detail.status).not.toBe('pending')
  })

  test('resolves its violation and no other', async () => {
    waybill = await ida.upload(await incompleteCmrPdf(5))
    await hub.drain()
    const before = await open()
    const target = before.find(({ eftiId }) => eftiId === 'eFTI41')
    expect(before.length).toBeGreaterThan(1)
    await value('grossWeight[1]', { value: 12_400, unit: 'KGM' })
    await hub.drain()
    expect((await open()).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== target?.id),
    )
  })

  test('takes precedence over a derived one, which is shown with its reason', async () => {
    const country = 'carrier/postalAddress/countryCode'
    await value(country, null)
    expect(await at(country)).toEqual([])
    await value('carrier/definedContactDetails[1]/telephone[1]/completeNumber', '+49 421 1234567')
    expect(await at(country)).toEqual([])

    const plate = 'mainCarriageTransportMovement[1]/usedTransportMeans/id'
    const registered = 'mainCarriageTransportMovement[1]/usedTransportMeans/registrationCountry/code'
    await value(plate, 'HB-SP 400')
    const [derived] = await at(registered)
    expect(derived).toMatchObject({ value: 'DE', evidence: null })
    expect(derived?.why?.derived).toMatch(/plate HB-SP 400 has the shape/)
    await value(registered, 'AT')
    expect((await at(registered)).map((field) => [field.value, field.source])).toEqual([['AT', 'person']])
  })

  test('stays when the document is read again', async () => {
    await value(CITY, 'Nantes')
    await hub.drain()
    await ida.post(`/api/documents/${waybill.id}/reprocess`)
    await hub.drain()
    expect((await at(CITY)).map((field) => [field.value, field.source])).toEqual([['Nantes', 'person']])
  })

  test('can be added where nothing was read, and taken away again', async () => {
    expect(await at('transportContractDocument/typeCode')).toHaveLength(1)
    expect((await value('transportContractDocument/typeCode', null)).body.stored).toBe(1)
    expect(await at('transportContractDocument/typeCode')).toHaveLength(0)
    expect((await value('transportContractDocument/typeCode', '730')).body.stored).toBe(1)
    expect((await at('transportContractDocument/typeCode'))[0]).toMatchObject({
      value: '730',
      source: 'person',
    })
  })

  test('that says what is in force already is no new fact and no new check', async () => {
    const [read] = await at(CITY)
    expect((await value(CITY, read?.value)).body.stored).toBe(0)
    expect(await ida.jobsOf(waybill.id)).toHaveLength(2)
  })

  test('that says again what was read with doubt confirms it: once', async () => {
    await withClient(hub.database.superuserUrl, (client) =>
      client.query('update hub.extracted_values set confidence = 0.6 where document_id = $1 and path = $2', [
        waybill.id,
        CITY,
      ]),
    )
    const [read] = await at(CITY)
    expect((await value(CITY, read?.value)).body.stored).toBe(1)
    expect((await at(CITY))[0]).toMatchObject({ value: read?.value, source: 'person', confidence: 1 })
    expect((await value(CITY, read?.value)).body.stored).toBe(0)
  })

  test('tells why the machine read what it read, beside what people say', async () => {
    await value(CITY, 'Nantes')
    const [said, read] = await at(CITY, '?history=true')
    expect(said?.why).toBeUndefined()
    expect(read?.why).toMatchObject({ place: expect.any(String), checks: [], repairs: [], competedWith: [] })
    expect((await at(CITY))[0]?.why).toBeUndefined()
  })

  test('keeps what stood there before, with who said it and when', async () => {
    await value(CITY, 'Nantes')
    await value(CITY, 'Rennes')
    const rows = await at(CITY, '?history=true')
    expect(rows.map((row) => [row.value, row.source, row.inForce])).toEqual([
      ['Rennes', 'person', true],
      ['Nantes', 'person', false],
      ['Lyon', 'text', false],
    ])
    expect(rows[0]?.author).toEqual({ id: ida.user?.id, name: 'Ida Lindqvist' })
    expect(Date.parse(rows[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(rows[1]?.at ?? ''))
    expect(rows[2]?.author).toBeUndefined()
    await value(CITY, null)
    expect((await at(CITY, '?history=true')).map((row) => [row.value, row.inForce])).toEqual([
      ['Rennes', false],
      ['Nantes', false],
      ['Lyon', false],
    ])
  })

  test('that it is not there leaves what stood there, with who took it away and when', async () => {
    const before = await at(POSTCODE)
    expect((await consignment()).takenAway).toEqual([])
    const { body } = await value(POSTCODE, null)
    const [gone] = body.takenAway
    expect(gone).toMatchObject({ path: POSTCODE, value: '20457', source: 'text', inForce: false })
    expect(gone?.evidence).toEqual(before[0]?.evidence)
    expect(gone?.takenAway?.author).toEqual({ id: ida.user?.id, name: 'Ida Lindqvist' })
    expect(Date.parse(gone?.takenAway?.at ?? '')).toBeGreaterThan(0)
    expect((await consignment()).takenAway).toEqual(body.takenAway)
    const [told] = await at(POSTCODE, '?history=true')
    expect([told?.value, told?.takenAway]).toEqual(['20457', gone?.takenAway])

    await value(POSTCODE, gone?.value)
    expect((await consignment()).takenAway).toEqual([])
    expect(
      (await at(POSTCODE, '?history=true')).map((row) => [row.value, row.takenAway !== undefined]),
    ).toEqual([
      ['20457', false],
      ['20457', true],
    ])
    await value(POSTCODE, '20459')
    await value(POSTCODE, null)
    expect((await consignment()).takenAway.map((row) => [row.value, row.source])).toEqual([
      ['20459', 'person'],
    ])
  })
})

describe('what is refused, with the reason and nothing stored', () => {
  test.each([
    ['consignor/shoeSize', 'x', 'no such element'],
    ['__proto__', 'x', 'no such element'],
    ['consignee', 'x', 'group of data'],
    [CITY, '  ', 'Give a text'],
    [CITY, 'a\u0007b', 'cannot be stored'],
    [CITY, true, 'Give a text'],
    ['carrierAcceptanceDateTime', '31.02.2026', 'Give a day'],
    ['carrierAcceptanceDateTime', '2026-02-30', 'Give a day'],
    ['carrierAcceptanceDateTime', '0026-02-03', 'between 1900 and 2199'],
    ['grossWeight', { value: 0, unit: 'KGM' }, 'greater than zero'],
    ['consignor[0]/postalAddress/cityName', 'Lyon', 'no such element'],
    ['transportPackage[1]/itemQuantity', 1.5, 'whole number'],
    ['transportPackage[3]/itemQuantity', 3, 'no transportPackage[2] before it'],
  ])('%s: %j', async (path, given, reason) => {
    expect((await refused(path, given)).message).toContain(reason)
    expect(await ida.jobsOf(waybill.id)).toHaveLength(2)
  })

  test('of several the good ones are not taken either', async () => {
    const corrections = [
      { path: CITY, value: 'Nantes' },
      { path: 'no/such', value: 'x' },
    ]
    const { status, body } = await correct<ErrorBody>({ corrections })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual(['no/such'])
    expect((await at(CITY))[0]?.value).toBe('Lyon')
  })

  test('while the document is being read', async () => {
    await ida.post(`/api/documents/${waybill.id}/reprocess`)
    const { status, body } = await correct<ErrorBody>({ corrections: [{ path: CITY, value: 'Nantes' }] })
    expect([status, body.code]).toEqual([409, 'already_running'])
  })

  test('before it was read', async () => {
    const fresh = await ida.upload(await cmrPdf(5))
    expect((await correct({ corrections: [] }, fresh)).status).toBe(409)
  })
})

describe('subsets', () => {
  test('a person takes one away and adds another, with reasons; null leaves it to the data', async () => {
    const [chosen] = (await consignment()).subsets
    const reason = 'The haulier is established there.'
    const subsets = [
      { id: chosen?.id, applies: false, reason: 'Own account.' },
      { id: 'EU06', applies: true, reason },
    ]
    const { body } = await correct({ subsets })
    expect(body.subsets.map(({ id }) => id)).not.toContain(chosen?.id)
    expect(body.subsets).toContainEqual(expect.objectContaining({ id: 'EU06', reason, byHand: true }))
    expect(body.ruledOut).toContainEqual(
      expect.objectContaining({ id: chosen?.id, reason: 'Own account.', byHand: true }),
    )
    await correct({ subsets: subsets.map(({ id }) => ({ id, applies: null })) })
    expect((await consignment()).subsets[0]).toEqual(chosen)
  })

  test('names the values that decided it, printed or derived', async () => {
    const [eu01] = (await consignment()).subsets
    expect(eu01).toMatchObject({ id: 'EU01', byHand: false })
    expect(eu01?.evidence.map(({ label, value }) => [label, value])).toEqual([
      ['Place of taking over: country', 'DE'],
      ['Place of delivery: country', 'FR'],
    ])
    for (const { printed, derived } of eu01?.evidence ?? []) expect(printed ?? derived).toBeTruthy()
    await correct({
      corrections: [{ path: 'consigneeReceiptLocation/postalAddress/countryCode', value: 'DE' }],
    })
    const [out] = (await consignment()).ruledOut
    expect(out).toMatchObject({ id: 'EU01', reason: expect.stringContaining('in one country (Germany)') })
    expect(out?.evidence.map(({ value }) => value)).toEqual(['DE', 'DE'])
  })

  test('one that the law does not have is refused', async () => {
    const { status, body } = await correct<ErrorBody>({ subsets: [{ id: 'EU99', applies: true }] })
    expect([status, body.fields]).toEqual([400, { EU99: 'There is no such subset.' }])
  })
})

describe('questions that data cannot settle', () => {
  const asked = async (id: string) => (await consignment()).questions.find((question) => question.id === id)

  test('are asked, answered, and decide which subsets apply', async () => {
    // A carrier that is neither of the parties carries for hire; of a note that lacks nothing the answer would change nothing.
    expect(await asked('OWN-ACCOUNT')).toBeUndefined()
    await value('carrier/name[1]', null)
    await value(POSTCODE, null)
    expect(await asked('OWN-ACCOUNT')).toMatchObject({ answer: null, question: expect.stringMatching(/\?$/) })
    expect((await consignment()).subsets.map(({ id }) => id)).toContain('EU01')
    const { body } = await correct({ answers: [{ id: 'OWN-ACCOUNT', answer: true }] })
    expect(body.stored).toBe(1)
    expect((await consignment()).subsets.map(({ id }) => id)).not.toContain('EU01')
    expect((await asked('OWN-ACCOUNT'))?.answer).toBe(true)
    await correct({ answers: [{ id: 'OWN-ACCOUNT', answer: null }] })
    expect((await consignment()).subsets.map(({ id }) => id)).toContain('EU01')
  })

  test('that nobody asks are refused', async () => {
    const { status, body } = await correct<ErrorBody>({ answers: [{ id: 'constructor', answer: true }] })
    expect([status, body.fields]).toEqual([400, { constructor: 'There is no such question.' }])
  })
})
