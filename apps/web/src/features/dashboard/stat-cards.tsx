import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { MetricCard } from '../../ui/metric-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { rateBand } from '../../ui/rate-band.ts'
import { common } from '../../words/common.ts'
import { statWords as words } from '../../words/dashboard.ts'
import { countryName, formatNumber, formatShare } from '../../words/format.ts'
import { countTrend, rateTrend } from './stat-trends.ts'
import { useDashboard } from './use-dashboard.ts'

export function StatCards({ tenantId }: { tenantId: string | null }) {
  const { data, isLoading, isError, refetch } = useDashboard(tenantId)
  if (isError && !data) {
    return (
      <Notice
        tone="error"
        title={words.failed}
        className="mb-5"
        action={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        }
      />
    )
  }
  const rate = data?.compliance.rate ?? null
  const hasRoutes = data !== undefined && data.countries.total > 0
  return (
    <section aria-label={words.region} className="mb-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <MetricCard
        title={words.documents}
        value={data ? formatNumber(data.documents.total) : common.unknown}
        subtitle={data && words.uploaded(data.documents.uploaded.last)}
        trend={data ? countTrend(data.documents.uploaded) : 'coming'}
        status="info"
        loading={isLoading}
        link={(title, className) => (
          <Link to="/processing" className={className}>
            {title}
          </Link>
        )}
      />
      <MetricCard
        title={words.compliance}
        value={rate === null ? common.unknown : formatShare(rate)}
        subtitle={
          rate !== null && data
            ? words.compliant(data.compliance.compliant, data.compliance.checked)
            : words.notChecked
        }
        trend={data ? rateTrend(data.compliance) : 'coming'}
        status={rate === null ? undefined : rateBand(rate)}
        loading={isLoading}
        link={(title, className) => (
          <Link to="/results" className={className}>
            {title}
          </Link>
        )}
      />
      <MetricCard
        title={words.people}
        value={data ? formatNumber(data.people.active.last) : common.unknown}
        subtitle={data && words.members(data.people.members)}
        trend={data ? countTrend(data.people.active) : 'coming'}
        status="info"
        loading={isLoading}
        link={(title, className) => (
          <Link to="/settings" className={className}>
            {title}
          </Link>
        )}
      />
      <MetricCard
        title={words.countries}
        value={hasRoutes ? formatNumber(data.countries.total) : common.unknown}
        subtitle={
          hasRoutes
            ? data.countries.most
                .slice(0, 3)
                .map(({ code }) => countryName(code))
                .join(', ')
            : words.noCountries
        }
        trend={data ? countTrend(data.countries.routes) : 'coming'}
        status="info"
        loading={isLoading}
        link={(title, className) => (
          <Link to="/results" className={className}>
            {title}
          </Link>
        )}
      />
    </section>
  )
}
