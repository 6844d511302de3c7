import type { CheckComparison } from '@efti-hub/contract'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import type { Member } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { checksOf } from '../../compliance/store.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { peopleIn, presentViolation } from '../present.ts'
import type { ViolationRow } from '../tables.ts'
import { compareWithEarlier } from './comparison-store.ts'
import { presentSummary } from './present-check.ts'

/**
 * The document's latest check beside the one before it, which is null for the first.
 * @throws Refusal 404 for no document of the member's; 409 for one that was not checked yet.
 */
export async function readComparison(
  services: Services,
  member: Member,
  documentId: string,
): Promise<CheckComparison> {
  const { document, before, after, compared } = await services.database.inTenant(member, async (db) => {
    const document = await requireDocument(db, documentId)
    const [after, before = null] = (await checksOf(db, document.id, 'latest two')).toReversed()
    if (!after) throw new Refusal('not_ready', 'The document has not been checked yet.')
    return { document, before, after, compared: await compareWithEarlier(db, document.id, after.id) }
  })
  const { appeared, went, stayed } = compared
  const names = await namesOfPeople(services, peopleIn([...appeared, ...went, ...stayed]))
  const present = (rows: readonly ViolationRow[]) =>
    rows.map((row) => presentViolation(row, document.originalName, names))
  return {
    before: before && presentSummary(before),
    after: presentSummary(after),
    appeared: present(appeared),
    went: present(went),
    stayed: present(stayed),
  }
}
