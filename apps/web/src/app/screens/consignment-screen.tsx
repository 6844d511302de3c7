import type { ConsignmentDocument } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileX } from 'lucide-react'
import { consignmentDetailQuery } from '../../api/queries/consignments.ts'
import { serverCode, serverMessage } from '../../api/request.ts'
import { useSession } from '../../features/accounts/current-user.ts'
import { CabotageCard } from '../../features/consignments/cabotage-card.tsx'
import { ComparedCard } from '../../features/consignments/compared-card.tsx'
import { ConsignmentHeading } from '../../features/consignments/consignment-heading.tsx'
import { ContradictionsCard } from '../../features/consignments/contradictions-card.tsx'
import { DocumentsCard } from '../../features/consignments/documents-card.tsx'
import { RequiredCard } from '../../features/consignments/required-card.tsx'
import { ApproveDocuments } from '../../features/documents/acts/approve-documents.tsx'
import { DocumentStatusBadge } from '../../features/documents/document-status.tsx'
import { scoreBand } from '../../features/documents/score-band.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { consignmentPageWords as words } from '../../words/consignments.ts'

const route = getRouteApi('/consignments/$id')

const HEADING = 'consignment'

export function ConsignmentScreen() {
  const { id } = route.useParams()
  const user = useSession().user
  const { data, isError, error, refetch } = useQuery(consignmentDetailQuery(id))
  if (isError && !data) {
    const isGone = serverCode(error) === 'not_found'
    return (
      <Card>
        <EmptyState
          icon={FileX}
          title={isGone ? words.notFound : words.loadFailed}
          description={isGone ? words.notFoundHint : (serverMessage(error) ?? undefined)}
          action={
            <div className="flex flex-wrap items-center justify-center gap-4">
              {!isGone && (
                <Button variant="outline" size="sm" onClick={() => void refetch()}>
                  {common.tryAgain}
                </Button>
              )}
              <Link to="/consignments" className="text-sm text-ink-muted hover:text-brand">
                {words.back}
              </Link>
            </div>
          }
        />
      </Card>
    )
  }
  if (!data) return <Skeleton className="h-[70dvh]" />
  return (
    <>
      <title>{common.page(data.title)}</title>
      <ConsignmentHeading
        consignment={data}
        approval={
          <ApproveDocuments
            documents={data.papers}
            me={user?.id ?? null}
            mayApprove={user?.tenants[0]?.role === 'compliance_manager'}
            headingId={HEADING}
          />
        }
        headingId={HEADING}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(22rem,1fr)]">
        <div className="grid min-w-0 gap-5">
          <ContradictionsCard consignment={data} />
          <DocumentsCard consignment={data} standingOf={standingOf} />
          <ComparedCard compared={data.compared} />
        </div>
        <div className="grid min-w-0 gap-5">
          <RequiredCard consignment={data} />
          {data.cabotage.map((watch) => (
            <CabotageCard key={`${watch.vehicle} ${watch.country}`} watch={watch} />
          ))}
        </div>
      </div>
    </>
  )
}

function standingOf({ status, judged, score }: ConsignmentDocument) {
  return (
    <>
      <DocumentStatusBadge status={status} judged={judged} />
      {score !== null && <Badge variant={scoreBand(score)}>{words.score(score)}</Badge>}
    </>
  )
}
