import type { Violation } from '@efti-hub/contract'
import { CalendarClock } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { exactTime, formatDay } from '../../words/format.ts'
import { violationsWords as words } from '../../words/violations.ts'

type Due = Pick<Violation, 'status' | 'dueAt' | 'dueReason'>

/** When it has to be corrected, and since when it is late; the reason for that day is shown on hover. */
export function DueMark({ violation: { status, dueAt, dueReason } }: { violation: Due }) {
  if (status !== 'open' || !dueAt) return null
  const late = new Date(dueAt) < new Date()
  const atOnce = dueReason === 'taken-over' || dueReason === 'no-date'
  const why = dueReason && words.dueReasons[dueReason]
  return (
    <span
      title={atOnce ? (why ?? undefined) : [exactTime(dueAt), why].filter(Boolean).join(': ')}
      className={cn('inline-flex items-center gap-1', late || atOnce ? 'text-error' : 'text-ink-muted')}
    >
      <CalendarClock className="size-3.5 shrink-0" aria-hidden />
      {atOnce ? words.dueNow : `${late ? words.dueOverdue : words.due} ${formatDay(dueAt)}`}
    </span>
  )
}
