import type { Document } from '@efti-hub/contract'
import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { documentsWords as words } from '../../words/documents.ts'
import type { DocumentFilters } from './document-filters.ts'
import { DocumentsCards } from './documents-cards.tsx'
import { DocumentsLoading } from './documents-loading.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { DocumentsToolbar } from './documents-toolbar.tsx'
import { JobsDialog } from './jobs-dialog.tsx'
import { NoDocuments } from './no-documents.tsx'
import { useDocuments } from './use-documents.ts'

const TABLE_NEEDS_PX = 720

const DeleteDialog = lazy(async () => ({
  default: (await import('./trash/delete-dialog.tsx')).DeleteDialog,
}))

interface AllDocumentsProps {
  tenantId: string | null
  filters: DocumentFilters
  onFilter: (change: Partial<DocumentFilters>) => void
  /** Shown beside the heading. */
  mark?: ReactNode
  /** Offered where there is no document yet. */
  firstStep?: ReactNode
}

export function AllDocuments({ tenantId, filters, onFilter, mark, firstStep }: AllDocumentsProps) {
  const area = useRef<HTMLElement>(null)
  const narrow = useNarrow(area, TABLE_NEEDS_PX)
  const { data, isLoading, isError, refetch } = useDocuments(filters, tenantId)
  const onSearch = useCallback((search: string) => onFilter({ search: search || undefined }), [onFilter])
  const onViewJobs = useCallback((jobs: string) => onFilter({ jobs }), [onFilter])
  const [leaving, setLeaving] = useState<{ document: Document; open: boolean } | null>(null)
  const onDelete = useCallback((document: Document) => setLeaving({ document, open: true }), [])
  const documents = data?.documents ?? []
  const opened = documents.find((document) => document.id === filters.jobs)

  return (
    <Card ref={area} aria-labelledby="all-documents" className="overflow-clip">
      <CardHeader
        title={words.title}
        titleId="all-documents"
        description={data && data.total > 0 ? words.shown(documents.length, data.total) : undefined}
        action={mark}
      />
      <DocumentsToolbar filters={filters} onChange={onFilter} onSearch={onSearch} />
      {isLoading ? (
        <DocumentsLoading rows={6} />
      ) : documents.length === 0 ? (
        <NoDocuments
          failed={isError}
          filtered={Boolean(filters.search || filters.mentions || filters.status || filters.decision)}
          hint={words.noneHint}
          action={firstStep}
          onRetry={() => void refetch()}
          onClear={() =>
            onFilter({ search: undefined, mentions: undefined, status: undefined, decision: undefined })
          }
        />
      ) : narrow ? (
        <DocumentsCards documents={documents} onViewJobs={onViewJobs} onDelete={onDelete} />
      ) : (
        <DocumentsTable
          documents={documents}
          sort={filters.sort ?? 'newest'}
          onSort={(sort) => onFilter({ sort })}
          onViewJobs={onViewJobs}
          onDelete={onDelete}
        />
      )}
      {leaving && (
        <Suspense>
          <DeleteDialog {...leaving} onClose={() => setLeaving({ ...leaving, open: false })} />
        </Suspense>
      )}
      <JobsDialog
        documentId={filters.jobs ?? null}
        documentName={opened?.originalName}
        unlisted={data !== undefined && !opened}
        onClose={() => onFilter({ jobs: undefined })}
      />
    </Card>
  )
}
