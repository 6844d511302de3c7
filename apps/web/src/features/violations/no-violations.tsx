import { CloudOff, SearchX, ShieldCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { common } from '../../words/common.ts'
import { violationsWords as words } from '../../words/violations.ts'

interface NoViolationsProps {
  failed: boolean
  filtered: boolean
  onRetry: () => void
  onClear: () => void
}

export function NoViolations({ failed, filtered, onRetry, onClear }: NoViolationsProps) {
  const [icon, title, description] = failed
    ? [CloudOff, words.loadFailed, undefined]
    : filtered
      ? [SearchX, words.none, words.noneMatching]
      : [ShieldCheck, words.none, words.noneAtAll]
  return (
    <Card>
      <EmptyState
        icon={icon}
        title={title}
        description={description}
        action={
          (failed || filtered) && (
            <Button variant="outline" size="sm" onClick={failed ? onRetry : onClear}>
              {failed ? common.tryAgain : common.clearFilters}
            </Button>
          )
        }
      />
    </Card>
  )
}
