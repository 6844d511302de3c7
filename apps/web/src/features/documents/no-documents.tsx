import { CloudOff, FileText, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { common } from '../../words/common.ts'
import { documentsWords as words } from '../../words/documents.ts'

interface NoDocumentsProps {
  failed: boolean
  filtered: boolean
  hint: string
  onRetry: () => void
  onClear?: () => void
  /** What to begin with, where nothing is there. */
  action?: ReactNode
}

/** The three reasons why a list has no rows, each with the next step. */
export function NoDocuments({ failed, filtered, hint, onRetry, onClear, action }: NoDocumentsProps) {
  if (failed) {
    return (
      <EmptyState
        icon={CloudOff}
        title={words.loadFailed}
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      />
    )
  }
  if (filtered) {
    return (
      <EmptyState
        icon={SearchX}
        title={words.noMatch}
        description={words.noMatchHint}
        action={
          <Button variant="outline" size="sm" onClick={onClear}>
            {common.clearFilters}
          </Button>
        }
      />
    )
  }
  return <EmptyState icon={FileText} title={words.none} description={hint} action={action} />
}
