import type { DocumentStatus } from './documents.ts'

/** What people call the statuses, on the screen and in exports. */
export const documentStatusLabels: Record<DocumentStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  under_review: 'Under Review',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
  failed: 'Failed',
}

/** Of a checked document that no rule judges: there was nothing to meet, so it is neither completed nor approved. */
export const NOT_JUDGED_LABEL = 'Not judged'

export function statusLabelOf({ status, judged }: { status: DocumentStatus; judged: boolean }): string {
  return judged ? documentStatusLabels[status] : NOT_JUDGED_LABEL
}
