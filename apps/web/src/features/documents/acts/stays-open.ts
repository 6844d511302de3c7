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

/** What is asked before one document is changed. */
export const questionAbout = (document: Document, ask: AskedAct): AskedChange => ({
  ask,
  ids: [document.id],
  tags: document.summary.tags,
  owner: document.summary.ownerId,
  documents: [approvable(document)],
})

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]

export const isDecidable = ({ status }: Pick<Approvable, 'status'>) =>
  status === 'completed' || status === 'under_review'

/** Of each document what an approval needs a reason for, such as 'late.xml: 1 high'. */
export function staysOpenIn(documents: readonly Approvable[]): { id: string; text: string }[] {
  return documents.filter(isDecidable).flatMap(({ id, originalName, score, open }) => {
    const counts = SEVERITIES.filter((severity) => open[severity] > 0).map((severity) =>
      words.open(open[severity], severityLabels[severity].toLowerCase()),
    )
    if (score === null) counts.push(words.notJudged)
    return counts.length === 0 ? [] : [{ id, text: words.staysOpenIn(originalName, counts.join(', ')) }]
  })
}
