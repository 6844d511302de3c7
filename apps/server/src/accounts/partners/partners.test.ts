import type {
  AuditEventDetail,
  AuditList,
  ConsignmentAnswer,
  ErrorBody,
  PartnersList,
} from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withRole } from '../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const CONSIGNOR = 'consignor'
const kiel = {
  name: 'Ostsee Fördertechnik GmbH',
  street: 'Werftstraße 8',
  postcode: '24143',
  town: 'Kiel',
  country: 'DE',
}
const bremen = { ...kiel, street: 'Hafenring 2', postcode: '28195', town: 'Bremen' }
const add = (...partners: object[]) => ida.post<ErrorBody>('/api/partners', { partners })
const list = async (query = '') => (await ida.get<PartnersList>(`/api/partners${query}`)).body

test('only a Compliance Manager changes them; no other organisation sees them', async () => {
  await add(kiel)
  await withRole(hub, ida, 'operator', async () => {
    expect((await add(bremen)).status).toBe(403)
    expect((await list()).mayChange).toBe(false)
    expect((await ida.delete(`/api/partners/${(await list()).items[0]?.id}`)).status).toBe(403)
  })
  const otto = await hub.member({ firstName: 'Otto' })
  expect((await otto.get<PartnersList>('/api/partners')).body.items).toEqual([])
  expect((await otto.delete(`/api/partners/${(await list()).items[0]?.id}`)).status).toBe(404)
  expect((await list()).total).toBe(1)
})

test('they are added, replaced, found and removed page by page, and the trail names them', async () => {
  expect((await add(kiel, bremen)).body).toEqual({ added: 2, replaced: 0 })
  // The same company at the same postcode, spelled otherwise.
  const again = { ...kiel, name: 'OSTSEE FÖRDERTECHNIK GMBH', email: 'dispo@example.org' }
  expect((await add(again)).body).toEqual({ added: 0, replaced: 1 })
  const first = await list('?limit=1')
  const second = await list(`?limit=1&cursor=${first.nextCursor}`)
  expect([...first.items, ...second.items].map(({ town }) => town).sort()).toEqual(['Bremen', 'Kiel'])
  expect((await list('?search=KIEL')).items).toMatchObject([{ email: 'dispo@example.org' }])
  expect((await ida.delete(`/api/partners/${first.items[0]?.id}`)).status).toBe(200)
  expect((await ida.delete(`/api/partners/${first.items[0]?.id}`)).status).toBe(404)
  const { body } = await ida.get<AuditList>('/api/audit?search=partners')
  const event = await ida.get<AuditEventDetail>(`/api/audit/${body.items.at(-1)?.id}`)
  expect(event.body).toMatchObject({
    action: 'partners-changed',
    newValue: { partners: ['Ostsee Fördertechnik GmbH, Werftstraße 8, 24143 Kiel, DE', expect.anything()] },
  })
})

test('one line that is wrong adds none', async () => {
  for (const wrong of [{ country: 'ZZ' }, { name: '' }, { email: 'nobody' }, { town: 'a\nb' }])
    expect((await add(kiel, { ...bremen, ...wrong })).status).toBe(400)
  expect((await list()).total).toBe(0)
})

test('what a document leaves out of an address follows from the partner, with the reason', async () => {
  const text = (name: string, town: string) => ({
    name,
    mimeType: 'text/plain',
    bytes: new TextEncoder().encode(
      `CMR CONSIGNMENT NOTE\nConsignor: Ostsee Fördertechnik GmbH${town}\nConsignee: Nordic Pumps AS, Havnegata 4, 7010 Trondheim, Norway\nGross weight: 840 kg\n`,
    ),
  })
  const bare = await ida.upload(text('bare.txt', ''))
  const inKiel = await ida.upload(text('kiel.txt', '\nWerftstr. 8\nKiel'))
  const elsewhere = await ida.upload(text('elsewhere.txt', '\nIndustriestr. 90'))
  const inHamburg = await ida.upload(text('hamburg.txt', '\nElbchaussee 1\n20457 Hamburg\nGermany'))
  await hub.drain()
  const partsOf = async ({ id }: { id: string }) => {
    const { body } = await ida.get<ConsignmentAnswer>(`/api/documents/${id}/consignment`)
    const shown = body.fields.filter(({ path, value }) => path.startsWith(CONSIGNOR) && value !== null)
    return Object.fromEntries(shown.map((field) => [field.path, field]))
  }
  const valuesOf = async (document: { id: string }) =>
    Object.values(await partsOf(document)).map(({ value }) => value)

  await add(kiel)
  const filled = Object.values(await partsOf(bare))
  expect(filled.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Werftstraße 8', '24143', 'Kiel', 'DE']),
  )
  expect(filled.find(({ value }) => value === '24143')).toMatchObject({
    why: { derived: 'The consignor is one of your partners.' },
  })
  expect(await valuesOf(inKiel)).toEqual(expect.arrayContaining(['24143', 'DE']))
  // Another street, or another place, of the company is not this one.
  expect(await valuesOf(elsewhere)).not.toContain('24143')
  expect(await valuesOf(inHamburg)).not.toContain('24143')
  // Nothing decides between two places of one company: they share only their country.
  await add(bremen)
  expect(await valuesOf(bare)).not.toContain('24143')
  expect(await valuesOf(bare)).toContain('DE')
  expect(await valuesOf(inKiel)).toContain('24143')
})
