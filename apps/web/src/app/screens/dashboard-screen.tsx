import { useSession } from '../../features/accounts/current-user.ts'
import { RecentDocuments } from '../../features/documents/recent-documents.tsx'
import { UploadCard } from '../../features/intake/upload-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { dashboardWords as words } from '../../words/screens.ts'

export function DashboardScreen() {
  const tenantId = useSession().user?.tenantId ?? null
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <UploadCard tenantId={tenantId} />
        <RecentDocuments tenantId={tenantId} />
      </div>
    </>
  )
}
