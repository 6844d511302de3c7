import { useMemo } from 'react'
import { Card } from '../../ui/card.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { auditWords as words } from '../../words/audit.ts'
import { AuditCounters } from './audit-counters.tsx'
import { type AuditFilters, isAuditFiltered } from './audit-filters.ts'
import { AuditToolbar } from './audit-toolbar.tsx'
import { ChainStrip } from './chain-strip.tsx'
import { EventEntry } from './event-entry.tsx'
import { EventsLoading } from './events-loading.tsx'
import { NoEvents } from './no-events.tsx'
import { useCounts, useEvents } from './use-audit.ts'

interface AuditTrailProps {
  tenantId: string | null
  filters: AuditFilters
  onFilter: (change: Partial<AuditFilters>) => void
  onClear: () => void
}

export function AuditTrail({ tenantId, filters, onFilter, onClear }: AuditTrailProps) {
  const { data: counts } = useCounts(filters, tenantId)
  const list = useEvents(filters, tenantId)
  const { data } = list
  const events = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  // Counted at the latest reading; the pages before may be older.
  const latest = data?.pages.at(-1)
  return (
    <>
      <AuditCounters counts={counts} chosen={filters.status} onChoose={(status) => onFilter({ status })} />
      <AuditToolbar filters={filters} onFilter={onFilter} />
      {tenantId && <ChainStrip />}
      {(list.isLoading || events.length > 0) && (
        <p className="mb-3 min-h-lh text-sm text-ink-muted tabular-nums" aria-live="polite">
          {latest && words.shown(events.length, latest.total, latest.totalIsExact)}
        </p>
      )}
      <Card className="overflow-clip">
        {list.isLoading ? (
          <EventsLoading rows={8} />
        ) : events.length === 0 ? (
          <NoEvents
            failed={list.isError}
            filtered={isAuditFiltered(filters)}
            onRetry={() => void list.refetch()}
            onClear={onClear}
          />
        ) : (
          <ul aria-label={words.list}>
            {events.map((event) => (
              <EventEntry key={event.id} event={event} />
            ))}
          </ul>
        )}
      </Card>
      <ShowMore list={list} className="mt-4 flex justify-center" />
    </>
  )
}
