import type { DocumentDetail } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Boxes } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { consignmentsWords } from '../../words/consignments.ts'
import { holdWords, documentWords as words } from '../../words/document.ts'
import { formatPercent } from '../../words/format.ts'
import { DocumentStatusBadge } from './document-status.tsx'
import { scoreBand } from './score-band.ts'
import { useLiveProgress } from './use-live-progress.ts'

interface DocumentHeadingProps {
  document: DocumentDetail
  /** The kind, or the control that changes it. */
  kind: ReactNode
  /** The way back to the list that one came from. */
  back: ReactNode
  /** To the documents before and after. */
  steps: ReactNode
  /** What makes a plan to correct what is open. */
  plan: ReactNode
  /** Owner, tags, and whether it waits. */
  facts: ReactNode
  /** What can be decided. */
  decision: ReactNode
  /** What else can be done with it. */
  more: ReactNode
  /** Who else has it open. */
  alsoHere: ReactNode
}

export function DocumentHeading(props: DocumentHeadingProps) {
  const { document, kind: kindShown, back, steps, facts, plan, decision, more, alsoHere } = props
  const { id, originalName, status, judged, latestCheck, createdAt, consignmentId } = document
  const live = useLiveProgress(id)
  return (
    <header className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        {back}
        {steps}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl font-semibold tracking-tight wrap-anywhere">{originalName}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {plan}
          {decision}
          {more}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <DocumentStatusBadge status={status} judged={judged} />
        {latestCheck && (
          <Badge variant={latestCheck.score === null ? 'secondary' : scoreBand(latestCheck.score)}>
            {words.score(latestCheck.score)}
          </Badge>
        )}
        {document.hold && (
          <Badge variant="secondary" title={holdWords.by(document.hold.by, document.hold.reason)}>
            {holdWords.badge}
          </Badge>
        )}
        {kindShown}
        {latestCheck && (
          <Link
            to="/violations"
            search={{ documentId: id }}
            className="underline-offset-4 hover:text-brand hover:underline"
          >
            {words.violations(latestCheck.violationsCount)}
          </Link>
        )}
        {consignmentId && (
          <Link
            to="/consignments/$id"
            params={{ id: consignmentId }}
            className="inline-flex items-center gap-1.5 text-brand underline-offset-4 hover:underline"
          >
            <Boxes className="size-4" aria-hidden />
            {consignmentsWords.ofDocument}
          </Link>
        )}
        <Time at={createdAt} />
        {alsoHere}
        {live && (
          <span aria-live="polite">
            {formatPercent(live.progress / 100)} · {live.message}
          </span>
        )}
      </p>
      {facts}
    </header>
  )
}
