import type { Decision } from '@efti-hub/contract'
import type { DecidedRow } from './store.ts'

/** `names` of people by id. */
export function presentDecision(row: DecidedRow, names: ReadonlyMap<string, string>): Decision {
  const person = (id: string) => ({ id, name: names.get(id) ?? 'Unknown User' })
  const { withdrawn } = row
  return {
    id: row.id,
    decision: row.decision,
    comment: row.comment,
    author: person(row.author),
    at: row.createdAt.toISOString(),
    withdrawn: withdrawn && {
      reason: withdrawn.reason,
      at: withdrawn.createdAt.toISOString(),
      author: withdrawn.author === null ? null : person(withdrawn.author),
    },
  }
}

/** Ids of everybody whom these rows name. */
export function peopleInDecisions(rows: readonly DecidedRow[]): string[] {
  return rows.flatMap(({ author, withdrawn }) => [author, withdrawn?.author ?? []].flat())
}
