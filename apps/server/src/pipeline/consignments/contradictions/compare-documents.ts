import { isBlocking } from '@efti-hub/contract'
import type { AcceptanceRow } from '../tables.ts'
import { withAccepted } from './accept.ts'
import { compareDays, compareParties, compareUnNumbers } from './compare-facts.ts'
import { compareMasses, comparePackages } from './compare-quantities.ts'
import type { ComparedDocument, FactComparison } from './compared.ts'

/** Begins the codes of check lines and findings that come of looking at several documents. */
export const OF_CONSIGNMENT = /^(?:CONSIGNMENT|CABOTAGE)-/

/** What two documents or more state about the same facts; what only one states is not compared. */
export function compareDocuments(
  documents: readonly ComparedDocument[],
  acceptances: readonly AcceptanceRow[],
): FactComparison[] {
  return [
    compareMasses(documents),
    comparePackages(documents),
    compareUnNumbers(documents),
    compareParties(documents, 'consignor'),
    compareParties(documents, 'consignee'),
    compareDays(documents, 'takingOver'),
    compareDays(documents, 'delivery'),
  ]
    .filter(({ statements }) => statements.length > 1)
    .map((comparison) => withAccepted(comparison, acceptances))
}

/** Contradictions that have to be settled before the goods may go. */
export function blockingContradictions(comparisons: readonly FactComparison[]): FactComparison[] {
  return comparisons.filter((comparison) => comparison.conflicts.length > 0 && isBlocking(comparison))
}
