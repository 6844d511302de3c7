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

/** Its last finished check may permit an approval, while another waits or runs: the server answers what becomes of it. */
export const isRechecked = ({ status, score }: Pick<Approvable, 'status' | 'score'>) =>
  (status === 'pending' || status === 'processing') && score !== null

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
