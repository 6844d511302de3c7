import { randomUUID } from 'node:crypto'
import type { BulkAnswer, ErrorBody, ViolationDetail, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { finding, recordCheck } from './findings.ts'
import { type Hub, type Member, startHub } from './index.ts'

export const MANY = ['A', 'B', 'C', 'D']
const BEGIN = '2026-11-22T10:00:00Z'

/**
 * For each test a document of Ida's with four open violations, TEST-A to TEST-D; Olga and Axel are her operator and auditor,
 * Otto is of another tenant. `at.now` is the clock.
 */
export function foundViolations() {
  const at = { now: new Date(BEGIN) }
  const held = {} as Held
  beforeAll(async () => {
    held.hub = await startHub({ replace: { clock: { now: () => at.now } } })
    held.ida = await held.hub.member()
    held.olga = await held.hub.colleague(held.ida, 'operator', { firstName: 'Olga', lastName: 'Norden' })
    held.axel = await held.hub.colleague(held.ida, 'auditor', { firstName: 'Axel', lastName: 'Brandt' })
    held.otto = await held.hub.member({ firstName: 'Otto' })
  })
  afterAll(() => held.hub?.stop())
  beforeEach(async () => {
    at.now = new Date(BEGIN)
    const bytes = new TextEncoder().encode(`Dear Ms Aalto ${randomUUID()}`)
    held.documentId = (await held.ida.upload({ name: 'letter.txt', bytes })).id
    await held.hub.drain()
    await find()
    held.items = (await listed('&status=open')).items.sort((a, b) => a.code.localeCompare(b.code))
  })

  const listed = async (query = '', member = held.ida) =>
    (await member.get<ViolationsList>(`/api/violations?documentId=${held.documentId}${query}`)).body
  const find = (takingOver: string | null = null, codes = MANY) =>
    recordCheck(
      held.hub,
      held.ida,
      held.documentId,
      codes.map((code) => finding({ code: `TEST-${code}`, path: null })),
      takingOver,
    )
  const first = () => held.items[0]?.id
  return {
    at,
    held,
    listed,
    find,
    one: async (id = first(), member = held.ida) =>
      (await member.get<ViolationDetail>(`/api/violations/${id}`)).body,
    bulk: (body: unknown, member = held.ida) => member.post<BulkAnswer>('/api/violations/bulk', body),
    post: (act: string, body: unknown, member = held.ida, id = first()) =>
      member.post<ViolationDetail & ErrorBody>(`/api/violations/${id}/${act}`, body),
    patch: (body: unknown, member = held.ida, id = first()) =>
      member.patch<ViolationDetail & ErrorBody>(`/api/violations/${id}`, body),
  }
}

interface Held {
  hub: Hub
  ida: Member
  olga: Member
  axel: Member
  otto: Member
  documentId: string
  items: ViolationsList['items']
}
