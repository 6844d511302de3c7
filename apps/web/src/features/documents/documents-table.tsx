import {
  type Document,
  type DocumentColumn,
  type DocumentSort,
  MOST_DOCUMENTS_PER_ACT,
} from '@efti-hub/contract'
import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { SortHeader } from '../../ui/sort-header.tsx'
import { Time } from '../../ui/time.tsx'
import type { Selection } from '../../ui/use-selection.ts'
import { useWindowRows } from '../../ui/use-window-rows.ts'
import { kindLabel } from '../../words/document.ts'
import { documentsWords } from '../../words/documents.ts'
import { formatFileSize } from '../../words/format.ts'
import { workListWords as words } from '../../words/work-list.ts'
import { COLUMNS, NAME_PX, SELECT_PX, sortingOf, widthOf } from './columns.ts'
import { DocumentName } from './document-name.tsx'
import { DocumentStatusBadge, DocumentStatusIcon } from './document-status.tsx'
import { Departure, OpenViolations, partiesOf, routeInFull, routeOf, WaitingMark } from './facts.tsx'
import { ScoreText } from './score-text.tsx'
import { TagList } from './tag-list.tsx'
import { DocumentMenu } from './trash/document-menu.tsx'
import { ViewJobsButton } from './view-jobs-button.tsx'

export interface RowsProps {
  documents: readonly Document[]
  selection: Selection
  onSelect: (id: string, selected: boolean) => void
  ownerName: (id: string) => string | null
  onTag: (tag: string) => void
  onViewJobs: (documentId: string) => void
  onDelete: (document: Document) => void
  onEnd: () => void
}

interface DocumentsTableProps extends RowsProps {
  columns: readonly DocumentColumn[]
  /** How many the list has, shown or not. */
  total: number
  /** Pixels of the card around it. */
  room: number
  sort: DocumentSort
  onSort: (sort: DocumentSort) => void
}

const ROW_PX = 57

/** What scrolls is no longer below the header of the shell. */
const SCROLLING = {
  className: 'overflow-x-auto',
  style: { '--spacing-header': '0px' } as CSSProperties,
}

export function DocumentsTable({ columns, total, room, sort, onSort, onEnd, ...rows }: DocumentsTableProps) {
  const { documents, selection } = rows
  const isAll = documents.slice(0, MOST_DOCUMENTS_PER_ACT).every(({ id }) => selection.has(id))
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = useWindowRows(body, {
    count: documents.length,
    keyOf: (index) => documents[index]?.id ?? `${index}`,
    usualPx: ROW_PX,
    onEnd,
  })
  const needed = widthOf(columns) + SELECT_PX
  const span = columns.length + 1
  return (
    // Inside an area that scrolls no heading can stay in sight, so it scrolls only where it has to.
    <div {...(needed > room && SCROLLING)}>
      <table
        className="w-full table-fixed border-collapse text-left"
        style={{ minWidth: needed }}
        aria-label={documentsWords.title}
        aria-rowcount={total + 1}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-header z-20 h-9 border-y border-line bg-sunken pr-1 pl-5"
              style={{ width: SELECT_PX }}
            >
              <Checkbox
                aria-label={words.selectShown}
                className="block"
                checked={isAll}
                onChange={(event) => selection.set(event.target.checked ? documents.map(({ id }) => id) : [])}
              />
            </th>
            {columns.map((column, at) => (
              <Heading
                key={column}
                column={column}
                sort={sort}
                onSort={onSort}
                last={at === columns.length - 1}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.before > 0 && <Room px={shown.before} span={span} />}
          {shown.rows.map(({ index, key }) => {
            const document = documents[index]
            return (
              document && (
                <DocumentRow
                  key={key}
                  document={document}
                  index={index}
                  measure={shown.measure}
                  columns={columns}
                  selected={selection.ids.has(document.id)}
                  onSelect={rows.onSelect}
                  ownerName={rows.ownerName(document.summary.ownerId)}
                  onTag={rows.onTag}
                  onViewJobs={rows.onViewJobs}
                  onDelete={rows.onDelete}
                />
              )
            )
          })}
          {shown.after > 0 && <Room px={shown.after} span={span} />}
        </tbody>
      </table>
    </div>
  )
}

/** In the place of rows that are not in sight. */
const Room = ({ px, span }: { px: number; span: number }) => (
  <tr aria-hidden>
    <td colSpan={span} style={{ height: px }} />
  </tr>
)

interface HeadingProps {
  column: DocumentColumn
  sort: DocumentSort
  onSort: (sort: DocumentSort) => void
  last: boolean
}

function Heading({ column, sort, onSort, last }: HeadingProps) {
  const { px, right, sorts } =
    column === 'name' ? { px: undefined, right: undefined, sorts: ['name'] as const } : COLUMNS[column]
  const { direction, next } = sortingOf(sorts, sort)
  return (
    <SortHeader
      label={words.columns[column]}
      direction={direction}
      {...(next && { onSort: () => onSort(next) })}
      right={right ?? false}
      className={cn(last && 'pr-5')}
      width={px}
    />
  )
}

interface DocumentRowProps {
  document: Document
  index: number
  measure: (row: Element | null) => void
  columns: readonly DocumentColumn[]
  selected: boolean
  onSelect: RowsProps['onSelect']
  ownerName: string | null
  onTag: (tag: string) => void
  onViewJobs: (documentId: string) => void
  onDelete: (document: Document) => void
}

const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, index, measure, columns, selected, onSelect } = props
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className="relative h-14 border-t border-line transition-colors hover:bg-hover has-focus-visible:bg-hover aria-selected:bg-brand-soft"
    >
      <td className="pr-1 pl-5">
        <Checkbox
          aria-label={words.select(document.originalName)}
          className="relative z-10 block"
          checked={selected}
          onChange={(event) => onSelect(document.id, event.target.checked)}
        />
      </td>
      {columns.map((column, at) => (
        <td
          key={column}
          className={cn(
            'px-3 py-2',
            at === columns.length - 1 && 'pr-5',
            column !== 'name' && COLUMNS[column].right && 'text-right',
          )}
          style={column === 'name' ? { minWidth: NAME_PX } : undefined}
        >
          {CELLS[column](props)}
        </td>
      ))}
    </tr>
  )
})

