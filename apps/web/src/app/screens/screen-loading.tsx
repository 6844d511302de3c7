import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'

export function ScreenLoading() {
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-2 h-5 w-96 max-w-full" />
      <Skeleton shape="card" className="mt-6 h-72 w-full" />
    </div>
  )
}
