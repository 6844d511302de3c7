import type { TenantSummary } from '@efti-hub/contract'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { confirmThenSave } from '../../api/save-confirmed.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { rateBand } from '../../ui/rate-band.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Time } from '../../ui/time.tsx'
import { adminWords as words } from '../../words/admin.ts'
import { common } from '../../words/common.ts'
import { formatNumber, formatShare } from '../../words/format.ts'
import { TenantStatusBadge } from './tenant-status.tsx'

interface TenantDialogProps {
  tenant: TenantSummary
  open: boolean
  onClose: () => void
}

export function TenantDialog({ tenant, open, onClose }: TenantDialogProps) {
  const { id, tenantName, status, documents, checked, violations, critical, complianceRate } = tenant
  return (
    <Dialog open={open} onClose={onClose} title={tenantName} description={words.meanings[status]}>
      <ScrollArea label={words.figures} className="grid gap-5 px-5 py-4">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
          <Figure label={words.status}>
            <TenantStatusBadge status={status} />
          </Figure>
          <Figure label={words.rate} hint={words.rateOf(checked)}>
            {complianceRate === null ? (
              common.unknown
            ) : (
              <Badge variant={rateBand(complianceRate)}>{formatShare(complianceRate)}</Badge>
            )}
          </Figure>
          <Figure label={words.totalDocuments}>{formatNumber(documents)}</Figure>
          <Figure label={words.openViolations} hint={words.openNow(critical)}>
            {formatNumber(violations)}
          </Figure>
        </dl>
        {violations > 0 && (
          <Notice tone="warning" title={words.active(violations)}>
            {words.activeHint}
          </Notice>
        )}
        <Activity tenant={tenant} />
      </ScrollArea>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
        <Button variant="outline" onClick={onClose}>
          {common.close}
        </Button>
        <Button asChild>
          <a href={`/api/admin/tenants/${id}/export`} download onClick={confirmThenSave}>
            <Download aria-hidden />
            {words.exportData}
          </a>
        </Button>
      </div>
    </Dialog>
  )
}

function Figure({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="mt-1 text-lg font-semibold tabular-nums">{children}</dd>
      {hint && <dd className="text-sm text-ink-muted">{hint}</dd>}
    </div>
  )
}

function Activity({ tenant: { members, activity, createdAt } }: { tenant: TenantSummary }) {
  const names = words.activities
  const counts = [
    [names.members, members],
    [names.week, activity.uploadedInWeek],
    [names.month, activity.uploadedInMonth],
    [names.underWay, activity.jobsUnderWay],
    [names.completed, activity.jobsCompletedInDay],
    [names.failed, activity.jobsFailedInDay],
  ] as const
  const moments = [
    [names.lastUpload, activity.lastUploadAt],
    [names.lastProcessed, activity.lastProcessedAt],
    [names.created, createdAt],
  ] as const
  return (
    <section>
      <h3 className="font-medium">{words.activity}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {counts.map(([label, count]) => (
          <Line key={label} label={label}>
            {formatNumber(count)}
          </Line>
        ))}
        {moments.map(([label, at]) => (
          <Line key={label} label={label}>
            {at ? <Time at={at} /> : common.unknown}
          </Line>
        ))}
      </dl>
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-sm font-medium tabular-nums">{children}</dd>
    </div>
  )
}
