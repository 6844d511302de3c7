import { randomUUID } from 'node:crypto'
import type { AuditVerification } from '@efti-hub/contract'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Act, recordAct } from '../platform/record-act.ts'
import { type Hub, type Member, startHub, withClient } from '../testing/index.ts'
import { readProof } from './read-proof.ts'
import { verifyChain } from './verify-chain.ts'

let hub: Hub
let ida: Member

const act = (name: string): Act => ({
  action: 'upload',
  resourceType: 'document',
  resourceId: randomUUID(),
  resourceName: name,
  newValue: { text: 'Łódź → "Köln"', number: 1.5, nothing: null },
})
const record = (...names: string[]) =>
  hub.services.database.inTenant({ tenantId: ida.tenantId, userId: ida.user?.id ?? null }, async (db) => {
    for (const name of names) await recordAct(db, act(name))
  })
const asSuperuser = <T>(work: (client: pg.Client) => Promise<T>) =>
  withClient(hub.database.superuserUrl, work)
const verify = async () => (await ida.get<AuditVerification>('/api/audit/verify')).body
const proof = async () => (await ida.get<string>('/api/audit/proof')).body
const verifyProof = async (text: string) => (await verifyChain((await readProof(linesOf(text))).links)).broken

async function* linesOf(text: string) {
  yield* text.split('\n')
}

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
  await record('second.pdf', 'third.pdf', 'fourth.pdf', 'fifth.pdf')
})

describe('the chain', () => {
  test('of fifty that write at the same time has no gap, no fork and no waiting in a circle', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => record(`${n} first.pdf`, `${n} second.pdf`)))
    expect(await verify()).toMatchObject({ intact: true, events: 105, broken: null })
  })

  test('contains an event exactly when its change is committed', async () => {
    const undone = hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, async (db) => {
      await recordAct(db, act('undone.pdf'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await verify()).toMatchObject({ intact: true, events: 5 })
  })

  test('is proved by a file that needs no product, and a changed file shows', async () => {
    const text = await proof()
    expect(await verifyProof(text)).toBeNull()
    expect(await verifyProof(text.replace('third.pdf', 'thirt.pdf'))).toMatchObject({ seq: 3 })
    const lines = text.split('\n')
    expect(await verifyProof(lines.toSpliced(3, 1).join('\n'))).toMatchObject({ seq: 3 })
    const swapped = lines.with(2, lines[3] ?? '').with(3, lines[2] ?? '')
    expect(await verifyProof(swapped.join('\n'))).toMatchObject({ seq: 2 })
    await expect(verifyProof('{"format":"something else"}')).rejects.toThrow('no proof')
  })
})

describe('the application', () => {
  test.each([
    `update hub.audit_events set details = 'other'`,
    'delete from hub.audit_events',
    'truncate hub.audit_events',
    `update hub.audit_seals set hash = ''`,
    'delete from hub.audit_seals',
    `insert into hub.audit_seals values ('00000000-0000-0000-0000-000000000000', 1, gen_random_uuid(), '', '')`,
  ])('may not %s, nor may the owner unnoticed', async (statement) => {
    await withClient(hub.database.appUrl, async (client) => {
      await client.query('set role efti_app')
      await expect(client.query(statement)).rejects.toThrow(/permission denied/)
    })
    if (statement.startsWith('insert')) return
    await asSuperuser((client) =>
      expect(client.query(statement)).rejects.toThrow('the audit trail is only ever added to'),
    )
  })

  test('cannot forge who did it, or when', async () => {
    await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: ida.user?.id ?? null }, (db) =>
      db.execute(`insert into hub.audit_events
        (tenant_id, created_at, actor_kind, actor_name, action, resource_type, resource_name, details)
        values ('${ida.tenantId}', '1999-01-01', 'product', 'Somebody else', 'upload', 'document', 'forged.pdf', '')`),
    )
    const { body } = await ida.get<{ items: object[] }>('/api/audit?search=forged')
    expect(body.items).toMatchObject([{ userName: 'Ida Lindqvist', actorKind: 'person' }])
  })
})

describe('what the owner of the database alters shows, and the first broken link is reported', () => {
  const tampered = async (statement: string) => {
    await asSuperuser(async (client) => {
      await client.query('begin')
      await client.query('alter table hub.audit_events disable trigger all')
      await client.query('alter table hub.audit_seals disable trigger all')
      await client.query(statement.replaceAll('$tenant', `tenant_id = '${ida.tenantId}'`))
      await client.query('alter table hub.audit_events enable trigger all')
      await client.query('alter table hub.audit_seals enable trigger all')
      await client.query('commit')
    })
    const { intact, events, broken } = await verify()
    return { intact, events, seq: broken?.seq, why: broken?.why }
  }
  const eventOf = (seq: number) => `(select event_id from hub.audit_seals where $tenant and seq = ${seq})`

  test('one value', async () => {
    expect(await verify()).toMatchObject({ intact: true, events: 5, head: { seq: 5 } })
    expect(
      await tampered(
        `update hub.audit_events set new_value = '{"text": "Köln"}' where $tenant and id = ${eventOf(3)}`,
      ),
    ).toEqual({ intact: false, events: 2, seq: 3, why: 'Event 3 is not as it was recorded.' })
    expect(await verifyProof(await proof())).toMatchObject({ seq: 3 })
  })

  test('one row removed', async () => {
    expect(await tampered(`delete from hub.audit_events where $tenant and id = ${eventOf(4)}`)).toMatchObject(
      { seq: 4, why: 'Event 4 was removed; only its seal is left.' },
    )
  })

  test('one row removed together with its seal', async () => {
    expect(await tampered('delete from hub.audit_seals where $tenant and seq = 2')).toMatchObject({
      seq: 2,
      why: 'Event 2 is missing from the chain.',
    })
  })

  test('two swapped', async () => {
    expect(
      await tampered(`update hub.audit_events e set details = o.details, resource_name = o.resource_name
        from hub.audit_events o where e.tenant_id = o.tenant_id and e.$tenant
          and e.id in (${eventOf(3)}, ${eventOf(4)}) and o.id in (${eventOf(3)}, ${eventOf(4)}) and o.id <> e.id`),
    ).toMatchObject({ seq: 3 })
  })

  test('one added without its seal', async () => {
    expect(
      await tampered(`insert into hub.audit_events
        (tenant_id, created_at, actor_kind, actor_name, action, resource_type, resource_name, details)
        values ('${ida.tenantId}', now(), 'product', '', 'upload', 'document', 'smuggled.pdf', '')`),
    ).toMatchObject({ seq: 6, why: 'An event stands outside of the chain.' })
  })
})
