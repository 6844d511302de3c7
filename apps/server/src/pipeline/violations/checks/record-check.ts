import { actOnDocument, type NamedDocument } from '../../../audit/acts-on-documents.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { recordActs } from '../../../platform/record-act.ts'
import type { ViolationRow } from '../tables.ts'
import { compareWithEarlier } from './comparison-store.ts'
import { reportViolations } from './report-check.ts'

/** What people look at; a document that is none can break a thousand rules. */
const MOST_NAMED = 50

/** As the audit trail records it: the score before and after, and which violations came and went. */
export async function recordCheck(
  db: TenantDb,
  document: NamedDocument,
  checkId: string,
  { before, score, open }: { before: { score: number | null } | null; score: number | null; open: number },
): Promise<void> {
  const { appeared, went } = await compareWithEarlier(db, document.id, checkId)
  const acts = [
    {
      action: 'compliance-check' as const,
      details: `${score === null ? 'Not judged' : `Score ${score}`}, ${open === 1 ? '1 open violation' : `${open} open violations`}`,
      oldValue: before && { score: before.score },
      newValue: { score, openViolations: open, found: appeared.length, resolved: went.length },
    },
    { action: 'violations-found' as const, ...listed(appeared) },
    { action: 'violations-resolved' as const, ...listed(went) },
  ]
  const happened = [acts[0], appeared.length > 0 && acts[1], went.length > 0 && acts[2]]
  await recordActs(
    db,
    happened.flatMap((act) => (act ? actOnDocument(document, act) : [])),
  )
  await reportViolations(db, document.id, checkId, { appeared, went })
}

function listed(rows: readonly ViolationRow[]) {
  const reported = rows.slice(0, MOST_NAMED).map(({ id, severity, code, violationType }) => ({
    id,
    severity,
    code,
    violationType,
  }))
  return {
    details: rows.length === 1 ? '1 violation' : `${rows.length} violations`,
    newValue: { count: rows.length, violations: reported },
  }
}
