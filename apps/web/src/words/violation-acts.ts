import type { ViolationActName } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

const several = (count: number) => counted(count, 'violation')

const selectGroup = (count: number) => (count === 1 ? 'Select' : `Select all ${formatNumber(count)}`)

/** What people do about violations. */
export const actWords = {
  select: (what: string) => `Select ${what}`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectAll: (count: number, exact: boolean) =>
    `Select all ${formatNumber(count)}${exact ? '' : ' or more'} that match`,
  selectGroup,
  /** For screen readers, which do not see what the button is beside. */
  selectNamedGroup: (count: number, name: string) => `${selectGroup(count)}: ${name}`,
  clear: 'Clear the selection',
  selection: 'Selected violations',
  waive: 'Waive',
  assign: 'Assign',
  reopen: 'Reopen',
  due: 'Due date',
  comment: 'Comment',
  open: 'Open the field',
  details: 'Details',
  hide: 'Hide details',
  help: 'Keyboard',
  onlyManager: 'Only a Compliance Manager can waive or reopen violations.',
  onlyReading: 'Your role can view violations but not change them.',
  waiveTitle: (count: number) => `Waive ${several(count)}`,
  waiveHint: 'The violation stays on record with your name. It no longer counts as open.',
  reason: 'Reason',
  reasonMissing: 'A reason is required',
  expires: 'Until (leave empty for no end date)',
  expiresPast: 'Choose a date in the future',
  assignTitle: (count: number) => `Assign ${several(count)}`,
  assignTo: 'Owner',
  nobody: 'Nobody',
  me: (name: string) => `${name} (me)`,
  membersFailed: 'The members could not be loaded',
  correct: 'Set value',
  correctTitle: (count: number) => `Set the value of ${several(count)}`,
  correctHint:
    'Each document is corrected and re-checked. Leave the value empty to use the one that each rule knows.',
  correctValue: 'Value',
  use: (value: string) => `Use ${value}`,
  dueTitle: (count: number) => `Due date of ${several(count)}`,
  dueOn: 'Due date (leave empty for the default)',
  save: 'Save',
  commentLabel: 'New comment',
  mention: 'Mention a member',
  send: 'Add comment',
  history: 'History',
  done: {
    waive: { title: 'Violations Waived', description: (count: number) => `${several(count)} waived.` },
    reopen: { title: 'Violations Reopened', description: (count: number) => `${several(count)} reopened.` },
    correct: {
      title: 'Values Set',
      description: (count: number) => `${several(count)} corrected. The documents are being re-checked.`,
    },
    assign: { title: 'Violations Assigned', description: (count: number) => `${several(count)} assigned.` },
    due: { title: 'Due Date Saved', description: (count: number) => `Due date of ${several(count)} saved.` },
  },
  undo: 'Undo',
  undoHint: 'Undo the last change of violations',
  undone: { title: 'Change Undone', description: (count: number) => `${several(count)} as before.` },
  notUndone: 'Not Undone',
  partly: (done: number, notDone: number, why: string) =>
    `${several(done)} changed, ${formatNumber(notDone)} not: ${why}`,
  failed: {
    title: 'Not Changed',
    description: 'The violations could not be changed. Please try again.',
  },
  commentFailed: { title: 'Comment Failed', description: 'What you wrote is still there; please try again.' },
  acts: {
    found: 'Found',
    resolved: 'Resolved: no longer found',
    reclassified: 'Reclassified under the current rules',
    reopened: 'Reopened',
    waived: 'Waived',
    'waiver-expired': 'The waiver ended',
    assigned: 'Assigned to',
    due: 'Due date set to',
    commented: 'Commented',
  } satisfies Record<ViolationActName, string>,
  became: { note: ': a note', unread: ': unread' } as Record<string, string>,
  product: 'System',
}

/** In the order in which the help shows them. */
export const triageKeys: readonly { keys: string; does: string }[] = [
  { keys: 'J', does: 'Next violation' },
  { keys: 'K', does: 'Previous violation' },
  { keys: 'X', does: 'Select or deselect' },
  { keys: 'Space', does: 'Show or hide details' },
  { keys: 'Enter', does: 'Open the field in the document' },
  { keys: 'W', does: 'Waive the selected violations or this one' },
  { keys: 'A', does: 'Assign the selected violations or this one' },
  { keys: 'Esc', does: 'Clear the selection' },
  { keys: '/', does: 'Search' },
  { keys: '?', does: 'This help' },
]
