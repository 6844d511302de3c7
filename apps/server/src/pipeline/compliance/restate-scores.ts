import type { Severity } from '@efti-hub/contract'
import { scoreOf } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { latestChecksOf, updateScores } from './store.ts'

export interface Restated {
  documentId: string
  before: number | null
  after: number | null
}

/**
 * Calculates the score of each document's latest check after people opened or closed violations: the same checks, other
 * violations. `open` are the severities of what is open now, by document. Answers those whose score is another one.
 */
export async function restateScores(
  db: TenantDb,
  documentIds: readonly string[],
  open: ReadonlyMap<string, readonly Severity[]>,
): Promise<Restated[]> {
  const restated: Restated[] = []
  const updates: Parameters<typeof updateScores>[1][number][] = []
  for (const check of await latestChecksOf(db, documentIds)) {
    // Without checks no rule judges the document.
    if (check.checks.length === 0) continue
    const findings = (open.get(check.documentId) ?? []).map((severity) => ({ severity }))
    const restatedScore = scoreOf(check.checks, findings, check.unread.length)
    const { score, explanation } = restatedScore
    if (explanation !== check.scoreExplanation) updates.push({ ...restatedScore, checkId: check.id })
    if (score !== check.score) {
      restated.push({ documentId: check.documentId, before: check.score, after: score })
    }
  }
  await updateScores(db, updates)
  return restated
}
