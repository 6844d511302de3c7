import type { Remark } from '@efti-hub/efti'
import { sql } from 'drizzle-orm'
import type { TenantDb } from '../../../platform/database.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { CONSIGNOR_NAME } from '../../extraction/memory/recall-lessons.ts'
import { senderNameOf } from './senders.ts'

/** Keeps whose document it is and which notes its latest check has; lists of notes are read from these rows. */
export async function recordNotes(
  db: TenantDb,
  documentId: string,
  { kind, values }: Pick<ConsignmentInForce, 'kind' | 'values'>,
  notes: readonly Remark[],
): Promise<void> {
  const name = values.find(({ eftiId }) => eftiId === CONSIGNOR_NAME)?.value
  const senderId = await senderNameOf(db, typeof name === 'string' ? name.trim() : '')
  const codes = [...new Set(notes.map(({ code }) => code))]
  await db.execute(sql`
    insert into hub.document_notes (document_id, tenant_id, sender_id, kind, codes, submitted_at, is_in_trash)
    select id, tenant_id, ${senderId}::uuid, ${kind}, ${sql.param(codes)}::text[], created_at, deleted_at is not null
      from hub.documents where id = ${documentId}::uuid
    on conflict (document_id) do update
      set sender_id = excluded.sender_id, kind = excluded.kind, codes = excluded.codes`)
}
