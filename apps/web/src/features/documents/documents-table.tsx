import type { Document } from '@efti-hub/contract'
import { memo } from 'react'
import { SortHeader } from '../../ui/sort-header.tsx'
import { Time } from '../../ui/time.tsx'
import { documentsWords as words } from '../../words/documents.ts'
import { formatFileSize } from '../../words/format.ts'
import type { SortOrder } from './document-filters.ts'
import { DocumentName } from './document-name.tsx'
import { DocumentStatusBadge, DocumentStatusIcon } from './document-status.tsx'
import { DocumentMenu } from './trash/document-menu.tsx'
import { ViewJobsButton } from './view-jobs-button.tsx'

interface DocumentsTableProps {
  documents: Document[]
  sort: SortOrder
  onSort: (sort: SortOrder) => void
  onViewJobs: (documentId: string) => void
  onDelete: (document: Document) => void
}

export function DocumentsTable({ documents, sort, onSort, onViewJobs, onDelete }: DocumentsTableProps) {
  const dateSort = sort === 'newest' ? 'oldest' : 'newest'
  return (
    <table className="w-full table-fixed border-collapse text-left" aria-label={words.title}>
      <thead>
        <tr>
          <SortHeader
            label={words.columns.name}
            direction={sort === 'name' ? 'ascending' : 'none'}
            onSort={() => onSort('name')}
            className="pl-5"
          />
          <SortHeader
            label={words.columns.size}
            direction={sort === 'size' ? 'descending' : 'none'}
            onSort={() => onSort('size')}
            className="w-28"
            right
          />
          <SortHeader
            label={words.columns.date}
            direction={sort === 'newest' ? 'descending' : sort === 'oldest' ? 'ascending' : 'none'}
            onSort={() => onSort(dateSort)}
            className="w-48"
          />
          <SortHeader label={words.columns.status} className="w-36" />
          <SortHeader label={words.columns.jobs} className="w-48 pr-5" right />
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} onViewJobs={onViewJobs} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}

interface DocumentRowProps {
  document: Document
  onViewJobs: (documentId: string) => void
  onDelete: (document: Document) => void
}

const DocumentRow = memo(function DocumentRow({ document, onViewJobs, onDelete }: DocumentRowProps) {
  return (
    <tr className="relative h-14 border-t border-line transition-colors hover:bg-hover has-focus-visible:bg-hover">
      <td className="py-2 pr-3 pl-5">
        <div className="flex items-center gap-3">
          <DocumentStatusIcon status={document.status} />
          <DocumentName document={document} />
        </div>
      </td>
      <td className="px-3 text-right whitespace-nowrap text-ink-muted tabular-nums">
        {formatFileSize(document.fileSize)}
      </td>
      <td className="truncate px-3 whitespace-nowrap text-ink-muted tabular-nums">
        <Time at={document.createdAt} />
      </td>
      <td className="px-3">
        <DocumentStatusBadge status={document.status} judged={document.judged} />
      </td>
      <td className="py-2 pr-5 pl-3 text-right">
        <div className="flex items-center justify-end gap-1">
          <ViewJobsButton document={document} onViewJobs={onViewJobs} />
          <DocumentMenu document={document} onDelete={onDelete} />
        </div>
      </td>
    </tr>
  )
})