const Plain = ({ text, title = text }: { text: string | null; title?: string | null }) => (
  <span className="block truncate text-ink-muted" title={title ?? undefined}>
    {text ?? words.unknown}
  </span>
)

const CELLS: Record<DocumentColumn, (props: DocumentRowProps) => ReactNode> = {
  name: ({ document, columns }) => (
    <div className="flex items-center gap-3">
      <DocumentStatusIcon status={document.status} />
      <DocumentName document={document} facts={!columns.some((column) => IN_NAME.has(column))} />
    </div>
  ),
  kind: ({ document: { summary } }) => <Plain text={summary.kind && kindLabel(summary.kind)} />,
  number: ({ document: { summary } }) => (
    <span className="block truncate font-mono text-sm" title={summary.number ?? undefined}>
      {summary.number ?? words.unknown}
    </span>
  ),
  parties: ({ document: { summary } }) => <Plain text={partiesOf(summary)} />,
  route: ({ document: { summary } }) => <Plain text={routeOf(summary)} title={routeInFull(summary)} />,
  departure: ({ document }) => <Departure document={document} />,
  score: ({ document: { summary } }) => <ScoreText score={summary.score} />,
  violations: ({ document: { summary } }) => <OpenViolations summary={summary} />,
  owner: ({ ownerName }) => <Plain text={ownerName} />,
  tags: ({ document: { summary }, onTag }) => <TagList tags={summary.tags} most={2} onTag={onTag} />,
  size: ({ document }) => (
    <span className="whitespace-nowrap text-ink-muted tabular-nums">{formatFileSize(document.fileSize)}</span>
  ),
  date: ({ document }) => (
    <span className="block truncate whitespace-nowrap text-ink-muted tabular-nums">
      <Time at={document.createdAt} />
    </span>
  ),
  status: ({ document }) => (
    <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <DocumentStatusBadge status={document.status} judged={document.judged} />
      <WaitingMark waiting={document.summary.waiting} />
    </span>
  ),
  jobs: ({ document, onViewJobs, onDelete }) => (
    <div className="flex items-center justify-end gap-1">
      <ViewJobsButton document={document} onViewJobs={onViewJobs} />
      <DocumentMenu document={document} onDelete={onDelete} />
    </div>
  ),
}

/** Columns that say in full what the name has under it otherwise. */
const IN_NAME: ReadonlySet<DocumentColumn> = new Set(['kind', 'number', 'parties', 'route'])
