import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { type Act, recordAct } from './record-act.ts'

let hub: Hub
let ida: Member

const act = (name: string): Act => ({
  action: 'upload',
  resourceType: 'document',
  resourceId: randomUUID(),
  resourceName: name,
})
const inTenant = <T>(work: Parameters<typeof hub.house.database.inTenant<T>>[1], member = ida) =>
  hub.house.database.inTenant({ tenantId: member.tenantId, userId: member.user?.id ?? null }, work)
const rows = async (sql: string, values: unknown[] = []) =>
  withClient(hub.database.superuserUrl, async (client) => (await client.query(sql, values)).rows)

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
})
afterAll(() => hub?.stop())

describe('the chain', () => {
  test('of fifty that write at once has no gap, no fork and no waiting in a circle', async () => {
    const before = await rows('select from hub.audit_seals where tenant_id = $1', [ida.tenantId])
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        inTenant(async (db) => {
          await recordAct(db, act(`${n} first.pdf`))
          await recordAct(db, act(`${n} second.pdf`))
        }),
      ),
    )
    const seals = await rows(
      'select seq::integer, previous_hash, hash from hub.audit_seals where tenant_id = $1 order by seq',
      [ida.tenantId],
    )
    expect(seals).toHaveLength(before.length + 100)
    for (const [index, seal] of seals.entries()) {
      expect(seal.seq).toBe(index + 1)
      expect(seal.previous_hash).toBe(seals[index - 1]?.hash ?? '0'.repeat(64))
    }
  })
})
