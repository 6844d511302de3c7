import type { Finding } from '@efti-hub/efti'
import type { TenantDb } from '../../../platform/database.ts'
import { publishViolations } from '../publish-violations.ts'
import { dueDaysOf } from '../store.ts'
import type { DueBasis } from './due.ts'
import { type Remarks, reclassify } from './reclassify.ts'
import { endExpiredWaivers, reopenChanged, reopenFound, resolveOthers, upsertFound } from './record-store.ts'

/**
 * Carries a check's findings into the violations that live on. `takingOver`: eFTI39 as the
 * consignment has it.
 */
export async function recordFindings(
  db: TenantDb,
  documentId: string,
  checkId: string,
  { findings, ...remarks }: { findings: readonly Finding[] } & Remarks,
  { now, takingOver }: Omit<DueBasis, 'days'>,
): Promise<void> {
  const found = fingerprinted(findings)
  const basis = { now, takingOver, days: await dueDaysOf(db) }
  await endExpiredWaivers(db, now, { documentIds: [documentId], checkId })
  await reopenFound(db, { documentId, checkId, now }, found)
  await reopenChanged(db, { documentId, checkId, now }, found)
  await upsertFound(db, { documentId, checkId }, found, basis)
  await reclassify(db, { documentId, checkId, now }, remarks)
  await resolveOthers(db, { documentId, checkId, now })
  await publishViolations(db, [documentId])
}

/** Rule and place make a finding's identity; the message may change with the value and is not part of it. */
export function fingerprinted(findings: readonly Finding[]) {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const place = placeOf(finding)
    const nth = (seen.get(place) ?? 0) + 1
    seen.set(place, nth)
    return { fingerprint: nth === 1 ? place : `${place}|${nth}`, finding }
  })
}

/** Rule and place. */
export function placeOf({ code, path, eftiId }: Pick<Finding, 'code' | 'path' | 'eftiId'>): string {
  return `${code}|${path ?? eftiId ?? ''}`
}
