import type { EmissionDetail, ErrorBody, FactorsAnswer, SustainabilityAnswer } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenValues } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'
import { sendConsignment } from '../../testing/send-consignment.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub({ replace: { clock: { now: () => new Date('2026-11-22T08:00:00Z') } } })
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const OWN = { wtt: 10, ttw: 40, source: 'Fuel cards 2026' }
const send = (change: GivenValues) => sendConsignment(hub, ida, change)
const put = <T = unknown>(path: string, json: unknown) => ida.request<T>('PUT', path, { json })
const detail = (id: string) => ida.get<EmissionDetail>(`/api/sustainability/consignments/${id}`)
const screen = async () => (await ida.get<SustainabilityAnswer>('/api/sustainability')).body

test('an intensity of one’s own counts on the days for which it is valid, and can be removed', async () => {
  const figure = await send({ eFTI39: '2026-05-04' })
  const grams = async () => (await detail(figure.consignmentId)).body.grams
  const [km] = figure.legs.map(({ distanceKm }) => distanceKm)
  const own = async (body: unknown) => {
    const answer = await put<FactorsAnswer & ErrorBody>('/api/sustainability/factors/road-artic-40t', body)
    await hub.drain()
    return answer
  }
  await own(OWN)
  expect(await grams()).toBe(Math.round(12 * (km ?? 0) * 50))
  expect((await screen()).figures.primaryShare).toBeGreaterThan(0)
  await ida.delete('/api/sustainability/factors/road-artic-40t')
  await own({ ...OWN, validFrom: '2026-06-01' })
  expect(await grams()).toBe(figure.grams)
  expect((await own({ ...OWN, validFrom: '2026-06-01', validUntil: '2026-05-01' })).status).toBe(400)
  expect((await put('/api/sustainability/factors/no-such', OWN)).status).toBe(404)
  const withdrawn = await ida.delete<FactorsAnswer>('/api/sustainability/factors/road-artic-40t')
  expect(withdrawn.body.factors.every(({ isOwn }) => !isOwn)).toBe(true)
  await hub.drain()
  expect(await grams()).toBe(figure.grams)
})

test('intensities of two years are side by side, each on its own days, and one without days hides them', async () => {
  const early = await send({ eFTI39: '2026-02-04' })
  const late = await send({ eFTI39: '2026-08-04' })
  const path = '/api/sustainability/factors/road-artic-40t'
  const [km] = early.legs.map(({ distanceKm }) => distanceKm)
  const grams = (perTkm: number) => Math.round(12 * (km ?? 0) * perTkm)
  const figures = async () => [
    (await detail(early.consignmentId)).body.grams,
    (await detail(late.consignmentId)).body.grams,
  ]
  await put(path, { ...OWN, validUntil: '2026-06-30' })
  const { body } = await put<FactorsAnswer>(path, { ...OWN, ttw: 50, validFrom: '2026-07-01' })
  expect(body.factors.filter(({ key }) => key === 'road-artic-40t').map(({ ttw }) => ttw)).toEqual([
    50, 40, 73,
  ])
  await hub.drain()
  expect(await figures()).toEqual([grams(50), grams(60)])
  await put(path, { ...OWN, ttw: 60 })
  await hub.drain()
  expect(await figures()).toEqual([grams(70), grams(70)])
  await ida.delete(path)
  await hub.drain()
  expect(await figures()).toEqual([grams(95), grams(95)])
})

test('an edition of another year than the goods travelled in is reported', async () => {
  const note = async (day: string) =>
    (await send({ eFTI581: '2', eFTI39: day })).quality.find(({ input }) => input === 'intensity')?.note
  expect(await note('2023-05-04')).toContain('Its edition is 2025, not 2023.')
  expect(await note('2026-05-04')).not.toContain('edition')
})

test('a rejected document leaves the figures, and comes back when the rejection is withdrawn', async () => {
  const figure = await send({})
  // As deciding about it does.
  const decide = async (status: string) => {
    await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, (db) =>
      db.execute(sql`update hub.documents set status = ${status} where id = ${figure.documentIds[0]}`),
    )
    await hub.drain()
    return (await detail(figure.consignmentId)).body
  }
  expect(await decide('rejected')).toMatchObject({ reason: 'papers-rejected', grams: null })
  expect(await decide('under_review')).toMatchObject({ reason: null, grams: figure.grams })
})
