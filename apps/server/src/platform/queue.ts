import { sql } from 'drizzle-orm'
import type { TenantDb } from './database.ts'

/** The payload of a job: the row it is about. `tenantId` is added by the database itself. */
export interface JobPayload {
  tenantId: string
  jobId: string
  documentId: string
}

/**
 * 'prompt': a person waits for it. 'next': begun, and finished before others are. `waiting`: the tenant takes turns with others.
 * `turn`: it had its place in the queue before, and keeps it.
 */
export type Place = 'prompt' | 'next' | { waiting: number } | { turn: number }

/**
 * Any number of jobs of one task, in the caller's transaction: a job exists exactly when the row it is about does. `waiting` is how many
 * documents of the tenant wait, these included.
 */
export async function enqueueDocuments(
  db: TenantDb,
  task: string,
  payloads: readonly Omit<JobPayload, 'tenantId'>[],
  place: Place,
  delayMs = 0,
): Promise<void> {
  if (payloads.length === 0) return
  const priority = place === 'prompt' ? -10 : typeof place === 'object' && 'turn' in place ? place.turn : 0
  const waiting = typeof place === 'object' && 'waiting' in place ? place.waiting : null
  const seconds = Math.max(0, Math.ceil(delayMs / 1000))
  await db.execute(sql`
    select hub.enqueue_documents(${task}, array(select jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)),
      ${priority}, ${waiting}::integer, ${place !== 'prompt'}, clock_timestamp() + ${seconds} * interval '1 second')`)
}

/** A job of the caller's tenant as a whole, due so much later by the database's own clock. */
export async function enqueueAfter(db: TenantDb, task: string, delayMs: number): Promise<void> {
  const seconds = Math.max(0, Math.ceil(delayMs / 1000))
  await db.execute(
    sql`select hub.enqueue(${task}, '{}', clock_timestamp() + ${seconds} * interval '1 second')`,
  )
}

/** A job of the caller's tenant that is about no document and shows in no list. */
export async function enqueueTask(
  db: TenantDb,
  task: string,
  payload: Record<string, unknown>,
  delayMs = 0,
): Promise<void> {
  const seconds = Math.max(0, Math.ceil(delayMs / 1000))
  await db.execute(sql`
    select hub.enqueue(${task}, ${JSON.stringify(payload)}::jsonb, clock_timestamp() + ${seconds} * interval '1 second')`)
}
