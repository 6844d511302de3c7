import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminWords as words } from '../../words/admin.ts'
import { common } from '../../words/common.ts'
import { DatabaseCard } from './database-card.tsx'
import { HealthCard } from './health-card.tsx'
import { PlatformCards } from './metric-cards.tsx'
import { TenantList } from './tenant-list.tsx'
import { useMetrics } from './use-metrics.ts'

export function AdminOverview() {
  const { data, isError, refetch } = useMetrics()
  if (isError && !data) {
    return (
      <Card>
        <EmptyState
          icon={CloudOff}
          title={words.failed}
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <>
      <PlatformCards metrics={data} />
      {data ? (
        <div className="grid gap-5">
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <HealthCard health={data.health} />
            <DatabaseCard database={data.database} />
          </div>
          <TenantList tenants={data.tenants} scope={data.scope} />
        </div>
      ) : (
        <div role="status" className="grid gap-5 xl:grid-cols-2">
          <span className="sr-only">{words.loading}</span>
          <Skeleton shape="card" className="h-112" />
          <Skeleton shape="card" className="h-112" />
        </div>
      )}
    </>
  )
}
