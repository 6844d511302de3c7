import { WifiOff } from 'lucide-react'
import { liveWords as words } from '../../words/live.ts'
import type { ConnectionState } from './job-socket.ts'

interface ConnectionNoticeProps {
  state: ConnectionState
  wasConnected: boolean
  isOnline: boolean
}

/** Without a connection what is on screen stays, and says that it is not the latest. */
export function ConnectionNotice({ state, wasConnected, isOnline }: ConnectionNoticeProps) {
  const title = !isOnline ? words.offline : wasConnected && state !== 'connected' ? words.unreachable : null
  return (
    <div role="status" className="sticky top-header z-20">
      {title && (
        <p className="flex items-center gap-3 border-b border-warning/30 bg-warning-soft px-4 py-2 md:px-6">
          <WifiOff className="size-4 shrink-0 text-warning" aria-hidden />
          <span>
            <b className="font-medium">{title}</b> <span className="text-sm">{words.lastShown}</span>
          </span>
        </p>
      )}
    </div>
  )
}
