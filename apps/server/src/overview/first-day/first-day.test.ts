import type { FirstDay } from '@efti-hub/contract'
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

const read = async () => (await ida.get<FirstDay>('/api/first-day')).body
const open = async () => (await read()).steps.filter(({ done }) => !done).map(({ step }) => step)

test('is for those who can do it', async () => {
  await withRole(hub, ida, 'operator', async () => {
    expect((await ida.get('/api/first-day')).status).toBe(403)
  })
})

test('every step is done by doing it', async () => {
  expect(await open()).toEqual(['organisation', 'work', 'vehicles', 'partners', 'members', 'document'])
  await ida.patch('/api/settings/tenant', { country: 'DE', modes: ['3', '2', '3'] })
  expect(await open()).toContain('work')
  await ida.patch('/api/settings/tenant', { dangerousGoods: false })
  await ida.post('/api/fleet', { vehicles: [{ plate: 'HB-SP 400', country: 'DE', kind: 'trailer' }] })
  await ida.post('/api/partners', { partners: [{ name: 'Beispiel AG', country: 'DE' }] })
  expect(await open()).toEqual(['members', 'document'])
  await ida.post('/api/invitations', { email: 'vera@example.org', role: 'operator' })
  await ida.upload({
    name: 'note.txt',
    mimeType: 'text/plain',
    bytes: new TextEncoder().encode('Pallets 4'),
  })
  expect(await read()).toMatchObject({ shown: false })
  const otto = await hub.member({ firstName: 'Otto' })
  expect((await otto.get<FirstDay>('/api/first-day')).body.steps.some(({ done }) => done)).toBe(false)
})

test('who does not drive needs no vehicles; who wants no list sees none', async () => {
  await ida.patch('/api/settings/tenant', { modes: ['4'] })
  expect(await open()).not.toContain('vehicles')
  expect((await ida.patch('/api/settings/tenant', { modes: ['9'] })).status).toBe(400)
  await ida.patch('/api/settings/tenant', { checklistDismissed: true })
  expect((await read()).shown).toBe(false)
})
