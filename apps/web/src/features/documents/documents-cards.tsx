import type { Document } from '@efti-hub/contract'
import { memo, useRef } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Time } from '../../ui/time.tsx'
import { useWindowRows } from '../../ui/use-window-rows.ts'
import { documentsWords as words } from '../../words/documents.ts'
import { formatFileSize } from '../../words/format.ts'
import { workListWords } from '../../words/work-list.ts'
import { DocumentName } from './document-name.tsx'
import { DocumentStatusBadge, DocumentStatusIcon } from './document-status.tsx'
import type { RowsProps } from './documents-table.tsx'
import { Departure, OpenViolations, WaitingMark } from './facts.tsx'
import { TagList } from './tag-list.tsx'
import { DocumentMenu } from './trash/document-menu.tsx'
import { ViewJobsButton } from './view-jobs-button.tsx'

const USUAL_PX = 140

/** The table's rows where it does not fit. */
export function DocumentsCards({ documents, selection, onEnd, ...acts }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useWindowRows(list, {
    count: documents.length,
    keyOf: (index) => documents[index]?.id ?? `${index}`,
    usualPx: USUAL_PX,
    onEnd,
  })
  return (
    <ul
      ref={list}
      aria-label={words.title}
      className="border-t border-line"
      style={{ paddingTop: shown.before, paddingBottom: shown.after }}
    >
      {shown.rows.map(({ index, key }) => {
        const document = documents[index]
        return (
          document && (
            <DocumentCard
              key={key}
              document={document}
              index={index}
              measure={shown.measure}
              selected={selection.ids.has(document.id)}
              onSelect={acts.onSelect}
              onTag={acts.onTag}
              onViewJobs={acts.onViewJobs}
              onDelete={acts.onDelete}
            />
          )
        )
      })}
    </ul>
  )
}

interface DocumentCardProps extends Pick<RowsProps, 'onTag' | 'onViewJobs' | 'onDelete'> {
  document: Document
  index: number
  measure: (card: Element | null) => void
  selected: boolean
  onSelect: (id: string, selected: boolean) => void
}

const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const { document, index, measure, selected, onSelect, onTag, onViewJobs, onDelete } = props
  const { summary } = document
  return (
    <li
      ref={measure}
      data-index={index}
      className="relative border-b border-line px-4 py-3 last:border-b-0 active:bg-hover"
    >
      <div className="flex items-start gap-3">
        <Checkbox
          aria-label={workListWords.select(document.originalName)}
          className="relative z-10 mt-2"
          checked={selected}
          onChange={(event) => onSelect(document.id, event.target.checked)}
        />
        <DocumentStatusIcon status={document.status} />
        <div className="min-w-0 flex-1">
          <DocumentName document={document} facts />
          <p className="mt-0.5 text-sm text-ink-muted tabular-nums">
            {formatFileSize(document.fileSize)} · <Time at={document.createdAt} />
          </p>
          <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {summary.departure && (
              <div className="flex gap-1.5">
                <dt className="text-ink-muted">{workListWords.columns.departure}</dt>
                <dd>
                  <Departure document={document} />
                </dd>
              </div>
            )}
            {summary.score !== null && (
              <div className="flex gap-1.5">
                <dt className="text-ink-muted">{workListWords.columns.violations}</dt>
                <dd>
                  <OpenViolations summary={summary} />
                </dd>
              </div>
            )}
          </dl>
          <div className="mt-1.5 empty:hidden">
            <TagList tags={summary.tags} onTag={onTag} />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <span className="flex flex-wrap gap-1">
              <DocumentStatusBadge status={document.status} judged={document.judged} />
              <WaitingMark waiting={summary.waiting} />
            </span>
            <div className="flex items-center gap-1">
              <ViewJobsButton document={document} onViewJobs={onViewJobs} />
              <DocumentMenu document={document} onDelete={onDelete} />
            </div>
          </div>
        </div>
      </div>
    </li>
  )
})
