import type { SavedViews } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let olga: Member
let axel: Member
let otto: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  olga = await hub.colleague(ida, 'operator', { firstName: 'Olga' })
  axel = await hub.colleague(ida, 'auditor', { firstName: 'Axel' })
  otto = await hub.member({ firstName: 'Otto' })
})
afterAll(() => hub?.stop())

const views = async (member = ida, screen = 'violations') =>
  (await member.get<SavedViews>(`/api/views?screen=${screen}`)).body.items
const save = (body: object, member = ida) =>
  member.post<{ id: string }>('/api/views', { screen: 'violations', ...body })

test('are one’s own unless shared, and never another tenant’s', async () => {
  const query = { severity: 'high', owner: 'me', sort: 'due' }
  const own = await save({ name: 'My severe ones', query })
  await save({ name: 'For all', query, shared: true })
  expect((await save({ name: 'Of an auditor', query }, axel)).status).toBe(403)
  expect((await views()).map(({ name, query, can }) => [name, query, can])).toEqual([
    ['For all', query, ['delete']],
    ['My severe ones', query, ['delete']],
  ])
  expect((await views(olga)).map(({ name, can }) => [name, can])).toEqual([['For all', []]])
  expect(await views(otto)).toEqual([])
  expect((await olga.delete(`/api/views/${own.body.id}`)).status).toBe(404)
  expect((await otto.delete(`/api/views/${own.body.id}`)).status).toBe(404)
})

test('are changed by saving under the same name, and deleted by who may', async () => {
  const { body } = await save({ name: 'Team', query: {}, shared: true }, olga)
  await save({ name: 'Team', query: { severity: 'low' }, shared: true }, olga)
  expect((await views(olga)).filter(({ name }) => name === 'Team')).toMatchObject([
    { query: { severity: 'low' } },
  ])
  const shared = await save({ name: 'Of the manager', query: {}, shared: true })
  expect((await olga.delete(`/api/views/${shared.body.id}`)).status).toBe(403)
  expect((await ida.delete(`/api/views/${body.id}`)).status).toBe(204)
  expect((await views(olga)).map(({ name }) => name)).not.toContain('Team')
})

test.each([
  ['documents', { work: 'needs-me', sort: 'departure', columns: ['departure', 'name'] }],
  ['results', { days: '90', band: 'red', sort: 'lowest' }],
  ['consignments', { ready: 'false', search: 'Bremen' }],
])('of %s are kept beside those of the other lists', async (screen, query) => {
  expect((await save({ screen, name: 'Team', query })).status).toBe(201)
  expect(await views(ida, screen)).toMatchObject([{ screen, name: 'Team', query }])
  expect(
    (await save({ screen, name: 'Odd', query: { sort: 'by magic', columns: ['name', 'magic'], ready: 'x' } }))
      .status,
  ).toBe(400)
})
