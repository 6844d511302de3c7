import type { ComplianceCheck } from '@efti-hub/contract'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import type { Member } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { checksOf } from '../../compliance/store.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { peopleIn } from '../present.ts'
import { everFound, openOfDocument } from '../store.ts'
import { foundByChecks } from './found-by-checks.ts'
import { presentCheck } from './present-check.ts'

const NOTHING_FOUND = { rows: [], acts: [] }

/**
 * Oldest first: the latest with what is open now, the earlier ones with what they found.
 * @throws Refusal 404 for no document of the member's.
 */
export async function readChecks(
  services: Services,
  member: Member,
  documentId: string,
  which: 'all' | 'latest',
): Promise<ComplianceCheck[]> {
  const { document, checks, found } = await services.database.inTenant(member, async (db) => {
    const document = await requireDocument(db, documentId)
    const checks = await checksOf(db, document.id, which)
    const ids = checks.map(({ id }) => id)
    const { rows, acts } = which === 'all' ? await everFound(db, document.id) : NOTHING_FOUND
    const found = foundByChecks(ids, rows, acts)
    const latest = ids.at(-1)
    if (latest) found.set(latest, await openOfDocument(db, document.id))
    return { document, checks, found }
  })
  const names = await namesOfPeople(services, peopleIn([...found.values()].flat()))
  return checks.map((check) => presentCheck(check, document.originalName, found.get(check.id) ?? [], names))
}
