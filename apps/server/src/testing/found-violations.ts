import { randomUUID } from 'node:crypto'
import type { BulkAnswer, ErrorBody, ViolationDetail, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { finding, recordCheck } from './findings.ts'
import { type Hub, type Member, startHub } from './index.ts'

export const MANY_PLACES = ['A', 'B', 'C', 'D']
const BEGIN = '2026-11-22T10:00:00Z'

/**
 * For each test a document of Ida's with four open violations, TEST-A to TEST-D; Olga and Axel are her operator and auditor,
 * Otto is of another tenant. `at.now` is the clock.
 */
export function foundViolations() {
  const at = { now: new Date(BEGIN) }
  const fixture = {} as Fixture
  beforeAll(async () => {
    fixture.hub = await startHub({ replace: { clock: { now: () => at.now } } })
    fixture.ida = await fixture.hub.member()
    fixture.olga = await fixture.hub.colleague(fixture.ida, 'operator', {
      firstName: 'Olga',
      lastName: 'Norden',
    })
    fixture.axel = await fixture.hub.colleague(fixture.ida, 'auditor', {
      firstName: 'Axel',
      lastName: 'Brandt',
    })
    fixture.otto = await fixture.hub.member({ firstName: 'Otto' })
  })
  afterAll(() => fixture.hub?.stop())
  beforeEach(async () => {
    at.now = new Date(BEGIN)
    const bytes = new TextEncoder().encode(`Dear Ms Aalto ${randomUUID()}`)
    fixture.documentId = (await fixture.ida.upload({ name: 'letter.txt', bytes })).id
    await fixture.hub.drain()
    await find()
    fixture.items = (await listed('&status=open')).items.sort((a, b) => a.code.localeCompare(b.code))
  })

  const listed = async (query = '', member = fixture.ida) =>
    (await member.get<ViolationsList>(`/api/violations?documentId=${fixture.documentId}${query}`)).body
  const find = (takingOver: string | null = null, codes = MANY_PLACES) =>
    recordCheck(
      fixture.hub,
      fixture.ida,
      fixture.documentId,
      codes.map((code) => finding({ code: `TEST-${code}`, path: null })),
      takingOver,
    )
  const first = () => fixture.items[0]?.id
  return {
    at,
    fixture,
    listed,
    find,
    one: async (id = first(), member = fixture.ida) =>
      (await member.get<ViolationDetail>(`/api/violations/${id}`)).body,
    bulk: (body: unknown, member = fixture.ida) => member.post<BulkAnswer>('/api/violations/bulk', body),
    post: (act: string, body: unknown, member = fixture.ida, id = first()) =>
      member.post<ViolationDetail & ErrorBody>(`/api/violations/${id}/${act}`, body),
    patch: (body: unknown, member = fixture.ida, id = first()) =>
      member.patch<ViolationDetail & ErrorBody>(`/api/violations/${id}`, body),
  }
}

interface Fixture {
  hub: Hub
  ida: Member
  olga: Member
  axel: Member
  otto: Member
  documentId: string
  items: ViolationsList['items']
}
