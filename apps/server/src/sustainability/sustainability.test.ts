import type {
  AnsweredPlace,
  AuditList,
  Certification,
  EmissionDetail,
  EmissionsList,
  ErrorBody,
  PlaceChoice,
  SustainabilityAnswer,
} from '@efti-hub/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GivenValues } from '../testing/consignment-papers.ts'
import { type Hub, type Member, startHub } from '../testing/index.ts'
import { sendConsignment } from '../testing/send-consignment.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member

const NOW = new Date('2026-11-22T08:00:00Z')

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => NOW } } })
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

/** The client's own `put` sends bytes. */
const put = <T = unknown>(path: string, json: unknown, member = ida) =>
  member.request<T>('PUT', path, { json })
const screen = async (member = ida, year = 2026) =>
  (await member.get<SustainabilityAnswer>(`/api/sustainability?year=${year}`)).body
const list = async (query: string, member = ida) =>
  (await member.get<EmissionsList>(`/api/sustainability/consignments?${query}`)).body.items
const detail = async (id: string, member = ida) =>
  member.get<EmissionDetail & ErrorBody>(`/api/sustainability/consignments/${id}`)

/** One consignment of its own; answers its figure. */
const send = (change: GivenValues, member = ida) => sendConsignment(hub, member, change)

const OWN = { wtt: 10, ttw: 40, source: 'Fuel cards 2026' }
const GOALS = { year: 2026, goals: [{ measure: 'coverage', target: 50 }] }

