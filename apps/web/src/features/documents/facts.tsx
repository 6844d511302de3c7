import type { Document, DocumentSummary, Severity } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { membersQuery } from '../../api/queries/members.ts'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { SEVERITY_LOOKS } from '../../ui/severity-look.ts'
import { countryName } from '../../words/format.ts'
import { dayOfToday, formatPrinted } from '../../words/printed-day.ts'
import { sinceDay } from '../../words/since.ts'
import { severityLabels } from '../../words/violations.ts'
import { workListWords as words } from '../../words/work-list.ts'

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const satisfies Severity[]

type Summary = Pick<DocumentSummary, 'open'>

/** Counts of what is open, the most severe first; icon and number carry it, the word is read out and shown on hover. */
export function OpenViolations({ summary: { open } }: { summary: Summary }) {
  const found = SEVERITIES.filter((severity) => open[severity] > 0)
  if (found.length === 0) return <span className="text-ink-muted">{words.noneOpen}</span>
  return (
    <span className="inline-flex items-center gap-2.5 tabular-nums">
      {found.map((severity) => (
        <OpenOf key={severity} severity={severity} count={open[severity]} />
      ))}
    </span>
  )
}

function OpenOf({ severity, count }: { severity: Severity; count: number }) {
  const { icon: Icon, mark } = SEVERITY_LOOKS[severity]
  const text = words.open(count, severityLabels[severity])
  return (
    <span className="inline-flex items-center gap-1" title={text}>
      <Icon className={cn('size-4', mark)} aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** 'Hamburg, DE → Lyon, FR'; null where neither end is known. */
export function routeOf({ from, to }: Pick<DocumentSummary, 'from' | 'to'>): string | null {
  const [begin, end] = [placeOf(from), placeOf(to)]
  if (!begin && !end) return null
  return words.route(begin ?? words.unknown, end ?? words.unknown)
}

function placeOf({ town, country }: DocumentSummary['from']): string | null {
  return [town, country].filter(Boolean).join(', ') || null
}

/** With the countries in full, for a title. */
export function routeInFull({ from, to }: Pick<DocumentSummary, 'from' | 'to'>): string {
  const full = (place: DocumentSummary['from']) =>
    [place.town, place.country && countryName(place.country)].filter(Boolean).join(', ') || words.unknown
  return words.route(full(from), full(to))
}

export function partiesOf({ consignor, consignee }: DocumentSummary): string | null {
  if (!consignor && !consignee) return null
  return words.route(consignor ?? words.unknown, consignee ?? words.unknown)
}

/** As the document states it, with a mark where its day is over and something is open. */
export function Departure({ document: { summary, status } }: { document: Document }) {
  const { departure } = summary
  if (!departure) return <span className="text-ink-muted">{words.unknown}</span>
  const isOver = departure.slice(0, 10) < dayOfToday()
  const isOpen =
    status === 'under_review' || status === 'failed' || (status === 'completed' && hasOpen(summary))
  return (
    <span className="inline-block leading-snug tabular-nums">
      {formatPrinted(departure)}
      {isOver && isOpen && <span className="block text-sm text-error">{words.departures.overdue}</span>}
    </span>
  )
}

const hasOpen = ({ open }: Summary) => SEVERITIES.some((severity) => open[severity] > 0)

/** The members' names by id, read once for all rows. */
export function useOwnerName() {
  const { data } = useQuery({ ...membersQuery(), staleTime: 60_000 })
  return (id: string): string | null =>
    data ? (data.items.find((member) => member.id === id)?.name ?? words.formerMember) : null
}

export function WaitingMark({ waiting }: { waiting: DocumentSummary['waiting'] }) {
  if (!waiting) return null
  return (
    <Badge
      variant="outline"
      className="max-w-full min-w-0"
      title={`${words.waitingFor(waiting.for)}${words.waitingSince(sinceDay(waiting.since))}`}
    >
      <Hourglass className="shrink-0" aria-hidden />
      <span className="truncate">
        <span>{words.waitingFor(waiting.for)}</span>
        <span>{words.waitingSince(sinceDay(waiting.since))}</span>
      </span>
    </Badge>
  )
}
