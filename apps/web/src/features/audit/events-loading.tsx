import { Skeleton } from '../../ui/skeleton.tsx'
import { activityWords as words } from '../../words/recent-activity.ts'

export function EventsLoading({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={words.loading}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div
          key={row}
          className="flex items-center gap-4 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
        >
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </div>
          <Skeleton className="h-5.5 w-20 rounded-full" />
        </div>
      ))}
    </div>
  )
}
