import type { Member } from '../../apps/server/src/testing/member.ts'
import type { ViolationRow, ViolationsList } from '../../packages/contract/src/index.ts'

export interface Uploaded {
  id: string
  name: string
  daysAgo: number
}

interface Standing {
  id: string
  status: string
}

/** Everything that people do to what was found; deterministic, so that two demonstrations look alike. */
export async function actOnPapers(
  manager: Member,
  operator: Member,
  papers: readonly Uploaded[],
): Promise<void> {
  await correct(operator)
  await waive(manager)
  await share(manager, operator)
  await decide(manager, papers)
  for (const { documentId } of (await openViolations(manager)).slice(0, 3)) {
    await operator.post(`/api/documents/${documentId}/remediation`)
  }
}

async function openViolations(member: Member): Promise<ViolationRow[]> {
  const { body } = await member.get<ViolationsList>('/api/violations?status=open&limit=500')
  return body.items
}

/** Days that are missing on old papers are put in by hand, and the check resolves what hung on them. */
async function correct(operator: Member): Promise<void> {
  const open = await openViolations(operator)
  const missing = open.filter(({ path, violationType }) => path && /missing/i.test(violationType))
  const byDocument = [...Map.groupBy(missing, ({ documentId }) => documentId)].filter((_, at) => at % 3 === 0)
  for (const [documentId, [first]] of byDocument.slice(0, 5)) {
    const value = first?.path && VALUES.find(([path]) => path.test(first.path ?? ''))?.[1]
    if (!first?.path || value === undefined) continue
    await operator.patch(`/api/documents/${documentId}/consignment`, {
      corrections: [{ path: first.path, value }],
    })
    await operator.settled(documentId)
  }
}

const VALUES: readonly [path: RegExp, value: unknown][] = [
  [/DateTime$|date/i, '2026-06-03'],
  [/countryCode$|country/i, 'DE'],
  [/grossWeight/, { value: 8_400, unit: 'KGM' }],
  [/numberOfPackages/, 12],
  [/postcode/, '20457'],
  [/cityName/, 'Hamburg'],
  [/name\[1\]$/, 'Nordlicht Spedition GmbH'],
  [/registrationNumber|usedTransportMeans\/id$/, 'HH-NL 260'],
]

const REASONS = [
  'Agreed with the consignee by telephone; the original carries the stamp.',
  'National form without this box; accepted by the authority at the last inspection.',
  'The carrier holds the data in its own system and shows it on request.',
]

async function waive(manager: Member): Promise<void> {
  const open = await openViolations(manager)
  const some = open.filter((_, at) => at % 7 === 3).slice(0, 9)
  for (const [at, { id }] of some.entries()) {
    await manager.post(`/api/violations/${id}/waive`, { reason: REASONS[at % REASONS.length] })
  }
}

async function share(manager: Member, operator: Member): Promise<void> {
  const open = (await openViolations(manager)).filter((_, at) => at % 4 === 1).slice(0, 12)
  const ownerId = operator.user?.id
  for (const [at, { id }] of open.entries()) {
    if (at % 3 === 0) {
      await operator.post(`/api/violations/${id}/comments`, {
        text: 'Asked the sender for the corrected paper; answer expected tomorrow.',
      })
    } else await manager.patch(`/api/violations/${id}`, { ownerId })
  }
}

/** Most old papers were decided about; of the newest ones nobody has got to it. */
async function decide(manager: Member, papers: readonly Uploaded[]): Promise<void> {
  for (const [at, { id, daysAgo }] of papers.entries()) {
    if (daysAgo < 12 || at % 4 === 3) continue
    const { body } = await manager.get<Standing>(`/api/documents/${id}`)
    if (body.status === 'completed') {
      await manager.post(`/api/documents/${id}/approve`, { comment: 'Checked against the original.' })
    } else if (body.status === 'under_review' && at % 5 === 0) {
      await manager.post(`/api/documents/${id}/reject`, {
        comment: 'Not usable as it is; a new paper was asked for.',
      })
    }
  }
}
