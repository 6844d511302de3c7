import type { Document } from '@efti-hub/contract'
import { ListChecks } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { documentsWords as words } from '../../words/documents.ts'

interface ViewJobsButtonProps {
  document: Document
  onViewJobs: (documentId: string) => void
}

/** Spread over its row, so that the whole row is one target. */
export function ViewJobsButton({ document, onViewJobs }: ViewJobsButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="after:absolute after:inset-0 after:content-['']"
      aria-haspopup="dialog"
      onClick={() => onViewJobs(document.id)}
    >
      <ListChecks aria-hidden />
      {words.viewJobs}
      <span className="sr-only">{document.originalName}</span>
    </Button>
  )
}
