import type { BulkAnswer, CorrectViolations } from '@efti-hub/contract'
import { inArray } from 'drizzle-orm'
import { isUuid } from '../../../platform/cursor.ts'
import type { TenantDb } from '../../../platform/database.ts'
import type { Member } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { correctDocument, type FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { matchingIds } from '../lists/store.ts'
import { type ViolationRow, violations } from '../tables.ts'

/** Every document is corrected, and checked again, by itself. */
const MOST_AT_ONCE = 500

const NO_VALUE = 'No rule knows the value that is right here.'

/**
 * Puts the value that each rule knows, or one value everywhere, in the places of these violations. Documents are corrected one by
 * one: what one of them does not allow stays as it is, with the reason in the answer.
 * @throws Refusal 400 for neither or both of ids and a filter, or too many.
 */
export async function correctViolations(
  services: Services,
  member: Member,
  { ids, filter, value }: CorrectViolations,
  follow: FollowCorrection,
): Promise<BulkAnswer> {
  if ((ids === undefined) === (filter === undefined)) {
    throw new Refusal('invalid_request', "Name the violations either by their 'ids' or by a 'filter'.")
  }
  const asking = { userId: member.userId, now: services.clock.now() }
  const inTenant = <T>(work: (db: TenantDb) => Promise<T>) => services.database.inTenant(member, work)
  const rows = await inTenant(async (db) => {
    const chosen = ids ?? (await matchingIds(db, { ...filter, status: 'open' }, asking, MOST_AT_ONCE + 1))
    if (chosen.length > MOST_AT_ONCE) {
      throw new Refusal(
        'invalid_request',
        `More than ${MOST_AT_ONCE} violations match. Narrow the filter and take them in turns; nothing was changed.`,
      )
    }
    const known = chosen.filter(isUuid)
    return known.length === 0 ? [] : db.select().from(violations).where(inArray(violations.id, known))
  })
  const answer: BulkAnswer = { done: [], notDone: [] }
  for (const [documentId, found] of Map.groupBy(rows, (row) => row.documentId)) {
    const { fixes, notDone } = sort(found, value)
    answer.notDone.push(...notDone)
    if (fixes.size === 0) continue
    const corrections = [...fixes].map(([path, { value }]) => ({ path, value }))
    const done = [...fixes.values()].flatMap((fix) => fix.ids)
    try {
      await inTenant((db) => correctDocument(db, documentId, member.userId, { corrections }, follow))
      answer.done.push(...done)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answer.notDone.push(...done.map((id) => ({ id, why: error.message })))
    }
  }
  return answer
}

type Fixes = Map<string, { value: NonNullable<CorrectViolations['value']>; ids: string[] }>

/** Of one document: which value goes where, and what cannot be corrected with why. */
function sort(found: readonly ViolationRow[], given: CorrectViolations['value']) {
  const fixes: Fixes = new Map()
  const notDone: BulkAnswer['notDone'] = []
  for (const { id, path, status, fix } of found) {
    const value = given ?? fix
    const before = path === null ? undefined : fixes.get(path)
    if (status !== 'open') notDone.push({ id, why: 'It is not open.' })
    else if (path === null || value === null) notDone.push({ id, why: NO_VALUE })
    else if (before) before.ids.push(id)
    else fixes.set(path, { value, ids: [id] })
  }
  return { fixes, notDone }
}
