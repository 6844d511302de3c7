import type { Document, DocumentStatus, OpenCounts, Severity } from '@efti-hub/contract'
import { severityLabels } from '../../../words/violations.ts'
import { workListWords as words } from '../../../words/work-list.ts'
import type { AskedAct, AskedChange } from './act-dialog.tsx'

/** What has to be known of a document before it is approved. */
export interface Approvable {
  id: string
  originalName: string
  status: DocumentStatus
  /** Null: no rule has judged it. */
  score: number | null
  open: OpenCounts
}

export const approvable = ({ id, originalName, status, summary }: Document): Approvable => ({
  id,
  originalName,
  status,
  score: summary.score,
  open: summary.open,
})

/** What is asked before documents are changed, and what is known of them. */
export function questionAbout(ask: AskedAct, documents: readonly Document[]): AskedChange {
  const [owner = null, ...others] = new Set(documents.map(({ summary }) => summary.ownerId))
  return {
    ask,
    ids: documents.map(({ id }) => id),
    tags: [...new Set(documents.flatMap(({ summary }) => summary.tags))],
    owner: others.length === 0 ? owner : null,
    documents: documents.map(approvable),
  }
}

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]

export const isDecidable = ({ status }: Pick<Approvable, 'status'>) =>
  status === 'completed' || status === 'under_review'

/** A check waits or runs: what it finds is in nobody's list yet, so that nobody can accept it. */
export const isBeingChecked = ({ status }: Pick<Approvable, 'status'>) =>
  status === 'pending' || status === 'processing'

/** Its own page decides by its last finished check. */
export const isRechecked = (document: Pick<Approvable, 'status' | 'score'>) =>
  isBeingChecked(document) && document.score !== null

/** An approval needs a reason for it. */
export const staysOpen = (document: Approvable) =>
  isDecidable(document) &&
  (document.score === null || SEVERITIES.some((severity) => document.open[severity] > 0))

/** Such as 'late.xml: 1 high'. */
export function whatStaysOpen({ originalName, score, open }: Approvable): string {
  const counts = SEVERITIES.filter((severity) => open[severity] > 0).map((severity) =>
    words.open(open[severity], severityLabels[severity].toLowerCase()),
  )
  if (score === null) counts.push(words.notJudged)
  return words.staysOpenIn(originalName, counts.join(', '))
}
