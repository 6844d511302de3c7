import { useConnectionState } from '../../features/live/live-updates.tsx'
import { Badge } from '../../ui/badge.tsx'
import { common } from '../../words/common.ts'
import { shellWords } from '../../words/shell.ts'

const SHOWN_UP_TO = 99

/** Gray while no new events arrive. */
export function LiveBadge() {
  const isLive = useConnectionState() === 'connected'
  return (
    <Badge variant={isLive ? 'success' : 'secondary'} className="ml-auto">
      <span className="size-1.5 rounded-full bg-current" aria-hidden />
      {shellWords.live}
    </Badge>
  )
}

/** Always there; the figure is not known until the server has answered. */
export function OpenViolationsBadge({ count }: { count: number | null }) {
  const text = count === null ? common.unknown : count > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : String(count)
  return (
    <Badge variant={count ? 'warning' : 'secondary'} className="ml-auto min-w-6 justify-center tabular-nums">
      <span aria-hidden>{text}</span>
      {count !== null && <span className="sr-only">{shellWords.openViolations(count)}</span>}
    </Badge>
  )
}
