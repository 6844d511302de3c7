import { CloudOff, FileText, SearchX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { common } from '../../../words/common.ts'
import { recordsWords as words } from '../../../words/results.ts'

interface NoRecordsProps {
  failed: boolean
  filtered: boolean
  onRetry: () => void
  onClear: () => void
}

/** The three reasons why the table has no rows, each with the next step. */
export function NoRecords({ failed, filtered, onRetry, onClear }: NoRecordsProps) {
  if (!failed && !filtered) {
    return <EmptyState icon={FileText} title={words.none} description={words.noneHint} />
  }
  const retry = { icon: CloudOff, title: words.loadFailed, label: common.tryAgain, onAct: onRetry }
  const clear = {
    icon: SearchX,
    title: words.noMatch,
    description: words.noMatchHint,
    label: common.clearFilters,
    onAct: onClear,
  }
  const { label, onAct, ...state } = failed ? retry : clear
  return (
    <EmptyState
      {...state}
      action={
        <Button variant="outline" size="sm" onClick={onAct}>
          {label}
        </Button>
      }
    />
  )
}
