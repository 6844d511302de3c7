import type { DocumentDetail } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { Boxes, Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import { consignmentsWords } from '../../words/consignments.ts'
import { holdWords, documentWords as words } from '../../words/document.ts'
import { formatPercent } from '../../words/format.ts'
import { DocumentStatusBadge } from './document-status.tsx'
import { HoldButton } from './hold-button.tsx'
import { scoreBand } from './score-band.ts'
import { DeleteButton } from './trash/delete-button.tsx'
import { useLiveProgress } from './use-live-progress.ts'

interface DocumentHeadingProps {
  document: DocumentDetail
  /** The kind, or the control that changes it. */
  kind: ReactNode
  /** The way back to the list that one came from. */
  back: ReactNode
  /** To the documents before and after. */
  steps: ReactNode
  /** What parts the file, where it has pages. */
  splitting: ReactNode
  /** What makes a plan to correct what is open. */
  plan: ReactNode
  /** Owner, tags, and whether it waits. */
  facts: ReactNode
  /** What can be decided. */
  decision: ReactNode
  /** Who else has it open. */
  alsoHere: ReactNode
}

export function DocumentHeading(props: DocumentHeadingProps) {
  const { document, kind: kindShown, back, steps, facts, splitting, plan, decision, alsoHere } = props
  const { id, originalName, status, judged, kind, latestCheck, createdAt, consignmentId } = document
  const live = useLiveProgress(id)
  return (
    <header className="mb-4 grid gap-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        {back}
        {steps}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl font-semibold tracking-tight wrap-anywhere">{originalName}</h1>
        <div className="flex flex-wrap items-center gap-2">
          <Button asChild variant="outline" size="sm">
            <a href={`/api/documents/${id}/file`} download>
              <Download aria-hidden />
              {words.download}
            </a>
          </Button>
          {kind && kind !== 'other' && (
            <Button asChild variant="outline" size="sm">
              <a href={`/api/documents/${id}/export?format=efti-xml`} download>
                <Download aria-hidden />
                {words.exportXml}
              </a>
            </Button>
          )}
          {kind && (
            <Button asChild variant="outline" size="sm">
              <a href={`/api/documents/${id}/export?format=report-pdf`} download>
                <FileText aria-hidden />
                {words.exportReport}
              </a>
            </Button>
          )}
          {document.can.includes('hold') && <HoldButton document={document} />}
          {plan}
          {splitting}
          <DeleteButton document={document} />
          {decision}
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
