import type { DocumentStatus } from './documents.ts'

/** What people call the statuses, on the screen and in what leaves the house. */
export const documentStatusLabels: Record<DocumentStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  under_review: 'Under Review',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
  failed: 'Failed',
}
