import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { firstDayQuery } from '../../api/queries/overview.ts'
import { useSession } from '../../features/accounts/current-user.ts'
import { RecentActivity } from '../../features/audit/recent-activity.tsx'
import { QuickActions } from '../../features/dashboard/quick-actions.tsx'
import { StatCards } from '../../features/dashboard/stat-cards.tsx'
import { RecentDocuments } from '../../features/documents/recent-documents.tsx'
import { WorkCounts } from '../../features/documents/work-counts.tsx'
import { TrySample } from '../../features/intake/try-sample.tsx'
import { UploadCard } from '../../features/intake/upload-card.tsx'
import { useOpenViolations } from '../../features/violations/open-violations.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { dashboardWords as words } from '../../words/screens.ts'

const FirstDayCard = lazy(() => import('../../features/first-day/first-day-card.tsx'))

export function DashboardScreen() {
  const user = useSession().user
  const tenantId = user?.tenantId ?? null
  const role = user?.tenants[0]?.role
  const mayUpload = tenantId !== null && role !== 'auditor'
  const mayManage = tenantId !== null && role === 'compliance_manager'
  const firstDay = useQuery({ ...firstDayQuery(), enabled: mayManage })
  const openViolations = useOpenViolations(tenantId)
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <StatCards tenantId={tenantId} />
      {tenantId && <WorkCounts mayChange={mayUpload} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-5">
          <UploadCard tenantId={tenantId} mayUpload={mayUpload} />
          <QuickActions mayUpload={mayUpload} openViolations={openViolations} />
        </div>
        {/* Held until it is known whether the checklist comes above it: nothing that is on screen moves down. */}
        <div className={firstDay.isLoading ? 'invisible grid gap-5' : 'grid gap-5'}>
          {firstDay.data?.shown && (
            <Suspense fallback={<Skeleton shape="card" className="h-111 sm:h-101" />}>
              <FirstDayCard firstDay={firstDay.data} />
            </Suspense>
          )}
          <RecentActivity tenantId={tenantId} />
          <RecentDocuments tenantId={tenantId} firstStep={mayUpload && <TrySample />} />
        </div>
      </div>
    </>
  )
}
