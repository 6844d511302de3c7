import { CloudOff, History, SearchX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { common } from '../../words/common.ts'
import { activityWords as words } from '../../words/recent-activity.ts'

interface NoEventsProps {
  failed: boolean
  filtered: boolean
  onRetry: () => void
  /** Left out: there are no filters to clear here. */
  onClear?: () => void
}

export function NoEvents({ failed, filtered, onRetry, onClear }: NoEventsProps) {
  const [icon, title, description] = failed
    ? [CloudOff, words.loadFailed, undefined]
    : filtered
      ? [SearchX, words.noneMatching, undefined]
      : [History, words.none, words.noneHint]
  const onPress = failed ? onRetry : filtered ? onClear : undefined
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={description}
      action={
        onPress && (
          <Button variant="outline" size="sm" onClick={onPress}>
            {failed ? common.tryAgain : common.clearFilters}
          </Button>
        )
      }
    />
  )
}
