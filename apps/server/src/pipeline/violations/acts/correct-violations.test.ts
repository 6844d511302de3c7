import type { BulkAnswer, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consignmentNote } from '../../../../../../journeys/consignment-note.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'

let hub: Hub
let ida: Member
beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

const CODE = 'CDS-COUNTRY'
const COUNTRY = 'consignee/postalAddress/countryCode'

async function upload(member: Member, countries: readonly string[]) {
  const ids: string[] = []
  for (const [at, country] of countries.entries()) {
    const note = await consignmentNote({ number: `F-26-${country}-${at}-${Math.random()}`, country })
    ids.push((await member.upload(note)).id)
  }
  await hub.drain()
  return ids
}
const open = async (member: Member, query = '') =>
  (await member.get<ViolationsList>(`/api/violations?status=open&code=${CODE}${query}`)).body
const correct = (member: Member, body: unknown) => member.post<BulkAnswer>('/api/violations/correct', body)
const countryOf = async (member: Member, id: string) => {
  type Values = { fields: { path: string; value: unknown }[] }
  const { body } = await member.get<Values>(`/api/documents/${id}/consignment`)
  return body.fields.find(({ path }) => path === COUNTRY)?.value
}

test('auditors may not, nor may people of another organisation, and neither both nor none of ids and filter do', async () => {
  const [id] = await upload(ida, ['UK'])
  const { items } = await open(ida, `&documentId=${id}`)
  const ids = items.map((row) => row.id)
  expect(ids).toHaveLength(1)
  const axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
  expect((await correct(axel, { ids })).status).toBe(403)
  const otto = await hub.member({ firstName: 'Otto' })
  expect((await correct(otto, { ids })).body).toMatchObject({ done: [], notDone: [] })
  expect((await correct(ida, {})).status).toBe(400)
  expect((await correct(ida, { ids, filter: {} })).status).toBe(400)
  expect(await countryOf(ida, id ?? '')).toBe('UK')
})

test('the value that the rule knows goes into each document, in one call, and each is checked again', async () => {
  const olga = await hub.colleague(await hub.member(), 'operator', { firstName: 'Olga', lastName: 'Norden' })
  const documents = await upload(olga, ['UK', 'UK', 'EL', 'UK'])
  const { items } = await open(olga)
  expect(items.map(({ fix }) => fix).sort()).toEqual(['GB', 'GB', 'GB', 'GR'])
  const { body } = await correct(olga, { filter: { code: CODE } })
  expect(body.done.sort()).toEqual(items.map(({ id }) => id).sort())
  expect(body.notDone).toEqual([])
  await hub.drain()
  expect((await open(olga)).total).toBe(0)
  expect(await Promise.all(documents.map((id) => countryOf(olga, id)))).toEqual(['GB', 'GB', 'GR', 'GB'])
  // What is corrected by now is not corrected again.
  expect((await correct(olga, { ids: items.map(({ id }) => id) })).body.notDone).toHaveLength(4)
})

test('one value goes into all of them; what a document does not take is answered with the reason', async () => {
  const otto = await hub.member({ firstName: 'Otto' })
  const documents = await upload(otto, ['XX', 'XX'])
  const { items } = await open(otto)
  expect(items.map(({ fix }) => fix)).toEqual([undefined, undefined])
  const ids = items.map(({ id }) => id)
  const unknown = (await correct(otto, { ids })).body
  expect(unknown.done).toEqual([])
  const why = 'No rule knows the value that is right here.'
  expect(unknown.notDone.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))).toEqual(
    ids.map((id) => ({ id, why })),
  )
  expect((await correct(otto, { ids, value: true })).body.notDone).toHaveLength(2)
  expect((await correct(otto, { ids, value: 'NL' })).body.done.sort()).toEqual(ids.sort())
  await hub.drain()
  expect((await open(otto)).total).toBe(0)
  expect(await Promise.all(documents.map((id) => countryOf(otto, id)))).toEqual(['NL', 'NL'])
})

test('what somebody corrected since the check is not corrected over', async () => {
  const nora = await hub.member({ firstName: 'Nora' })
  const [document = ''] = await upload(nora, ['UK'])
  const { items } = await open(nora)
  const ids = items.map(({ id }) => id)
  await nora.patch(`/api/documents/${document}/consignment`, {
    corrections: [{ path: COUNTRY, value: 'FR' }],
  })
  const { done, notDone } = (await correct(nora, { ids })).body
  expect(done).toEqual([])
  expect(notDone).toMatchObject([
    { id: ids[0], why: expect.stringContaining('corrected since the last check') },
  ])
  await hub.drain()
  expect(await countryOf(nora, document)).toBe('FR')
})
