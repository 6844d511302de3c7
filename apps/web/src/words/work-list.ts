import type { DocumentActName, DocumentColumn, DocumentWork } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatNumber } from './format.ts'

const documents = (count: number) => counted(count, 'document')

/** The list of documents as a list of what is to be done. */
export const workListWords = {
  kind: 'Kind',
  work: 'To do',
  workLabels: {
    'needs-me': 'Needs you',
    waiting: 'Waiting for a partner',
    done: 'Done',
    'done-today': 'Done today',
    'done-week': 'Done this week',
  } satisfies Record<DocumentWork, string>,
  departs: 'Departure',
  departures: { due: 'Today or overdue', overdue: 'Overdue' },
  blocking: 'Critical or high violations',
  mine: 'Owned by me',
  tag: (tag: string) => `Tag: ${tag}`,
  removeTag: 'Remove the filter by tag',
  filterByTag: (tag: string) => `Documents with the tag ${tag}`,
  columns: {
    name: 'Name',
    kind: 'Kind',
    number: 'Number',
    parties: 'Consignor and consignee',
    route: 'Route',
    departure: 'Departure',
    score: 'Score',
    violations: 'Violations',
    owner: 'Owner',
    tags: 'Tags',
    size: 'Size',
    date: 'Uploaded',
    status: 'Status',
    jobs: 'Jobs',
  } satisfies Record<DocumentColumn, string>,
  chooseColumns: 'Columns',
  columnsTitle: 'Columns',
  columnsHint: 'What the table shows, from left to right. The name always comes with it.',
  up: (column: string) => `Move ${column} up`,
  down: (column: string) => `Move ${column} down`,
  apply: 'Apply',
  usual: 'Reset to default',
  route: (from: string, to: string) => `${from} → ${to}`,
  unknown: '—',
  open: (count: number, severity: string) => `${formatNumber(count)} ${severity}`,
  noneOpen: 'None',
  formerMember: 'Former member',
  waitingSince: (day: string) => `, since ${day}`,
  waitingFor: (partner: string) => (partner ? `Waiting for ${partner}` : 'Waiting for a partner'),
  select: (name: string) => `Select ${name}`,
  selectShown: 'Select all shown',
  selection: 'Selected documents',
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectMatching: (total: number, most: number) =>
    total > most
      ? `Select the first ${formatNumber(most)} of ${formatNumber(total)} that match`
      : `Select all ${formatNumber(total)} that match`,
  mostSelected: (most: number, total: number) =>
    `Up to ${formatNumber(most)} documents can be changed together; ${formatNumber(total)} match.`,
  clear: 'Clear the selection',
  onlyReading: 'Your role can view documents but not change them.',
  byRole: 'Not with your role',
  onlyManager: 'Only a Compliance Manager can approve documents.',
  more: 'More',
  acts: {
    check: 'Re-check',
    assign: 'Assign',
    tag: 'Edit tags',
    wait: 'Wait for partner',
    approve: 'Approve',
    delete: 'Move to trash',
  } satisfies Record<DocumentActName, string>,
  resume: 'Stop waiting',
  download: 'Download originals',
  downloadFailed: { title: 'Download Failed', description: 'Nothing was downloaded. Please try again.' },
  downloaded: (name: string) => ({ title: 'Download Ready', description: `${name} was downloaded.` }),
  assignTitle: (count: number) => `Assign ${documents(count)}`,
  assignTo: 'Owner',
  nobody: 'Nobody (the person who uploaded it)',
  me: (name: string) => `${name} (me)`,
  membersFailed: 'The members could not be loaded',
  tagTitle: (count: number) => `Tags of ${documents(count)}`,
  tagHint: 'Up to 10 tags per document, separated by commas.',
  tooManyTags: (most: number) => `At most ${formatNumber(most)} tags`,
  tagTooLong: (tag: string, most: number) => `Longer than ${formatNumber(most)} characters: ${tag}`,
  moreTags: (count: number) => `+${formatNumber(count)}`,
  addTags: 'Add',
  removeTags: 'Remove',
  waitTitle: (count: number) => `Wait for a partner: ${documents(count)}`,
  waitHint: 'Hidden from "Needs you" until you stop waiting.',
  partner: 'Partner (optional)',
  approveTitle: (count: number) => `Approve ${documents(count)}`,
  approveHint: 'Approving waives all violations that are open now, with this reason.',
  nothingOpenHint: 'No violations are open.',
  stillChecked: 'Nothing was approved: these documents are still being checked.',
  rechecked: (count: number) =>
    count === 1
      ? '1 document is being re-checked. Open it to decide by its last check.'
      : `${documents(count)} are being re-checked. Open each to decide by its last check.`,
  staysOpen: 'Open in these documents',
  staysOpenIn: (name: string, counts: string) => `${name}: ${counts}`,
  notJudged: 'no rule has judged it',
  reason: 'Reason',
  reasonMissing: 'A reason is required',
  optionalReason: 'Comment (optional)',
  deleteTitle: (count: number) => `Move ${documents(count)} to the trash`,
  deleteHint: 'They leave every list, count and search. For 30 days they can be restored from the trash.',
  done: {
    check: {
      title: 'Re-check Started',
      description: (count: number) => `${documents(count)} being re-checked.`,
    },
    assign: {
      title: 'Documents Assigned',
      description: (count: number) => `Owner of ${documents(count)} saved.`,
    },
    tag: { title: 'Tags Saved', description: (count: number) => `Tags of ${documents(count)} saved.` },
    wait: {
      title: 'Waiting Status Saved',
      description: (count: number) => `${documents(count)} updated.`,
    },
    approve: { title: 'Documents Approved', description: (count: number) => `${documents(count)} approved.` },
    delete: {
      title: 'Moved to Trash',
      description: (count: number) => `${documents(count)} moved to the trash.`,
    },
  } satisfies Record<DocumentActName, { title: string; description: (count: number) => string }>,
  partly: (done: number, notDone: number, why: string) =>
    `${documents(done)} changed, ${formatNumber(notDone)} not: ${why}`,
  failed: { title: 'Not Changed', description: 'The documents could not be changed. Please try again.' },
  shown: (shown: number, total: number) =>
    shown < total
      ? `${formatNumber(shown)} of ${documents(total)} shown. More are loaded as you scroll.`
      : documents(total),
  loadingMore: 'Loading more documents',
  owner: 'Owner',
  tags: 'Tags',
  noTags: 'No tags',
}
