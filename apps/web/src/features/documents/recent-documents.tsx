import type { Document } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import { documentsWords as words } from '../../words/documents.ts'
import { formatFileSizeInUnits } from '../../words/format.ts'
import { DocumentStatusBadge, DocumentStatusIcon } from './document-status.tsx'
import { DocumentsLoading } from './documents-loading.tsx'
import { NoDocuments } from './no-documents.tsx'
import { useRecentDocuments } from './use-recent-documents.ts'

interface RecentDocumentsProps {
  tenantId: string | null
  /** Offered where there is no document yet. */
  firstStep?: ReactNode
}

export function RecentDocuments({ tenantId, firstStep }: RecentDocumentsProps) {
  const { data, isLoading, isError, refetch } = useRecentDocuments(tenantId)
  const documents = data?.documents ?? []
  return (
    <Card aria-labelledby="recent-documents" className="overflow-clip">
      <CardHeader
        title={words.recent}
        titleId="recent-documents"
        description={words.recentDescription}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/processing">
              {words.viewAll}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        }
      />
      {isLoading ? (
        <DocumentsLoading rows={6} />
      ) : documents.length === 0 ? (
        <NoDocuments
          failed={isError}
          filtered={false}
          hint={words.noneRecentHint}
          action={firstStep}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="border-t border-line">
          {documents.map((document) => (
            <RecentDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentDocument({ document }: { document: Document }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to="/documents/$id"
        params={{ id: document.id }}
        className="flex items-center gap-3 px-4 py-2.5 -outline-offset-2! transition-colors hover:bg-hover sm:px-5"
      >
        <DocumentStatusIcon status={document.status} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={document.originalName}>
            {document.originalName}
          </span>
          <span className="block truncate text-sm text-ink-muted tabular-nums">
            {formatFileSizeInUnits(document.fileSize)} · <Time at={document.createdAt} brief />
          </span>
        </span>
        <DocumentStatusBadge status={document.status} judged={document.judged} />
      </Link>
    </li>
  )
}
