import type { Finding } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { openOfDocument, resolveOthers, upsertFound } from './store.ts'

/** Carries a check's findings into the violations that live on. Answers how many are open now. */
export async function recordFindings(
  db: TenantDb,
  documentId: string,
  checkId: string,
  findings: readonly Finding[],
): Promise<number> {
  await upsertFound(db, documentId, checkId, fingerprinted(findings))
  await resolveOthers(db, documentId, checkId)
  return (await openOfDocument(db, documentId)).length
}

/** Rule and place make a finding's identity; the message may change with the value and is not part of it. */
export function fingerprinted(findings: readonly Finding[]) {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const place = `${finding.code}|${finding.path ?? finding.eftiId ?? ''}`
    const nth = (seen.get(place) ?? 0) + 1
    seen.set(place, nth)
    return { fingerprint: nth === 1 ? place : `${place}|${nth}`, finding }
  })
}
