import { sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { TenantDb } from '../../platform/database.ts'
import { isOneOf } from '../../platform/is-one-of.ts'
import type { Services } from '../../services.ts'
import { takeTurn, withTrash } from '../documents/store.ts'
import { applyChange, lockViolations } from '../violations/acts/store.ts'
import { publishViolations } from '../violations/publish-violations.ts'

const payload = z.object({ userId: z.uuid(), email: z.string() })
type Account = z.infer<typeof payload>

/** Keeps locks for a moment only. */
const AT_ONCE = 100

/** What a deleted account left in organisations, also in those that its person had left before. */
export function accountCleanupTasks(services: Services): TaskList {
  return {
    'account-cleanup': async (given, { withPgClient }) => {
      const account = payload.parse(given)
      const { rows } = await withPgClient((client) =>
        client.query<{ id: string }>('select id from hub.every_tenant order by id'),
      )
      for (const { id } of rows) await cleanUpIn(services, id, account)
    },
  }
}

async function cleanUpIn(services: Services, tenantId: string, account: Account): Promise<void> {
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
    services.database.inTenant({ tenantId, userId: null }, work)
  while (await inTenant((db) => unassign(db, account.userId, services.clock.now()))) {}
  while (await inTenant((db) => unassignDocuments(db, account.userId))) {}
  await inTenant((db) => deleteOwnRows(db, account))
}

/** What is open or waived is nobody's again. Of a resolved violation the owner is history. */
async function unassign(db: TenantDb, userId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from hub.violations v join hub.documents d on d.id = v.document_id and d.deleted_at is null
     where v.tenant_id = ${db.tenantId} and v.owner_id = ${userId} and v.status <> 'resolved' limit ${AT_ONCE}`)
  const found = await lockViolations(
    db,
    rows.map(({ id }) => id),
  )
  const act = { act: 'assigned', oldValue: userId, newValue: null, text: null } as const
  await applyChange(
    db,
    found.map((row) => ({ row, act })),
    { ownerId: null },
    { author: null, now },
  )
  await publishViolations(db, [...new Set(found.map(({ documentId }) => documentId))])
  return rows.length === AT_ONCE
}

/** Those in the trash too. An update of no row would still set off what follows changes of documents. */
async function unassignDocuments(db: TenantDb, userId: string): Promise<boolean> {
  await takeTurn(db)
  return withTrash(db, async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from hub.documents where tenant_id = ${db.tenantId} and assignee = ${userId} limit ${AT_ONCE}`)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await db.execute(sql`update hub.documents set assignee = null where ${isOneOf(sql`id`, ids)}`)
    return ids.length === AT_ONCE
  })
}

/** Shared views are the organisation's and stay; so do invitations, without the address. */
async function deleteOwnRows(db: TenantDb, { userId, email }: Account): Promise<void> {
  const ours = sql`tenant_id = ${db.tenantId}`
  await db.execute(sql`delete from hub.saved_views where ${ours} and author = ${userId} and not shared`)
  await db.execute(sql`
    delete from hub.notices
     where ${ours} and (person_id = ${userId} or (kind = 'address-verified' and subject = ${email}))`)
  // The permission to upload ends with its row; what was uploaded and is no document yet goes with the next night.
  await db.execute(sql`
    update hub.uploads set expires_at = created_at where ${ours} and user_id = ${userId} and consumed_at is null`)
  await db.execute(sql`
    update hub.invitations set email = 'deleted account'
     where ${ours} and (accepted_by = ${userId}
        or (email = ${email} and (withdrawn_at is not null or expires_at <= clock_timestamp())))`)
}