describe('who may not', () => {
  test('an operator and an auditor: goals, applications, certificates and intensities', async () => {
    const own = (await ida.post<Certification>('/api/sustainability/certifications', { type: 'ISO 14001' }))
      .body
    for (const member of [olga, axel]) {
      const answers = [
        await put('/api/sustainability/goals', GOALS, member),
        await member.post('/api/sustainability/certifications', {}),
        await member.patch(`/api/sustainability/certifications/${own.id}`, { status: 'Certified' }),
        await member.put(
          `/api/sustainability/certifications/${own.id}/file?name=a.pdf`,
          Buffer.from('%PDF-1.7'),
        ),
        await put('/api/sustainability/factors/road-artic-40t', OWN, member),
        await member.delete('/api/sustainability/factors/road-artic-40t'),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
      expect((await screen(member)).can).not.toContain('set-goals')
    }
    const place = { label: 'Hamburg', country: 'DE', latitude: 53.55, longitude: 9.99 }
    expect((await put('/api/sustainability/places', { key: 'DE hamburg', place }, axel)).status).toBe(403)
    expect((await screen()).goals).toEqual([])
  })

  test('nobody stores a certificate under the name of another type', async () => {
    const { id } = (
      await ida.post<Certification>('/api/sustainability/certifications', { type: 'ISO 50001' })
    ).body
    for (const [name, status] of [
      ['a.png', 415],
      ['a', 415],
      ['a.PDF', 200],
    ] as const) {
      const path = `/api/sustainability/certifications/${id}/file?name=${name}`
      expect([name, (await ida.put(path, Buffer.from('%PDF-1.7'))).status]).toEqual([name, status])
    }
  })

  test('visitors: nothing', async () => {
    for (const path of ['', '/consignments', '/factors', '/certifications', '/report?format=csv'])
      expect((await hub.visitor().get(`/api/sustainability${path}`)).status).toBe(401)
  })

  test('another tenant: it is not there', async () => {
    const figure = await send({})
    expect((await detail(figure.consignmentId, otto)).status).toBe(404)
    const [certificate] = (await screen()).certifications.items
    const path = `/api/sustainability/certifications/${certificate?.id}`
    expect((await otto.patch(path, { status: 'Certified' })).status).toBe(404)
    expect((await otto.get(`${path}/file`)).status).toBe(404)
    expect((await screen(otto)).figures).toMatchObject({ consignments: 0, grams: null, coverage: null })
    expect(await list('year=2026', otto)).toEqual([])
  })
})

describe('a figure', () => {
  test('is mass x distance x intensity, well to wheel, with the documents behind it', async () => {
    const figure = await send({ eFTI41: { value: 12_400, unit: 'KGM' } })
    const [leg] = figure.legs
    expect(figure).toMatchObject({
      mode: '3',
      lane: 'Hamburg, DE – Lyon, FR',
      reason: null,
      day: '2026-11-19',
    })
    expect(leg).toMatchObject({ method: 'road-estimate', adjustment: 1, massKg: 12_400 })
    expect(leg?.factor).toMatchObject({ key: 'road-artic-40t', wtt: 22, ttw: 73, isOwn: false })
    expect(figure.grams).toBe(Math.round(12.4 * (leg?.distanceKm ?? 0) * 95))
    expect((leg?.wttGrams ?? 0) + (leg?.ttwGrams ?? 0)).toBe(figure.grams)
    const mass = figure.evidence.find(({ input }) => input === 'mass')
    expect(mass).toMatchObject({ eftiId: 'eFTI41', shown: '12400 kg', documentId: figure.documentIds[0] })
    expect(figure.quality.map(({ input }) => input)).toEqual(['mass', 'mode', 'distance', 'intensity', 'day'])
    const rail = figure.whatIf.find(({ mode }) => mode === '2')
    expect(rail?.grams).toBeLessThan(figure.grams ?? 0)
    expect(figure.whatIf.find(({ mode }) => mode === '8')).toMatchObject({ grams: null, distanceKm: null })
  })

  test.each([
    ['no-mass', { eFTI41: undefined }],
    [
      'no-origin',
      { eFTI145: undefined, eFTI138: undefined, eFTI146: undefined, eFTI141: undefined, eFTI144: undefined },
    ],
    ['no-destination', { eFTI161: undefined, eFTI162: undefined, eFTI157: undefined, eFTI160: undefined }],
    ['several-modes', { eFTI581: ['1', '2'] }],
    ['no-factor', { eFTI581: '8' }],
    ['no-route', { eFTI161: 'Valletta', eFTI162: 'MT' }],
    ['place-asked', { eFTI161: 'Xyzzyburg' }],
  ] as const)('that cannot be calculated says %s', async (reason, change) => {
    const before = (await screen()).missing.find((line) => line.reason === reason)?.consignments ?? 0
    const figure = await send(change)
    expect([figure.reason, figure.grams]).toEqual([reason, null])
    expect((await screen()).missing).toContainEqual({ reason, consignments: before + 1 })
    expect((await list(`reason=${reason}`)).map(({ consignmentId }) => consignmentId)).toContain(
      figure.consignmentId,
    )
  })

  test('of a ship has legs by road only where the document names the road as well', async () => {
    const ship: GivenValues = { eFTI587: 'DEHAM', eFTI589: 'Hamburg', eFTI600: 'ESVLC', eFTI602: 'Valencia' }
    const ends: GivenValues = { eFTI145: 'Hannover', eFTI161: 'Madrid', eFTI162: 'ES' }
    const alone = await send({ ...ship, ...ends, eFTI581: '1' })
    expect(alone.legs.map(({ mode, method }) => [mode, method])).toEqual([['1', 'sea-network']])
    const whole = await send({ ...ship, ...ends, eFTI581: ['1', '3'] })
    expect(whole.legs.map(({ mode, from, to }) => [mode, from.country, to.country])).toEqual([
      ['3', 'DE', 'DE'],
      ['1', 'DE', 'ES'],
      ['3', 'ES', 'ES'],
    ])
    expect(whole.grams).toBe(whole.legs.reduce((sum, { grams }) => sum + grams, 0))
    expect(whole.legs[1]?.adjustment).toBe(1.15)
  })

  test('follows a correction, and goes when its document goes to the trash', async () => {
    const figure = await send({})
    const [documentId] = figure.documentIds
    const before = (await screen()).figures
    await olga.patch(`/api/documents/${documentId}/consignment`, {
      corrections: [{ path: 'grossWeight[1]', value: { value: 6_000, unit: 'KGM' } }],
    })
    await hub.drain()
    const after = (await detail(figure.consignmentId)).body
    expect(after.grams).toBe(Math.round(6 * (after.legs[0]?.distanceKm ?? 0) * 95))
    const { figures } = await screen()
    expect(figures.grams).toBe((before.grams ?? 0) - (figure.grams ?? 0) + (after.grams ?? 0))
    await ida.delete(`/api/documents/${documentId}`)
    await hub.drain()
    expect((await detail(figure.consignmentId)).status).toBe(404)
    expect((await screen()).figures.consignments).toBe(figures.consignments - 1)
    await ida.post(`/api/documents/${documentId}/restore`)
    await hub.drain()
    expect((await detail(figure.consignmentId)).body.grams).toBe(after.grams)
    expect((await screen()).figures).toEqual(figures)
  })
})

describe('a place that is not plain', () => {
  test('is asked with choices, and the answer applies to all documents that use this name', async () => {
    const first = await send({ eFTI161: 'Neustadt', eFTI162: 'DE' })
    const second = await send({ eFTI161: 'NEUSTADT', eFTI162: 'DE' })
    expect([first.reason, second.reason]).toEqual(['place-asked', 'place-asked'])
    const asked = (await screen()).questions.find(({ name }) => name === 'Neustadt')
    expect(asked).toMatchObject({ kind: 'ambiguous', country: 'DE', consignments: 2 })
    expect(asked?.choices.length).toBeGreaterThan(1)
    const place = asked?.choices[0]
    expect((await put('/api/sustainability/places', { key: asked?.key, place }, olga)).status).toBe(200)
    await hub.drain()
    for (const { consignmentId } of [first, second]) {
      const { body } = await detail(consignmentId)
      expect([body.reason, body.legs[0]?.to.by]).toEqual([null, 'as a colleague answered'])
    }
    expect((await screen()).questions.map(({ name }) => name)).not.toContain('Neustadt')
  })

  test('lists its answers, and an undone answer is asked again', async () => {
    const { consignmentId } = await send({ eFTI161: 'Neustadt', eFTI162: 'AT' })
    const asked = (await screen()).questions.find(({ country }) => country === 'AT')
    const place = { label: 'Neustadtl', country: 'AT', latitude: 48.19, longitude: 14.9 }
    await put('/api/sustainability/places', { key: asked?.key, place }, olga)
    await hub.drain()
    expect((await detail(consignmentId)).body.reason).toBeNull()
    const path = '/api/sustainability/places/answers'
    const answers = async () => (await axel.get<AnsweredPlace[]>(path)).body
    expect(await answers()).toContainEqual(
      expect.objectContaining({ name: 'Neustadt', country: 'AT', place, answeredBy: olga.user?.name }),
    )
    expect((await otto.get<AnsweredPlace[]>(path)).body).toEqual([])
    const byKey = `${path}?key=${encodeURIComponent(asked?.key ?? '')}`
    expect((await axel.delete(byKey)).status).toBe(403)
    expect((await otto.delete(byKey)).status).toBe(404)
    expect((await olga.delete(byKey)).status).toBe(204)
    await hub.drain()
    expect((await detail(consignmentId)).body.reason).toBe('place-asked')
    expect(await answers()).not.toContainEqual(expect.objectContaining({ country: 'AT' }))
    expect((await screen()).questions).toContainEqual(expect.objectContaining({ key: asked?.key }))
  })

  test('can be looked for, in any language', async () => {
    const { body } = await ida.get<PlaceChoice[]>('/api/sustainability/places?search=Warschau')
    expect(body[0]).toMatchObject({ label: 'Warsaw', country: 'PL' })
  })

  test('takes no answer to what was not asked, and none off the Earth', async () => {
    const answer = (key: string, latitude: number) =>
      put('/api/sustainability/places', {
        key,
        place: { label: 'A', country: 'DE', latitude, longitude: 10 },
      })
    expect((await answer('DE nowhere', 50)).status).toBe(404)
    expect((await answer('DE nowhere', 91)).status).toBe(400)
  })
})

test('goals are compared with the figures of their year', async () => {
  expect((await put('/api/sustainability/goals', GOALS)).status).toBe(200)
  expect((await screen()).goals).toMatchObject([{ measure: 'coverage', target: 50 }])
  expect((await screen(ida, 2025)).goals).toEqual([])
  await put('/api/sustainability/goals', { year: 2026, goals: [{ measure: 'total', target: 0.000001 }] })
  const { goals } = await screen()
  expect(goals).toMatchObject([{ measure: 'total', label: 'In Progress' }])
  expect((await put('/api/sustainability/goals', { year: 2026, goals: [{ measure: 'x' }] })).status).toBe(400)
})

describe('a certification', () => {
  test('is stored as Pending however little is known, and its status is set by a manager', async () => {
    const { status, body } = await ida.post<Certification>('/api/sustainability/certifications', {})
    expect([status, body.status, body.isComplete]).toEqual([201, 'Pending', false])
    const full = {
      type: 'ISO 14001',
      companyName: 'A',
      contactEmail: 'a@example.org',
      targetDate: '2027-01-31',
    }
    const whole = (await ida.post<Certification>('/api/sustainability/certifications', full)).body
    expect([whole.isComplete, whole.appliedBy.name]).toEqual([true, 'Ida Lindqvist'])
    const path = `/api/sustainability/certifications/${whole.id}`
    const certified = {
      status: 'Certified',
      number: 'C-1',
      validFrom: '2026-02-01',
      validUntil: '2029-01-31',
    }
    expect((await ida.patch<Certification>(path, certified)).body).toMatchObject(certified)
    expect((await ida.patch(path, { status: 'Done' })).status).toBe(400)
    expect((await screen()).figures.certified).toBe(1)
    expect((await screen(ida, 2025)).figures.certified).toBe(0)
  })

  test('takes no contact email that is none, neither at first nor later', async () => {
    const contactEmail = 'office'
    const refused = await ida.post<ErrorBody>('/api/sustainability/certifications', { contactEmail })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({ contactEmail: 'Please enter a valid email address' })
    const { id } = (await ida.post<Certification>('/api/sustainability/certifications', { contactEmail: '' }))
      .body
    expect((await ida.patch(`/api/sustainability/certifications/${id}`, { contactEmail })).status).toBe(400)
  })

  test('takes a certificate that is a PDF or a picture, and gives it back', async () => {
    const { id } = (await ida.post<Certification>('/api/sustainability/certifications', {})).body
    const path = `/api/sustainability/certifications/${id}/file`
    expect((await ida.get(path)).status).toBe(404)
    expect((await ida.put<ErrorBody>(`${path}?name=a.exe`, Buffer.from('MZ'))).status).toBe(415)
    const bytes = Buffer.from('%PDF-1.7\nof an invented certificate')
    expect((await ida.put<Certification>(`${path}?name=ISO.pdf`, bytes)).body.file).toEqual({
      name: 'ISO.pdf',
      type: 'application/pdf',
    })
    const response = await fetch(new URL(path, axel.base), { headers: { Cookie: axel.cookieHeader() } })
    expect(response.headers.get('Content-Disposition')).toContain('ISO.pdf')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    const [taken] = (await ida.get<AuditList>('/api/audit?search=download')).body.items
    expect(taken).toMatchObject({ resourceId: id, details: 'ISO.pdf', userName: axel.user?.name })
  })
})

test('the report covers the year as PDF, and every calculation as CSV that is no formula', async () => {
  await send({ eFTI87: '=HYPERLINK("http://example.org")' })
  const fetched = async (format: string) =>
    fetch(new URL(`/api/sustainability/report?format=${format}&year=2026`, axel.base), {
      headers: { Cookie: axel.cookieHeader() },
    })
  const csv = await (await fetched('csv')).text()
  expect(csv.split('\r\n')[0]).toContain('Well to wheel (kg CO2e)')
  expect(csv).toContain('Not a certified calculation')
  expect(csv).not.toMatch(/,"?=HYPERLINK/)
  const pdf = await fetched('pdf')
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
