import type { WithdrawalReason } from '@efti-hub/contract'

export const decisionWords = {
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: 'Approve Document',
  rejectTitle: 'Reject Document',
  comment: 'Comment',
  commentHint: 'Kept with the decision, with your name and the time.',
  commentMissing: 'A comment is required',
  cancel: 'Cancel',
  approved: { title: 'Document Approved', description: (name: string) => `${name} was approved.` },
  rejected: { title: 'Document Rejected', description: (name: string) => `${name} was rejected.` },
  failed: {
    title: 'Decision Failed',
    description: 'The decision could not be stored. Nothing has changed; please try again.',
  },
  onlyManager: 'Only a Compliance Manager approves or rejects.',
  notYet: 'It can be approved or rejected once its check has ended.',
  standing: 'It has been decided. Correcting it or reading it again withdraws the decision.',
  list: 'Decisions',
  none: 'Nothing has been decided yet',
  noneHint: 'A Compliance Manager approves or rejects a document after its check.',
  names: { approved: 'Approved', rejected: 'Rejected' },
  withdrawn: 'Withdrawn',
  withdrawnBecause: {
    corrected: 'its data were corrected',
    'read-again': 'it was read again',
    'checked-again': 'a later check found otherwise',
    reopened: 'a violation was opened again',
  } satisfies Record<WithdrawalReason, string>,
  by: (name: string) => `by ${name}`,
}
