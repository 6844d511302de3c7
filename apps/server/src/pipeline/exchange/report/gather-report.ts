import type { ConsignmentAnswer } from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import { presentConsignment } from '../../compliance/present-consignment.ts'
import { type CheckRow, latestCheck } from '../../compliance/store.ts'
import { standingDecision } from '../../decisions/store.ts'
import type { DecisionRow } from '../../decisions/tables.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { consignmentInForce } from '../../extraction/corrections/in-force.ts'
import { openOfDocument, type ViolationRow, violationsOfDocument } from '../../violations/store.ts'

/** The content of a report, all of one moment. */
export interface DocumentReportFacts {
  document: DocumentRow
  consignment: ConsignmentAnswer
  /** Null as long as it was not checked. */
  check: CheckRow | null
  open: readonly ViolationRow[]
  waived: readonly ViolationRow[]
  /** What a person decided and nothing has withdrawn. */
  decision: DecisionRow | null
}

/** Ids of the people whom a report names. */
export function peopleInReport({ waived, decision }: DocumentReportFacts): string[] {
  return [...waived.map(({ waivedBy }) => waivedBy), decision?.author].flatMap((id) => id ?? [])
}

/** Null as long as the document has not been read. @throws Refusal 404 */
export async function gatherReport(db: TenantDb, id: string): Promise<DocumentReportFacts | null> {
  const document = await requireDocument(db, id)
  const consignment = await consignmentInForce(db, document.id)
  if (!consignment) return null
  return {
    document,
    // What applies: nobody is listed for what does not, and nothing is asked.
    consignment: presentConsignment(consignment, new Map(), []),
    check: await latestCheck(db, document.id),
    open: await openOfDocument(db, document.id),
    waived: await violationsOfDocument(db, document.id, 'waived'),
    decision: await standingDecision(db, document.id),
  }
}
