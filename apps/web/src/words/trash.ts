import type { Document } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

/** Documents that were deleted and can be restored. */
export const trashWords = {
  title: 'Trash',
  subtitle: 'Deleted documents can be restored for 30 days. After that they are deleted permanently.',
  list: 'Documents in the trash',
  back: 'All documents',
  menu: (name: string) => `Actions for ${name}`,
  delete: 'Delete',
  deleteTitle: 'Delete this document?',
  deleteHint: (name: string) =>
    `${name} moves to the trash and disappears from all lists, counts and results. It can be restored for 30 days.`,
  moved: 'Moved to the trash',
  undo: 'Undo',
  undoHint: 'Restore the document',
  notDeleted: 'Not deleted',
  whyNot: {
    role: 'Your role cannot delete documents',
    on_hold: 'On hold',
    not_own: 'Uploaded by somebody else',
    rejected: 'Rejected: only a Compliance Manager can delete it',
  } satisfies Record<Exclude<Document['deletion'], 'allowed'>, string>,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: 'Restored',
  notRestored: 'Not restored',
  roleRestoresNone: 'Your role cannot restore documents',
  notOwn: 'Uploaded by somebody else: only a Compliance Manager can restore it',
  purge: 'Delete permanently',
  purgeOf: (name: string) => `Delete permanently: ${name}`,
  purgeTitle: 'Delete this document permanently?',
  purgeHint: (name: string) =>
    `${name}, its file and everything that was read from it are deleted. The audit trail keeps the name, the day of upload and the fingerprint of the file. This cannot be undone.`,
  purged: 'Deleted permanently',
  onlyManager: 'Only a Compliance Manager can delete permanently',
  /** A time follows. */
  deletedBy: (name: string) => `Deleted by ${name}`,
  daysLeft: (days: number) =>
    days > 0 ? `${counted(days, 'day')} left` : 'Deleted with the next nightly run',
  /** A day follows. */
  until: (day: string) => `In the trash until ${day}`,
  untilHint: (name: string, day: string) =>
    `${name} deleted it on ${day}. Until it is restored it is in no list and counts nowhere.`,
  shown: (shown: number, total: number) =>
    shown < total
      ? `The last ${formatNumber(shown)} of ${formatNumber(total)} deleted documents`
      : counted(total, 'document'),
  none: 'The trash is empty',
  noneHint: 'Documents that you delete are kept here for 30 days.',
  loadFailed: 'The trash could not be loaded',
  tryAgain: 'Nothing was changed. Please try again in a moment.',
}
