import type { Certification } from '@efti-hub/contract'
import type { CertificationRow } from '../tables.ts'

/** `names` of people by id. */
export function presentCertification(
  row: CertificationRow,
  names: ReadonlyMap<string, string>,
): Certification {
  const { type, companyName, contactEmail, targetDate, fileName, fileType } = row
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    appliedBy: { id: row.author, name: names.get(row.author) ?? 'Unknown User' },
    type,
    companyName,
    contactEmail,
    targetDate,
    isComplete: [type, companyName, contactEmail, targetDate].every(
      (value) => value !== null && value !== '',
    ),
    status: row.status,
    number: row.number,
    issuer: row.issuer,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    file: fileName && fileType ? { name: fileName, type: fileType } : null,
  }
}
