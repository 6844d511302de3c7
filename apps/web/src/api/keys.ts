import type { QueryKey } from '@tanstack/react-query'

/** Query keys. Joined with slashes, a key is the path it is read from. */
export const userKey = ['/api/auth/user']
export const socketInfoKey = ['/api/jobs/ws-info']
export const jobsKey = (documentId: string) => ['/api/documents', documentId, 'jobs']
export const languagesKey = (documentId: string) => ['/api/documents', documentId, 'languages']

export const documentKey = (documentId: string) => ['/api/documents', documentId]
export const pagesKey = (documentId: string) => ['/api/documents', documentId, 'pages']
export const consignmentKey = (documentId: string) => ['/api/documents', documentId, 'consignment']
export const valueHistoryKey = (documentId: string) => [
  '/api/documents',
  documentId,
  'consignment?history=true',
]
export const complianceKey = (documentId: string) => ['/api/documents', documentId, 'compliance']
export const comparisonKey = (documentId: string) => [...complianceKey(documentId), 'compare']
export const dataSetKey = ['/api/data-set']
export const dashboardKey = ['/api/dashboard']

export function documentsKey(query: Record<string, string> = {}): string[] {
  return [withQuery('/api/documents', query)]
}

export function violationsKey(query: Record<string, string> = {}): string[] {
  return [withQuery('/api/violations', { status: 'open', ...query })]
}

export function consignmentsKey(query: Record<string, string> = {}): string[] {
  return [withQuery('/api/consignments', query)]
}

export function resultsKey(query: Record<string, string> = {}): string[] {
  return [withQuery('/api/results', query)]
}

export const resultsSummaryKey = (query: Record<string, string>) => [withQuery('/api/results/summary', query)]

export const consignmentPageKey = (id: string) => ['/api/consignments', id]

export const notesKey = (query: Record<string, string>) => [withQuery('/api/notes', query)]
export const notedDocumentsKey = (query: Record<string, string>) => [withQuery('/api/notes/documents', query)]

export const violationKey = (id: string) => ['/api/violations', id]
export const notificationsKey = (query: Record<string, string> = {}) => [
  withQuery('/api/notifications', query),
]
export const viewsKey = ['/api/violation-views']
export function auditKey(query: Record<string, string> = {}): string[] {
  return [withQuery('/api/audit', query)]
}
export const auditCountsKey = (days: string) => [withQuery('/api/audit/counts', { days })]
export const auditEventKey = (id: string) => ['/api/audit', id]

export const deletionKey = ['/api/auth/deletion']
export const identityKey = ['/api/auth/confirm']
export const membersKey = ['/api/members']
export const providerKey = ['/api/auth/provider']
export const registrationKey = ['/api/auth/registration']
export const heldAccessKey = ['/api/held-access']
export const invitationsKey = ['/api/invitations']
export const apiKeysKey = ['/api/keys']
export const webhooksKey = ['/api/webhooks']
export const deliveriesKey = (webhookId: string) => ['/api/webhooks', webhookId, 'deliveries']
export const partnerMemoryKey = ['/api/partner-memory']
export const settingsKey = (tab: string) => ['/api/settings', tab]
export const checkingChoicesKey = ['/api/data-set/choices']

/** Written by the live socket, read by rows; nothing is fetched under it. */
export const liveProgressKey = (documentId: string) => ['live-progress', documentId]

/** What corrections on this screen taught, by path; nothing is fetched under it. */
export const learnedKey = (documentId: string) => ['learned', documentId]

/** Set once by a registration with a well-known password. */
export const passwordWarningKey = ['password-warning']

export function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Whether a key reads from below this path, whatever its query string. */
export function isBelow(path: string, key: QueryKey): boolean {
  const first = key[0]
  return typeof first === 'string' && (first === path || first.startsWith(`${path}?`))
}
