import { type AuditEvent, type AuditStatus, codeInWords } from '@efti-hub/contract'

export const auditStatusLabels: Record<AuditStatus, string> = {
  success: 'Success',
  pending: 'Pending',
  failed: 'Failed',
}

/** What the dashboard needs of the words of the audit trail. */
export const activityWords = {
  none: 'No activities recorded',
  noneHint: 'Actions in your organisation appear here as they happen.',
  noneMatching: 'No activities match your filters',
  loading: 'Loading activities',
  loadFailed: 'The activities could not be loaded',
  recent: 'Recent Activity',
  recentDescription: 'Latest activity in your organisation',
  viewAll: 'View All Activity',
}

/** What it was done to, by its name, or by what it is where it has none. */
export function aboutWhat({ resourceType, resourceName }: Pick<AuditEvent, 'resourceType' | 'resourceName'>) {
  return resourceName === '' ? codeInWords(resourceType) : resourceName
}
