import { type Document, type DocumentColumn, MOST_DOCUMENTS_PER_ACT } from '@efti-hub/contract'
import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { useRoom } from '../../ui/use-room.ts'
import { useSelection } from '../../ui/use-selection.ts'
import { documentsWords as words } from '../../words/documents.ts'
import { workListWords } from '../../words/work-list.ts'
import { DocumentsSelectionBar } from './acts/documents-selection-bar.tsx'
import { keepColumns, keptColumns, NARROW, readColumns, SELECT_PX, WIDE, widthOf } from './columns.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { type DocumentFilters, isDocumentsFiltered } from './document-filters.ts'
import { DocumentsCards } from './documents-cards.tsx'
import { DocumentsLoading } from './documents-loading.tsx'
import { DocumentsTable, type RowsProps } from './documents-table.tsx'
import { DocumentsToolbar } from './documents-toolbar.tsx'
import { useOwnerName } from './facts.tsx'
import { FailedDocuments } from './failed-documents.tsx'
import { JobsDialog } from './jobs-dialog.tsx'
import { NoDocuments } from './no-documents.tsx'
import { useDocuments } from './use-documents.ts'

const TABLE_NEEDS_PX = 720

const HEADING = 'all-documents'

const DeleteDialog = lazy(async () => ({
  default: (await import('./trash/delete-dialog.tsx')).DeleteDialog,
}))

interface AllDocumentsProps {
  tenantId: string | null
  /** Id of the person. */
  me: string | null
  /** What the role may do with documents. */
  may: { change: boolean; approve: boolean }
  filters: DocumentFilters
  onFilter: (change: Partial<DocumentFilters>) => void
  /** In the place of all that are set. */
  onFilters: (filters: DocumentFilters) => void
  /** Shown beside the heading. */
  mark?: ReactNode
  /** Saved views, with the columns that are shown. */
  views: (columns: readonly DocumentColumn[]) => ReactNode
  /** Offered where there is no document yet. */
  firstStep?: ReactNode
}

export function AllDocuments(props: AllDocumentsProps) {
  const { tenantId, me, may, filters, onFilter, onFilters, mark, views, firstStep } = props
  const area = useRef<HTMLElement>(null)
  const room = useRoom(area)
  const { columns, choose } = useColumns(filters.columns, me, room, onFilter)
  const list = useDocuments(filters, tenantId)
  const { data, isLoading, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const documents = useMemo(() => data?.pages.flatMap((page) => page.documents) ?? [], [data])
  const ids = useMemo(() => documents.map(({ id }) => id), [documents])
  const selection = useSelection({ listed: ids, most: MOST_DOCUMENTS_PER_ACT })
  const { toggle } = selection
  const onSelect = useCallback((id: string, selected: boolean) => toggle([id], selected), [toggle])
  const ownerName = useOwnerName()
  const onSearch = useCallback((search: string) => onFilter({ search: search || undefined }), [onFilter])
  const onViewJobs = useCallback((jobs: string) => onFilter({ jobs }), [onFilter])
  const onTag = useCallback((tag: string) => onFilter({ tag }), [onFilter])
  const [leaving, setLeaving] = useState<{ document: Document; open: boolean } | null>(null)
  const onDelete = useCallback((document: Document) => setLeaving({ document, open: true }), [])
  const [choosing, setChoosing] = useState(false)
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const total = data?.pages.at(-1)?.total ?? 0
  const opened = documents.find((document) => document.id === filters.jobs)
  const selected = documents.filter(({ id }) => selection.ids.has(id))
  const isNarrow = room !== null && room < TABLE_NEEDS_PX
  const rows: RowsProps = {
    documents,
    selection,
    onSelect,
    ownerName,
    onTag,
    onViewJobs,
    onDelete,
    onEnd,
  }

  return (
    <Card ref={area} aria-labelledby={HEADING} className="overflow-clip">
      <CardHeader
        title={words.title}
        titleId={HEADING}
        description={
          total > 0 && <span aria-live="polite">{workListWords.shown(documents.length, total)}</span>
        }
        action={mark}
      />
      <DocumentsToolbar filters={filters} onChange={onFilter} onSearch={onSearch}>
        {views(columns)}
        {!isNarrow && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            <Columns3 aria-hidden />
            {workListWords.chooseColumns}
          </Button>
        )}
      </DocumentsToolbar>
      <FailedDocuments
        mayRetry={may.change}
        isShown={filters.status === 'failed'}
        onShow={() => onFilters({ status: 'failed', ...(filters.columns && { columns: filters.columns }) })}
      />
      {isLoading ? (
        <DocumentsLoading rows={6} />
      ) : documents.length === 0 ? (
        <NoDocuments
          failed={isError}
          filtered={isDocumentsFiltered(filters)}
          hint={words.noneHint}
          action={firstStep}
          onRetry={() => void refetch()}
          onClear={() => onFilters({ ...(filters.columns && { columns: filters.columns }) })}
        />
      ) : isNarrow ? (
        <DocumentsCards {...rows} />
      ) : (
        <DocumentsTable
          {...rows}
          columns={columns}
          total={total}
          room={room ?? 0}
          sort={filters.sort ?? 'newest'}
          onSort={(sort) => onFilter({ sort: sort === 'newest' ? undefined : sort })}
        />
      )}
      {isFetchingNextPage && (
        <p role="status" className="border-t border-line p-3 text-center text-sm text-ink-muted">
          {workListWords.loadingMore}
        </p>
      )}
      <Suspense>
        <DocumentsSelectionBar
          selection={selection}
          documents={selected}
          total={total}
          onSelectAll={() => selection.set(ids)}
          me={me}
          may={may}
          headingId={HEADING}
        />
        {leaving && <DeleteDialog {...leaving} onClose={() => setLeaving({ ...leaving, open: false })} />}
        <ColumnsDialog
          open={choosing}
          columns={columns}
          onClose={() => setChoosing(false)}
          onApply={choose}
        />
      </Suspense>
      <JobsDialog
        documentId={filters.jobs ?? null}
        documentName={opened?.originalName}
        unlisted={data !== undefined && !opened}
        onClose={() => onFilter({ jobs: undefined })}
      />
    </Card>
  )
}

/** Those of the address, else the person's last choice, else what fits. */
function useColumns(
  inAddress: string | undefined,
  me: string | null,
  room: number | null,
  onFilter: (change: Partial<DocumentFilters>) => void,
) {
  const isWide = room !== null && room >= widthOf(WIDE) + SELECT_PX
  const columns = useMemo(
    () => readColumns(inAddress) ?? keptColumns(me) ?? (isWide ? WIDE : NARROW),
    [inAddress, me, isWide],
  )
  const choose = (chosen: DocumentColumn[] | null) => {
    keepColumns(me, chosen)
    onFilter({ columns: chosen?.join(',') })
  }
  return { columns, choose }
}
