import type { AdminMetrics, TenantSummary } from '@efti-hub/contract'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rateBand } from '../../ui/rate-band.ts'
import { adminWords as words } from '../../words/admin.ts'
import { common } from '../../words/common.ts'
import { formatShare } from '../../words/format.ts'
import { TenantDialog } from './tenant-dialog.tsx'
import { TenantStatusBadge } from './tenant-status.tsx'

export function TenantList({ tenants, scope }: Pick<AdminMetrics, 'tenants' | 'scope'>) {
  const [shown, setShown] = useState<TenantSummary | null>(null)
  const [open, setOpen] = useState(false)
  const show = (tenant: TenantSummary) => {
    setShown(tenant)
    setOpen(true)
  }
  return (
    <Card aria-labelledby="tenant-overview">
      <CardHeader title={words.overview} titleId="tenant-overview" description={words.overviewHint[scope]} />
      {tenants.length === 0 ? (
        <EmptyState icon={Building2} title={words.none} description={words.noneHint} />
      ) : (
        <ul aria-labelledby="tenant-overview" className="divide-y divide-line border-t border-line">
          {tenants.map((tenant) => (
            <Tenant key={tenant.id} tenant={tenant} onShow={() => show(tenant)} />
          ))}
        </ul>
      )}
      {shown && <TenantDialog tenant={shown} open={open} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Tenant({ tenant, onShow }: { tenant: TenantSummary; onShow: () => void }) {
  const { tenantName, status, documents, violations, complianceRate } = tenant
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium" title={tenantName}>
            {tenantName}
          </span>
          <TenantStatusBadge status={status} />
        </p>
        <p className="mt-0.5 text-sm text-ink-muted tabular-nums">
          {words.documents(documents)} · {words.violations(violations)}
        </p>
      </div>
      <Badge
        variant={complianceRate === null ? 'secondary' : rateBand(complianceRate)}
        className="tabular-nums"
      >
        {words.compliant(complianceRate === null ? common.unknown : formatShare(complianceRate))}
      </Badge>
      <Button variant="outline" size="sm" aria-label={words.detailsOf(tenantName)} onClick={onShow}>
        {words.details}
      </Button>
    </li>
  )
}
