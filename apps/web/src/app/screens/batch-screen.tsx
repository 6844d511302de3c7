import { useSession } from '../../features/accounts/current-user.ts'
import { DocumentStatusBadge } from '../../features/documents/document-status.tsx'
import { BatchPanel } from '../../features/intake/batch/batch-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { batchWords as words } from '../../words/batch.ts'
import { common } from '../../words/common.ts'

export function BatchScreen() {
  const user = useSession().user
  const role = user?.tenants[0]?.role
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {user?.tenantId ? (
        <BatchPanel
          tenantId={user.tenantId}
          userId={user.id}
          forbidden={role === 'auditor' ? words.mayNot : undefined}
          statusMark={(status) => <DocumentStatusBadge status={status} />}
        />
      ) : (
        <p className="text-ink-muted">{words.noTenant}</p>
      )}
    </>
  )
}
