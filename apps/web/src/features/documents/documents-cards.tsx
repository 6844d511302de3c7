import type { Document } from '@efti-hub/contract'
import { memo } from 'react'
import { Time } from '../../ui/time.tsx'
import { documentsWords as words } from '../../words/documents.ts'
import { formatFileSize } from '../../words/format.ts'
import { DocumentName } from './document-name.tsx'
import { DocumentStatusBadge, DocumentStatusIcon } from './document-status.tsx'
import { DocumentMenu } from './trash/document-menu.tsx'
import { ViewJobsButton } from './view-jobs-button.tsx'

interface DocumentsCardsProps {
  documents: Document[]
  onViewJobs: (documentId: string) => void
  onDelete: (document: Document) => void
}

/** The table's rows where it does not fit. */
export function DocumentsCards({ documents, onViewJobs, onDelete }: DocumentsCardsProps) {
  return (
    <ul aria-label={words.title} className="border-t border-line">
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} onViewJobs={onViewJobs} onDelete={onDelete} />
      ))}
    </ul>
  )
}

interface DocumentCardProps {
  document: Document
  onViewJobs: (documentId: string) => void
  onDelete: (document: Document) => void
}

const DocumentCard = memo(function DocumentCard({ document, onViewJobs, onDelete }: DocumentCardProps) {
  return (
    <li className="relative border-b border-line px-4 py-3 last:border-b-0 active:bg-hover">
      <div className="flex items-start gap-3">
        <DocumentStatusIcon status={document.status} />
        <div className="min-w-0 flex-1">
          <DocumentName document={document} />
          <p className="mt-0.5 text-sm text-ink-muted tabular-nums">
            {formatFileSize(document.fileSize)} · <Time at={document.createdAt} />
          </p>
          <div className="mt-2.5 flex items-center justify-between gap-3">
            <DocumentStatusBadge status={document.status} judged={document.judged} />
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
