import type { DocumentColumn } from '@efti-hub/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Boxes, Trash2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useSession } from '../../features/accounts/current-user.ts'
import { AllDocuments } from '../../features/documents/all-documents.tsx'
import { type DocumentFilters, documentFilters, filterOf } from '../../features/documents/document-filters.ts'
import { TrySample } from '../../features/intake/try-sample.tsx'
import { UploadCard } from '../../features/intake/upload-card.tsx'
import { ConnectionMark } from '../../features/live/connection-mark.tsx'
import { SavedViews } from '../../features/views/saved-views.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { consignmentsWords } from '../../words/consignments.ts'
import { processingWords as words } from '../../words/screens.ts'
import { trashWords } from '../../words/trash.ts'

const route = getRouteApi('/processing')

export function ProcessingScreen() {
  const user = useSession().user
  const tenantId = user?.tenantId ?? null
  const role = user?.tenants[0]?.role
  const mayUpload = tenantId !== null && role !== 'auditor'
  const search = route.useSearch()
  const filters = useMemo(() => documentFilters({ ...search }), [search])
  const navigate = route.useNavigate()
  const onFilter = useCallback(
    (change: Partial<DocumentFilters>) => {
      // Opening a dialog is a step one can go back from; typing in a filter is not.
      const replace = !change.jobs
      void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
    },
    [navigate],
  )
  const onFilters = useCallback(
    (search: DocumentFilters) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
  )
  const views = (columns: readonly DocumentColumn[]) => (
    <SavedViews
      shown={{ screen: 'documents', query: { ...filterOf(filters), columns: [...columns] } }}
      maySave={mayUpload}
      onChoose={(query) => onFilters(filtersOfView(query))}
    />
  )
  return (
    <>
      <title>{common.page(words.title)}</title>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/consignments">
              <Boxes aria-hidden />
              {consignmentsWords.title}
            </Link>
          </Button>
        }
      />
      <div className="grid gap-5">
        <UploadCard tenantId={tenantId} mayUpload={mayUpload} />
        <AllDocuments
          tenantId={tenantId}
          me={user?.id ?? null}
          may={{ change: mayUpload, approve: role === 'compliance_manager' }}
          filters={filters}
          onFilter={onFilter}
          onFilters={onFilters}
          views={views}
          mark={
            <div className="flex flex-wrap items-center gap-3">
              {tenantId && <ConnectionMark />}
              <Button asChild variant="outline" size="sm">
                <Link to="/processing/trash">
                  <Trash2 aria-hidden />
                  {trashWords.title}
                </Link>
              </Button>
            </div>
          }
          firstStep={mayUpload && <TrySample />}
        />
      </div>
    </>
  )
}

/** A status of a view is one of either filter of the screen. */
function filtersOfView({ status, columns, ...query }: Record<string, unknown>): DocumentFilters {
  const decision = documentFilters({ decision: status }).decision
  return documentFilters({
    ...query,
    ...(decision ? { decision } : { status }),
    columns: Array.isArray(columns) ? columns.join(',') : '',
  })
}
