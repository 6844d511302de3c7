import type { Finding } from '@efti-hub/efti'
import { insertCheck, latestCheck } from '../pipeline/compliance/store.ts'
import { recordFindings } from '../pipeline/violations/checks/record-findings.ts'
import { openOfDocument } from '../pipeline/violations/store.ts'
import type { Hub } from './hub.ts'
import type { Member } from './member.ts'

/** Of no rule of the law, so that no real check finds it. */
export const finding = (over: Partial<Finding> = {}): Finding => ({
  code: 'TEST-DATE',
  severity: 'high',
  violationType: 'Missing data',
  message: 'The date of taking over is missing.',
  fieldName: 'Date of taking over',
  remedy: 'Enter the date on which the carrier took the goods over.',
  example: '2026-11-20',
  eftiId: 'eFTI39',
  path: 'carrierAcceptanceDateTime',
  clause: 'Regulation No 11, Article 6(1)',
  subsets: ['EU01'],
  ...over,
})

/** What a further check of the document does that finds this; answers how many violations are open then. */
export function recordCheck(
  hub: Hub,
  { tenantId }: Member,
  documentId: string,
  findings: readonly Finding[],
  takingOver: string | null = null,
): Promise<number> {
  return hub.services.database.inTenant({ tenantId, userId: null }, async (db) => {
    const before = await latestCheck(db, documentId)
    if (!before) throw new Error('the document has no check')
    const { id: _id, tenantId: _tenant, createdAt: _created, ...row } = before
    const checkId = await insertCheck(db, row)
    const now = hub.services.clock.now()
    const found = { findings, unread: [], notes: [] }
    await recordFindings(db, documentId, checkId, found, { now, takingOver })
    return (await openOfDocument(db, documentId)).length
  })
}
