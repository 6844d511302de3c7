import type { ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roadNote } from '../../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub } from '../../../testing/index.ts'

/** Of the date of taking over, which each of the three documents lacks. */
const CODE = 'EU01-TAKING-OVER-DATE'

let hub: Hub
let ida: Member
beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  const senders = ['Nordlicht Maschinenbau GmbH', 'Nordlicht Maschinenbau GmbH', 'Van Dalen B.V.']
  for (const [at, sender] of senders.entries())
    await ida.upload(roadNote(`note-${at}.xml`, { eFTI51: sender, eFTI170: `G-26-${at}`, eFTI39: undefined }))
  await hub.drain()
})
afterAll(() => hub?.stop())

const list = async (query: string, member = ida) =>
  (await member.get<ViolationsList>(`/api/violations?status=open&${query}`)).body

test('without a wish for groups there are none', async () => {
  const { items, groups } = await list('')
  expect(items.length).toBeGreaterThan(0)
  expect([groups, items.filter(({ group }) => group !== undefined)]).toEqual([[], []])
})

test.each(['document', 'type', 'code', 'sender'] as const)(
  'by %s each row has its group, counted on all pages and by the filters',
  async (group) => {
    const { items, total } = await list(`group=${group}`)
    const counts = Map.groupBy(items, (row) => row.group)
    expect(counts.has(undefined)).toBe(false)
    // A page of one row counts the whole group.
    const page = await list(`group=${group}&limit=1`)
    const [first] = page.items
    expect(page.groups).toMatchObject([{ key: first?.group, total: counts.get(first?.group)?.length }])
    expect(items).toHaveLength(total)
    const narrowed = await list(`group=${group}&code=${CODE}`)
    const sum = narrowed.groups.reduce((all, one) => all + one.total, 0)
    expect(sum).toBe(narrowed.total)
  },
)

test('senders have their names, and the list is narrowed to one of them', async () => {
  const { groups } = await list(`group=sender&code=${CODE}`)
  const byName = groups.toSorted((a, b) => b.total - a.total)
  expect(byName.map(({ name, total }) => [name, total])).toEqual([
    ['Nordlicht Maschinenbau GmbH', 2],
    ['Van Dalen B.V.', 1],
  ])
  const { items } = await list(`senderId=${byName[0]?.key}&code=${CODE}`)
  expect(items.map(({ documentName }) => documentName).sort()).toEqual(['note-0.xml', 'note-1.xml'])
  expect((await list('senderId=nobody')).items).toEqual([])
})

test('people of another organisation see neither groups nor their names', async () => {
  const otto = await hub.member({ firstName: 'Otto' })
  const { groups } = await list('group=sender')
  expect((await list('group=sender', otto)).groups).toEqual([])
  expect((await list(`senderId=${groups[0]?.key}&group=sender`, otto)).items).toEqual([])
})
