import type { AuditAction } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { AccountsDb } from './database.ts'

/**
 * What was done. The resource type is words with hyphens, such as 'api-key'; `details` is a sentence for people. Never a secret, in no field.
 */
export interface Act {
  action: AuditAction
  resourceType: string
  resourceId: string | null
  resourceName: string
  details?: string
  oldValue?: unknown
  newValue?: unknown
  /** The document it has to do with; understood where the resource is one. */
  documentId?: string | null
}

/** Room for what people read; a value of a file can be longer than any sentence. */
const MOST_CHARACTERS = 2_000

/**
 * Adds to the trail in the transaction of the change itself: there is no change without its event, and no event without
 * its change. Who and when is added by the database itself, so `db` is bound to tenant and person.
 */
export function recordAct(db: AccountsDb, act: Act): Promise<void> {
  return recordActs(db, [act])
}

/** Any number of them, in one statement. */
export async function recordActs(db: AccountsDb, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return
  const rows = acts.map((act) => ({
    action: act.action,
    resource_type: act.resourceType,
    resource_id: act.resourceId,
    resource_name: act.resourceName,
    details: act.details ?? '',
    old_value: act.oldValue ?? null,
    new_value: act.newValue ?? null,
    document_id: act.documentId ?? (act.resourceType === 'document' ? act.resourceId : null),
  }))
  await db.execute(sql`
    insert into hub.audit_events (tenant_id, created_at, actor_kind, actor_name,
      action, resource_type, resource_id, resource_name, details, old_value, new_value, document_id)
    select hub.current_tenant(), now(), 'product', '', r.*
      from jsonb_to_recordset(${JSON.stringify(rows, storable)}::jsonb) as r(
        action text, resource_type text, resource_id text, resource_name text, details text,
        old_value jsonb, new_value jsonb, document_id uuid)`)
}

/** PostgreSQL stores neither NUL nor halves of characters. */
function storable(_name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.slice(0, MOST_CHARACTERS).toWellFormed().replaceAll('\0', '\ufffd')
}
