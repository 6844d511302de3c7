import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { documentCountsQuery } from '../../api/queries/document-counts.ts'
import { common } from '../../words/common.ts'
import { formatNumber } from '../../words/format.ts'
import { workCountWords as words } from '../../words/work-counts.ts'

/** What is to be done, each count beside the list that has as many rows; a dash until it is known. */
export function WorkCounts({ mayChange }: { mayChange: boolean }) {
  const { data } = useQuery(documentCountsQuery())
  const counts = [
    // Nothing waits for somebody whose role only reads.
    ...(mayChange ? [['needs-me', data?.needsMe, words.needsMeHint] as const] : []),
    ['waiting', data?.waiting, words.waitingHint],
    ['done-week', data?.doneWeek, words.today(data?.doneToday)],
  ] as const
  return (
    <section aria-label={words.region} className="mb-5 grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
      {counts.map(([work, count, hint]) => (
        <Link
          key={work}
          to="/processing"
          search={{ work }}
          className="rounded-lg border border-line bg-surface px-4 py-3 shadow-raised hover:bg-hover"
        >
          <span className="flex items-baseline justify-between gap-3 font-medium">
            {words[work]}
            <span className="text-xl font-semibold tabular-nums">
              {count === undefined ? common.unknown : formatNumber(count)}
            </span>
          </span>
          <span className="text-sm text-ink-muted">{hint}</span>
        </Link>
      ))}
    </section>
  )
}
