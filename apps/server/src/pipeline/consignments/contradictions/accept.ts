import type { AcceptanceRow } from '../tables.ts'
import type { Conflict, FactComparison, Statement } from './compared.ts'
import { isSameValue } from './sides-of.ts'

/** Without the conflicts where a person accepted both values, as long as both documents still give them. */
export function withAccepted(
  comparison: FactComparison,
  acceptances: readonly AcceptanceRow[],
): FactComparison {
  const ofCode = acceptances.filter(({ code }) => code === comparison.code)
  if (ofCode.length === 0) return comparison
  const accepted = new Set<AcceptanceRow>()
  const conflicts = comparison.conflicts.filter((conflict) => {
    const by = ofCode.findLast((row) => covers(row, conflict))
    if (by) accepted.add(by)
    return !by
  })
  return {
    ...comparison,
    conflicts,
    accepted: [...accepted],
    acceptedConflicts: conflictsBeside(comparison, conflicts),
  }
}

const conflictsBeside = ({ conflicts }: FactComparison, open: readonly Conflict[]) =>
  conflicts.filter((conflict) => !open.includes(conflict))

function covers(row: AcceptanceRow, { left, right }: Conflict): boolean {
  return gives(row, left) && gives(row, right)
}

function gives({ documentIds, documentValues }: AcceptanceRow, { document, value }: Statement): boolean {
  const accepted = documentValues[documentIds.indexOf(document.documentId)]
  return accepted !== undefined && isSameValue(accepted, value)
}
