import { isBlocking } from '@efti-hub/contract'
import type { AcceptanceRow } from '../tables.ts'
import { withAccepted } from './accept.ts'
import { compareDays, compareParties, compareUnNumbers } from './compare-facts.ts'
import { compareMasses, comparePackages } from './compare-quantities.ts'
import type { Comparison, Paper } from './compared.ts'

/** Begins the codes of check lines and findings that come of looking at several documents. */
export const OF_CONSIGNMENT = /^(?:CONSIGNMENT|CABOTAGE)-/

/** What two documents or more say of the same things; what only one says is compared with nothing. */
export function comparePapers(papers: readonly Paper[], acceptances: readonly AcceptanceRow[]): Comparison[] {
  return [
    compareMasses(papers),
    comparePackages(papers),
    compareUnNumbers(papers),
    compareParties(papers, 'consignor'),
    compareParties(papers, 'consignee'),
    compareDays(papers, 'takingOver'),
    compareDays(papers, 'delivery'),
  ]
    .filter(({ statements }) => statements.length > 1)
    .map((comparison) => withAccepted(comparison, acceptances))
}

/** Contradictions that have to be settled before the goods may go. */
export function blockingContradictions(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter((comparison) => comparison.conflicts.length > 0 && isBlocking(comparison))
}
