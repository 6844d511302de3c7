import { type BulkAnswer, type DocumentAct, MOST_TAGS } from '@efti-hub/contract'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type Act, recordActs } from '../../platform/record-act.ts'
import { publishDocuments } from '../documents/publish-documents.ts'
import { lockDocuments, takeTurn } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { addTags, removeTags, tagsOf } from '../documents/tag-store.ts'
import { setFacts } from './facts-store.ts'

export type FactsAct = Extract<DocumentAct, { act: 'assign' | 'tag' | 'wait' }>

interface Acting {
  now: Date
  /** Name of the person whom they are assigned to. */
  assignee: string | null
}

/** What becomes of one document, for the audit trail; a sentence when it cannot. Null: it is so already. */
type Plan = Pick<Act, 'action' | 'details' | 'oldValue' | 'newValue'> | string | null

/** Assigned, tagged, or waiting for a partner: all documents in one go, with an entry of the audit trail for each that changed. */
export async function changeFacts(
  db: TenantDb,
  ids: readonly string[],
  wanted: FactsAct,
  acting: Acting,
): Promise<BulkAnswer> {
  await takeTurn(db)
  const rows = await lockDocuments(db, ids)
  const tags = wanted.act === 'tag' ? await tagsOf(db, ids) : new Map<string, string[]>()
  const plans = rows.map((row) => ({ row, plan: planFor(row, tags.get(row.id) ?? [], wanted, acting) }))
  const changed = plans.flatMap(({ row, plan }) =>
    plan !== null && typeof plan !== 'string' ? [{ row, plan }] : [],
  )
  await apply(
    db,
    changed.map(({ row }) => row.id),
    wanted,
    acting,
  )
  await recordActs(
    db,
    changed.map(({ row, plan }) => actOnDocument(row, plan)),
  )
  await publishDocuments(
    db,
    changed.map(({ row }) => row),
  )
  const there = new Set(rows.map(({ id }) => id))
  return {
    done: plans.flatMap(({ row, plan }) => (typeof plan === 'string' ? [] : row.id)),
    notDone: [
      ...plans.flatMap(({ row, plan }) => (typeof plan === 'string' ? { id: row.id, why: plan } : [])),
      ...ids.filter((id) => !there.has(id)).map((id) => ({ id, why: 'This document does not exist.' })),
    ],
  }
}

function planFor(row: DocumentRow, tags: readonly string[], wanted: FactsAct, acting: Acting): Plan {
  switch (wanted.act) {
    case 'assign':
      if (row.assignee === wanted.assigneeId) return null
      return {
        action: 'document-assigned',
        details: acting.assignee ? `To ${acting.assignee}` : 'To nobody',
        oldValue: row.assignee,
        newValue: wanted.assigneeId,
      }
    case 'tag':
      return planTags(tags, wanted)
    case 'wait':
      return planWait(row, wanted)
  }
}

function planTags(tags: readonly string[], wanted: Extract<FactsAct, { act: 'tag' }>): Plan {
  const removed = new Set((wanted.remove ?? []).map(keyOf))
  const kept = tags.filter((tag) => !removed.has(keyOf(tag)))
  const added = (wanted.add ?? []).filter((tag) => !kept.some((one) => keyOf(one) === keyOf(tag)))
  const after = [...new Map([...kept, ...added].map((tag) => [keyOf(tag), tag])).values()]
  if (kept.length === tags.length && added.length === 0) return null
  if (after.length > MOST_TAGS) return `A document has at most ${MOST_TAGS} tags.`
  return { action: 'document-tagged', details: after.join(', '), oldValue: tags, newValue: after }
}

const keyOf = (tag: string) => tag.toLowerCase()

function planWait(row: DocumentRow, wanted: Extract<FactsAct, { act: 'wait' }>): Plan {
  const partner = wanted.for ?? ''
  if (!wanted.waiting) return row.waitingSince && { action: 'document-waits-no-longer' }
  if (row.waitingSince && (row.waitingFor ?? '') === partner) return null
  return { action: 'document-waiting', details: partner }
}

async function apply(db: TenantDb, ids: readonly string[], wanted: FactsAct, { now }: Acting): Promise<void> {
  switch (wanted.act) {
    case 'assign':
      return setFacts(db, ids, { assignee: wanted.assigneeId })
    case 'tag':
      await removeTags(db, ids, wanted.remove ?? [])
      return addTags(db, ids, wanted.add ?? [])
    case 'wait':
      return setFacts(db, ids, {
        waitingSince: wanted.waiting ? now : null,
        waitingFor: wanted.waiting ? wanted.for || null : null,
      })
  }
}
