import type { ComplianceCheck, Remark } from '@efti-hub/contract'
import { elementById, pathOf, SCORE_WEIGHTS, type Remark as StoredRemark } from '@efti-hub/efti'
import type { CheckRow } from '../../compliance/store.ts'
import { type Names, presentViolation } from '../present.ts'
import type { ViolationRow } from '../tables.ts'

/** `found` are those of its violations that are shown with it; `names` of people by id. */
export function presentCheck(
  check: CheckRow,
  documentName: string,
  found: readonly ViolationRow[],
  names: Names,
): ComplianceCheck {
  return {
    ...presentSummary(check),
    judged: check.score !== null,
    documentId: check.documentId,
    scoreExplanation: check.scoreExplanation,
    scoreSum: check.scoreSum,
    addressReading: check.addressReading,
    subsets: check.subsets,
    checks: check.checks.map(({ obligation = true, ...line }) => ({
      ...line,
      obligation,
      weight: SCORE_WEIGHTS[line.severity],
    })),
    violations: found.map((row) => presentViolation(row, documentName, names)),
    unread: check.unread.map(presentRemark),
    notes: check.notes.map(presentRemark),
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

export function presentRemark(remark: StoredRemark): Remark {
  const { code, violationType, message, fieldName, remedy, eftiId, clause, subsets, evidence } = remark
  return {
    code,
    violationType,
    description: message,
    ...(fieldName ? { fieldName } : {}),
    ...(remedy ? { suggestedFix: remedy } : {}),
    eftiId,
    path: pathAbout(remark),
    clause,
    subsets: [...subsets],
    evidence: evidence ? { page: evidence.page, box: evidence.box ? [...evidence.box] : null } : null,
  }
}

/** Where a person answers: the instance of the element that it is about, of which the rule may have missed a part. */
function pathAbout({ eftiId, path }: StoredRemark): string | null {
  const element = eftiId === null ? undefined : elementById(eftiId)
  if (!element) return path
  const depth = element.path.split('/').length
  const steps = path?.split('/') ?? []
  return steps.length >= depth ? steps.slice(0, depth).join('/') : pathOf(element.id)
}
