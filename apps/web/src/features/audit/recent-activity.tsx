import type { AuditEvent } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { Time } from '../../ui/time.tsx'
import { aboutWhat, auditStatusLabels, activityWords as words } from '../../words/recent-activity.ts'
import { EventsLoading } from './events-loading.tsx'
import { NoEvents } from './no-events.tsx'
import { STATUS_LOOKS } from './status-look.ts'
import { useRecentEvents } from './use-recent-events.ts'

const SHOWN = 4

/** The card of the dashboard. */
export function RecentActivity({ tenantId }: { tenantId: string | null }) {
  const { data, isLoading, isError, refetch } = useRecentEvents(tenantId, SHOWN)
  const events = data?.items ?? []
  return (
    <Card aria-labelledby="recent-activity" className="overflow-clip">
      <CardHeader
        title={words.recent}
        titleId="recent-activity"
        description={words.recentDescription}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/audit">
              {words.viewAll}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        }
      />
      {isLoading ? (
        <EventsLoading rows={SHOWN} />
      ) : events.length === 0 ? (
        <NoEvents failed={isError} filtered={false} onRetry={() => void refetch()} />
      ) : (
        <ul className="border-t border-line">
          {events.map((event) => (
            <RecentEvent key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentEvent({ event }: { event: AuditEvent }) {
  const { icon: Icon, mark } = STATUS_LOOKS[event.status]
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0 sm:px-5">
      <Icon
        className={cn('mt-0.5 size-4 shrink-0', mark)}
        role="img"
        aria-label={auditStatusLabels[event.status]}
      />
      <span className="min-w-0 flex-1">
        <span
          className="block truncate max-sm:line-clamp-2 max-sm:whitespace-normal"
          title={aboutWhat(event)}
        >
          <span className="font-medium">{event.actionLabel}:</span> {aboutWhat(event)}
        </span>
        <span className="flex gap-1 text-sm whitespace-nowrap text-ink-muted tabular-nums">
          <span className="truncate">{event.userName}</span>
          <span className="shrink-0">
            · <Time at={event.timestamp} brief />
          </span>
        </span>
      </span>
    </li>
  )
}
