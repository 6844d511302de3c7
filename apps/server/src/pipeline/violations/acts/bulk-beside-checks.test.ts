import type { BulkAnswer } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finding, recordCheck } from '../../../testing/findings.ts'
import { type Hub, type Member, startHub, withClient } from '../../../testing/index.ts'
import { lockDocument, takeTurn } from '../../documents/store.ts'

let hub: Hub
let ida: Member
let ids: string[]

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  const letters = ['one', 'other'].map((name) => ({
    name: `${name}.txt`,
    bytes: new TextEncoder().encode(name),
  }))
  ids = (await Promise.all(letters.map((letter) => ida.upload(letter)))).map(({ id }) => id).sort()
  await hub.drain()
  for (const id of ids) await recordCheck(hub, ida, id, [finding({ code: 'A' })])
})
afterAll(() => hub?.stop())

/** What transactions of this database wait for. */
const waits = () =>
  withClient(hub.database.superuserUrl, async (client) => {
    const { rows } = await client.query<{ event: string }>(
      `select wait_event as event from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.map(({ event }) => event)
  })

test('a bulk act waits its turn, and locks nothing meanwhile that a check of several documents needs', async () => {
  const [first = '', last = ''] = ids
  let acting: Promise<{ status: number; body: BulkAnswer }> | undefined
  // As a check does: the document at hand, and then the others of its consignment, of which one is before it.
  await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, async (db) => {
    await takeTurn(db)
    await lockDocument(db, last)
    acting = ida.post<BulkAnswer>('/api/violations/bulk', {
      filter: { code: 'A' },
      act: 'waive',
      reason: 'Known',
    })
    await expect.poll(waits).toEqual(['advisory'])
    await lockDocument(db, first)
  })
  const { status, body } = (await acting) ?? { status: 0, body: null }
  expect([status, body?.done.length, body?.notDone]).toEqual([200, 2, []])
})
