import type { AuditEvent } from '@efti-hub/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { Time } from '../../ui/time.tsx'
import { auditWords as words } from '../../words/audit.ts'
import { aboutWhat } from '../../words/recent-activity.ts'
import { EventDetail } from './event-detail.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One line of the trail; opened it shows the values before and after. */
export function EventEntry({ event }: { event: AuditEvent }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="@container border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 text-left -outline-offset-2! transition-colors hover:bg-hover sm:px-5 @3xl:grid-cols-[minmax(0,1fr)_10rem_11rem_6rem_1rem]"
      >
        <span className="min-w-0">
          <span className="block wrap-anywhere">
            <span className="font-medium">{event.actionLabel}:</span> {aboutWhat(event)}
          </span>
          {event.details && (
            <span className={cn('block text-sm text-ink-muted wrap-anywhere', !open && 'line-clamp-2')}>
              {event.details}
            </span>
          )}
        </span>
        <span className="truncate text-sm text-ink-muted @max-3xl:col-start-1 @3xl:pt-px @3xl:text-base">
          <span className="sr-only">{words.by} </span>
          {event.userName}
        </span>
        <span className="text-sm text-ink-muted tabular-nums @max-3xl:col-start-1 @3xl:pt-0.5">
          <Time at={event.timestamp} />
        </span>
        <span className="@max-3xl:col-start-2 @max-3xl:row-start-1 @max-3xl:justify-self-end">
          <StatusBadge status={event.status} />
        </span>
        <ChevronDown
          className={cn(
            'mt-1 size-4 text-ink-muted transition-transform @max-3xl:hidden',
            open && 'rotate-180',
          )}
          aria-hidden
        />
      </button>
      {open && (
        <div id={id} className="px-4 pb-4 sm:px-5">
          <EventDetail id={event.id} />
        </div>
      )}
    </li>
  )
}
