import type { Document, ErrorBody, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roadNote } from '../../testing/consignment-papers.ts'
import { type Hub, type Member, startHub, withRole } from '../../testing/index.ts'

let hub: Hub
let ida: Member
let limited: Document

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
  limited = await ida.upload(
    roadNote('limited.xml', { eFTI232: ['1263'], eFTI251: 'PAINT, limited quantity', eFTI1451: true }),
  )
  await hub.drain()
})

const add = (applies: boolean | null) =>
  ida.patch<ErrorBody>(`/api/documents/${limited.id}/consignment`, { subsets: [{ id: 'EU05a', applies }] })
const violations = async () =>
  (await ida.get<ViolationsList>(`/api/violations?status=open&documentId=${limited.id}`)).body.items.map(
    ({ description }) => description,
  )

test('an auditor may not add a subset', async () => {
  await withRole(hub, ida, 'auditor', async () => {
    expect((await add(true)).status).toBe(403)
  })
})

test('a subset of dangerous goods that a person adds wins over words that exempt them', async () => {
  expect(await violations()).toEqual([])
  await add(true)
  await hub.drain()
  expect(await violations()).toEqual(
    expect.arrayContaining([
      'UN 1263 is declared without a class.',
      'UN 1263 is declared without a packing group.',
    ]),
  )
  await add(null)
  await hub.drain()
  expect(await violations()).toEqual([])
})
