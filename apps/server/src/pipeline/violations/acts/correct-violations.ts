import type { BulkAnswer, CorrectViolations } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import type { Member } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { lockDocument } from '../../documents/store.ts'
import { correctDocument, type FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { matchingIds } from '../lists/store.ts'
import { documentsOfViolations, type ValueToCorrect, valuesToCorrect } from './store.ts'

/** Every document is corrected, and checked again, by itself. */
const MOST_AT_ONCE = 500

const CORRECTED = 'Its value was corrected since the last check; the document is being re-checked.'
const OUR_FAULT = 'This could not be corrected because of a fault on our side. Please try again.'
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
  const chosen = await inTenant(async (db) => {
    const wanted = ids ?? (await matchingIds(db, { ...filter, status: 'open' }, asking, MOST_AT_ONCE + 1))
    if (wanted.length > MOST_AT_ONCE) {
      throw new Refusal(
        'invalid_request',
        `More than ${MOST_AT_ONCE} violations match. Narrow the filter and take them in turns; nothing was changed.`,
      )
    }
    return documentsOfViolations(db, wanted)
  })
  const answer = { done: [], notDone: [], corrected: [] } satisfies BulkAnswer as Required<
    Omit<BulkAnswer, 'changed'>
  >
  for (const [documentId, found] of Map.groupBy(chosen, (row) => row.documentId)) {
    const foundIds = found.map(({ id }) => id)
    try {
      const { done, notDone, correctionIds } = await inTenant(async (db) => {
        await lockDocument(db, documentId)
        const { fixes, notDone } = sort(await valuesToCorrect(db, foundIds), value)
        const corrections = [...fixes].map(([path, { value }]) => ({ path, value }))
        const made =
          corrections.length > 0
            ? await correctDocument(db, documentId, member.userId, { corrections, remember: 'ask' }, follow)
            : null
        const done = [...fixes.values()].flatMap((fix) => fix.ids)
        return { done, notDone, correctionIds: made?.correctionIds ?? [] }
      })
      answer.done.push(...done)
      answer.notDone.push(...notDone)
      if (correctionIds.length > 0) answer.corrected.push({ documentId, corrections: correctionIds })
    } catch (error) {
      if (!(error instanceof Refusal))
        services.log.error({ err: error, documentId }, 'a correction met a fault')
      const why = error instanceof Refusal ? error.message : OUR_FAULT
      answer.notDone.push(...foundIds.map((id) => ({ id, why })))
    }
  }
  return answer
}

type Fixes = Map<string, { value: NonNullable<CorrectViolations['value']>; ids: string[] }>

/** Of one document: which value goes where, and what cannot be corrected with why. */
function sort(found: readonly ValueToCorrect[], given: CorrectViolations['value']) {
  const fixes: Fixes = new Map()
  const notDone: BulkAnswer['notDone'] = []
  for (const { id, path, status, fix, isStale } of found) {
    const value = given ?? fix
    const before = path === null ? undefined : fixes.get(path)
    if (status !== 'open') notDone.push({ id, why: 'It is not open.' })
    else if (path === null || value === null) notDone.push({ id, why: NO_VALUE })
    else if (isStale) notDone.push({ id, why: CORRECTED })
    else if (before && JSON.stringify(before.value) !== JSON.stringify(value))
      notDone.push({ id, why: 'Another rule knows another value for the same place.' })
    else if (before) before.ids.push(id)
    else fixes.set(path, { value, ids: [id] })
  }
  return { fixes, notDone }
}
