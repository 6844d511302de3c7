import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { violationsWords as words } from '../../words/violations.ts'

export function ViolationsLoading() {
  return (
    <div role="status" aria-label={words.loading} className="grid gap-4">
      {['first', 'second'].map((card) => (
        <Card key={card} className="grid gap-3 p-5">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Card>
      ))}
    </div>
  )
}
