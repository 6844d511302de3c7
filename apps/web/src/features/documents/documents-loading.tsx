import { Skeleton } from '../../ui/skeleton.tsx'
import { documentsWords as words } from '../../words/documents.ts'

/** As tall as the rows that are on their way. */
export function DocumentsLoading({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={words.listLoading} className="border-t border-line">
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className="flex h-14 items-center gap-3 border-b border-line px-5 last:border-b-0">
          <Skeleton shape="tile" className="size-8 shrink-0" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton shape="pill" className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  )
}
