import type { AuditEventDetail, AuditList, ConsignmentAnswer, ErrorBody, FleetList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withRole } from '../../testing/index.ts'
import { cmrPdf } from '../../testing/papers.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const PLATE = 'mainCarriageTransportMovement[1]/usedTransportMeans/id'
const COUNTRY = 'mainCarriageTransportMovement[1]/usedTransportMeans/registrationCountry/code'
const truck = { plate: 'QX 77 Z', country: 'NO', kind: 'motor-vehicle' }
const fleet = async () => (await ida.get<FleetList>('/api/fleet')).body

test('vehicles are added, changed and removed, and the trail names them', async () => {
  const added = await ida.post<FleetList>('/api/fleet', {
    vehicles: [truck, { plate: 'HH-AB 1234', country: 'DE', kind: 'trailer' }],
  })
  expect(added.body.items.map(({ plate }) => plate)).toEqual(['HH-AB 1234', 'QX 77 Z'])
  // The same plate, written otherwise, is the same vehicle.
  await ida.post('/api/fleet', { vehicles: [{ plate: 'hhab1234', country: 'DE', kind: 'motor-vehicle' }] })
  expect((await fleet()).items.map(({ plate, kind }) => [plate, kind])).toEqual([
    ['hhab1234', 'motor-vehicle'],
    ['QX 77 Z', 'motor-vehicle'],
  ])
  const [first] = (await fleet()).items
  expect((await ida.delete(`/api/fleet/${first?.id}`)).status).toBe(200)
  expect((await ida.delete(`/api/fleet/${first?.id}`)).status).toBe(404)
  expect(await fleet()).toMatchObject({ total: 1, mayChange: true })
  const { body } = await ida.get<AuditList>('/api/audit?search=fleet')
  const event = await ida.get<AuditEventDetail>(`/api/audit/${body.items.at(-1)?.id}`)
  expect(event.body).toMatchObject({
    action: 'fleet-changed',
    newValue: { vehicles: ['DE HH-AB 1234 (trailer)', 'NO QX 77 Z (motor-vehicle)'] },
  })
})

test('a country that does not exist adds nothing', async () => {
  const { status, body } = await ida.post<ErrorBody>('/api/fleet', {
    vehicles: [truck, { ...truck, country: 'ZZ' }],
  })
  expect([status, body.code]).toEqual([400, 'invalid_request'])
  expect((await fleet()).total).toBe(0)
})

test('only a Compliance Manager changes it; no other organisation sees it', async () => {
  await ida.post('/api/fleet', { vehicles: [truck] })
  await withRole(hub, ida, 'operator', async () => {
    expect((await ida.post('/api/fleet', { vehicles: [truck] })).status).toBe(403)
    expect((await fleet()).mayChange).toBe(false)
  })
  const otto = await hub.member({ firstName: 'Otto' })
  expect((await otto.get<FleetList>('/api/fleet')).body.items).toEqual([])
})

test('the country of a vehicle that a document names follows from it, with the reason', async () => {
  const document = await ida.upload(await cmrPdf(5))
  await hub.drain()
  const path = `/api/documents/${document.id}/consignment`
  const corrected = await ida.patch(path, { corrections: [{ path: PLATE, value: 'QX-77-Z' }] })
  expect(corrected.status).toBe(200)
  const country = async () =>
    (await ida.get<ConsignmentAnswer>(path)).body.fields.find((field) => field.path === COUNTRY)
  expect((await country())?.value).not.toBe('NO')
  await ida.post('/api/fleet', { vehicles: [truck] })
  expect(await country()).toMatchObject({
    value: 'NO',
    why: { derived: expect.stringContaining('your fleet') },
  })
  // A trailer with this number is another vehicle.
  await ida.post('/api/fleet', { vehicles: [{ ...truck, kind: 'trailer' }] })
  expect((await country())?.value).not.toBe('NO')
})
