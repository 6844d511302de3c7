import type { Document } from '@efti-hub/contract'
import { ListChecks } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { documentsWords as words } from '../../words/documents.ts'

interface ViewJobsButtonProps {
  document: Document
  onViewJobs: (documentId: string) => void
  className?: string
}

/** Spread over its row, so that the whole row is one target. */
export function ViewJobsButton({ document, onViewJobs, className }: ViewJobsButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className={cn('after:absolute after:inset-0 after:content-[""]', className)}
      aria-haspopup="dialog"
      onClick={() => onViewJobs(document.id)}
    >
      <ListChecks aria-hidden />
      {words.viewJobs}
      <span className="sr-only">{document.originalName}</span>
    </Button>
  )
}
