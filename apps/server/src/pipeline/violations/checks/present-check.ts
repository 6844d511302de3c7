import type { ComplianceCheck } from '@efti-hub/contract'
import { WEIGHTS } from '../../compliance/score.ts'
import type { CheckRow } from '../../compliance/store.ts'
import { type Names, presentViolation } from '../present.ts'
import type { ViolationRow } from '../tables.ts'

/** `found` are those of its violations that are told with it; `names` of people by id. */
export function presentCheck(
  check: CheckRow,
  documentName: string,
  found: readonly ViolationRow[],
  names: Names,
): ComplianceCheck {
  return {
    ...presentSummary(check),
    documentId: check.documentId,
    scoreExplanation: check.scoreExplanation,
    subsets: check.subsets,
    checks: check.checks.map((line) => ({ ...line, weight: WEIGHTS[line.severity] })),
    violations: found.map((row) => presentViolation(row, documentName, names)),
  }
}

export function presentSummary({
  id,
  createdAt,
  score,
  edition,
}: Pick<CheckRow, 'id' | 'createdAt' | 'score' | 'edition'>) {
  return { id, createdAt: createdAt.toISOString(), score, edition }
}
