import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useSession } from '../../features/accounts/current-user.ts'
import { TrashCard } from '../../features/documents/trash/trash-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { trashWords as words } from '../../words/trash.ts'

export function TrashScreen() {
  const user = useSession().user
  return (
    <>
      <title>{common.page(words.title)}</title>
      <Link
        to="/processing"
        className="mb-3 inline-flex w-fit items-center gap-1.5 text-sm text-ink-muted hover:text-brand"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {words.back}
      </Link>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <TrashCard tenantId={user?.tenantId ?? null} mayRestore={user?.tenants[0]?.role !== 'auditor'} />
    </>
  )
}
