import { AdminActions } from '../../features/admin/admin-actions.tsx'
import { AdminOverview } from '../../features/admin/admin-overview.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { adminWords as words } from '../../words/admin.ts'
import { common } from '../../words/common.ts'

export function AdminScreen() {
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} action={<AdminActions />} />
      <AdminOverview />
    </>
  )
}
