import { isShownJudged, NOT_JUDGED_LABEL, type NoticeKind } from '@efti-hub/contract'
import { counted, formatCount, formatInstant } from '../../platform/format.ts'
import type { MailLine, Tone } from '../../platform/mail/page.ts'
import type { NoticeRow } from '../notices/tables.ts'

type State = Omit<MailLine, 'title' | 'href'>
type StateOf = (row: NoticeRow, author: string) => State

const STATUS: Record<string, { state: string; tone: Tone }> = {
  completed: { state: 'Completed', tone: 'good' },
  under_review: { state: 'Under Review', tone: 'care' },
  approved: { state: 'Approved', tone: 'good' },
  rejected: { state: 'Rejected', tone: 'bad' },
}

const CHECKED = { state: 'Checked', tone: 'plain' } as const
const NOT_JUDGED = { state: NOT_JUDGED_LABEL, tone: 'plain' } as const

export const alertTexts = {
  subject: {
    immediate: (what: string) => what,
    hourly: (what: string) => `Hourly digest: ${what}`,
    daily: (what: string) => `Daily digest: ${what}`,
  },
  intro: {
    immediate: (name: string, organisation: string) =>
      `Hello ${name}, here is the latest activity in ${organisation}.`,
    hourly: (name: string, organisation: string) =>
      `Hello ${name}, here is what happened in ${organisation} since your last digest.`,
    daily: (name: string, organisation: string) =>
      `Hello ${name}, here is what happened in ${organisation} since your last digest.`,
  },
  documents: 'Documents',
  violations: 'Violations',
  more: (count: number) => `and ${formatCount(count)} more`,
  somebody: 'somebody',
  openViolations: 'Open violations',
  openDocuments: 'Open documents',
  footer: {
    immediate: 'You receive this because email alerts are on.',
    hourly: 'You receive this at most once an hour because email alerts are on.',
    daily: 'You receive this at most once a day because email alerts are on.',
  },
  settings: 'Change this in Settings',
}

export const violationsInWords = (count: number) => counted(count, 'violation')
const documentsInWords = (count: number) => counted(count, 'document')

const DOCUMENT_STATES: Partial<Record<NoticeKind, StateOf>> = {
  checked: ({ facts: { status = '', score = null, violations = 0 } }) => {
    const open = `${violationsInWords(violations)} open`
    return {
      ...(isShownJudged(status, score) ? (STATUS[status] ?? CHECKED) : NOT_JUDGED),
      detail: score === null ? open : `Score ${score}, ${open}`,
    }
  },
  failed: ({ facts }) => ({ state: 'Failed', tone: 'bad', detail: facts.message }),
  approved: ({ facts }, author) => ({
    state: `Approved by ${author}`,
    tone: 'good',
    detail: facts.comment,
  }),
  rejected: ({ facts }, author) => ({ state: `Rejected by ${author}`, tone: 'bad', detail: facts.comment }),
  withdrawn: ({ facts }) => ({
    state: `Your ${facts.status === 'rejected' ? 'rejection' : 'approval'} was withdrawn`,
    tone: 'care',
    detail: 'A later check had a different result',
  }),
}

/** How the state of a document is worded; null for what is no state of one. */
export function documentState(kind: NoticeKind): StateOf | null {
  return DOCUMENT_STATES[kind] ?? null
}

export function violationState({ kind, facts }: NoticeRow, author: string): State {
  switch (kind) {
    case 'assigned':
      return {
        state: `${violationsInWords(facts.count ?? 1)} assigned to you`,
        tone: 'plain',
        detail: `by ${author}`,
      }
    case 'due':
      return {
        state: `${violationsInWords(facts.count ?? 1)} due within a day`,
        tone: 'care',
        detail: facts.dueAt && `the first by ${formatInstant(facts.dueAt)}`,
      }
    case 'applied':
      return { state: 'Certification applied for', tone: 'plain', detail: `by ${author}` }
    case 'application':
      return {
        state: `Application is now ${facts.status ?? 'changed'}`,
        tone: 'plain',
        detail: `by ${author}`,
      }
    case 'mentioned':
      return {
        state: 'You were mentioned in a comment',
        tone: 'plain',
        detail: `by ${author}: ${facts.comment ?? ''}`,
      }
    case 'partner-answered':
      return { state: 'Your partner answered', tone: 'plain', detail: facts.partner }
    case 'partner-silent':
      return {
        state:
          facts.status === 'declined' ? 'Your partner declined to answer' : 'Your partner did not answer',
        tone: 'care',
        detail: facts.partner,
      }
    case 'webhook-off':
      return { state: 'Webhook switched off', tone: 'bad', detail: facts.message }
    default:
      return { state: counted(facts.grave ?? 0, 'new critical or high violation'), tone: 'bad' }
  }
}

/** The subject: numbers and fixed words, never a name that somebody typed or gave a file. */
export function subjectOf(documents: readonly NoticeRow[], violations: readonly NoticeRow[]): string {
  const { count, state } = oneState(documents, violations)
  if (state === null) return headOf(documents, count)
  return documents.length > 0 ? `1 document: ${state}` : state
}

/** The heading: one thing by its name, several by their number. */
export function summaryOf(documents: readonly NoticeRow[], violations: readonly NoticeRow[]): string {
  const { count, state, subject } = oneState(documents, violations)
  return state === null ? headOf(documents, count) : `${subject}: ${state}`
}

/** How many things it is about; of a single one its name and last state. */
function oneState(documents: readonly NoticeRow[], violations: readonly NoticeRow[]) {
  const [first] = documents.length > 0 ? documents : violations
  const about = new Set([...documents, ...violations].map(({ documentId, subject }) => documentId ?? subject))
  if (!first || about.size !== 1) return { count: about.size, state: null, subject: '' }
  const last = documents.at(-1)
  const shown = last && documentState(last.kind)?.(last, 'a colleague')
  const { state } = shown ?? violationState(first, 'a colleague')
  return { count: 1, state, subject: first.subject }
}

function headOf(documents: readonly NoticeRow[], count: number): string {
  const failed = documents.filter(({ kind }) => kind === 'failed').length
  const review = documents.filter(({ facts }) => facts.status === 'under_review').length
  const parts = [
    failed > 0 && `${formatCount(failed)} failed`,
    review > 0 && `${formatCount(review)} under review`,
  ].filter(Boolean)
  const head = documentsInWords(count)
  return parts.length > 0 ? `${head}: ${parts.join(', ')}` : `Update on ${head}`
}
