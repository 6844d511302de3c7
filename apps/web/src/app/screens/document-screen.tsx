import type { DocumentDetail } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, FileText, FileX } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { documentQuery } from '../../api/queries/documents.ts'
import { serverCode, serverMessage } from '../../api/request.ts'
import { useSession } from '../../features/accounts/current-user.ts'
import { KindChoice } from '../../features/consignment/kind-choice.tsx'
import { KindMark } from '../../features/consignment/kind-mark.tsx'
import { DecisionActions } from '../../features/decisions/decision-actions.tsx'
import { DocumentHeading } from '../../features/documents/document-heading.tsx'
import { FactsLine } from '../../features/documents/facts-line.tsx'
import { FailureNotice, useFailureReason } from '../../features/documents/failure-reason.tsx'
import { Jobs } from '../../features/documents/jobs.tsx'
import { ReadAgain } from '../../features/documents/read-again.tsx'
import { InTrash } from '../../features/documents/trash/in-trash.tsx'
import { PartnerRequests } from '../../features/partner-requests/partner-requests.tsx'
import { AlsoHere } from '../../features/presence/also-here.tsx'
import { SplitNotice } from '../../features/splitting/split-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { kindLabel, documentWords as words } from '../../words/document.ts'
import { jobsWords } from '../../words/documents.ts'
import { listWords } from '../../words/lists.ts'
import { type CameFrom, cameFrom } from '../document/came-from.ts'
import type { Tab } from '../document/data-tabs.tsx'
import { ListSteps } from '../document/list-steps.tsx'
import { MoreActions } from '../document/more-actions.tsx'
import { PlanAction } from '../document/plan-action.tsx'
import { Review } from '../document/review.tsx'
import { useNeighbours } from '../document/use-neighbours.ts'

const route = getRouteApi('/documents/$id')

export function DocumentScreen() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const user = useSession().user
  const from = useMemo(() => cameFrom(search.from), [search.from])
  const neighbours = useNeighbours(from, id, user?.tenantId ?? null)
  const document = useQuery(documentQuery(id))
  const isGone = document.isError && serverCode(document.error) === 'not_found'
  if (isGone || (document.isError && !document.data)) {
    const failure = (
      <EmptyState
        icon={FileX}
        title={isGone ? words.notFound : words.loadFailed}
        description={isGone ? words.notFoundHint : (serverMessage(document.error) ?? undefined)}
        action={
          <div className="flex flex-wrap items-center justify-center gap-4">
            {!isGone && (
              <Button variant="outline" size="sm" onClick={() => void document.refetch()}>
                {common.tryAgain}
              </Button>
            )}
            <Back from={from} />
          </div>
        }
      />
    )
    return (
      <Card>
        {isGone ? (
          <InTrash
            documentId={id}
            mayRestore={user?.tenants[0]?.role !== 'auditor'}
            back={<Back from={from} />}
            otherwise={failure}
          />
        ) : (
          failure
        )}
      </Card>
    )
  }
  if (!document.data) return <Skeleton className="h-[70dvh]" />
  return (
    <>
      <title>{common.page(document.data.originalName)}</title>
      <DocumentHeading
        document={document.data}
        kind={<Kind document={document.data} />}
        back={<Back from={from} />}
        alsoHere={<AlsoHere documentId={id} me={user?.id ?? ''} />}
        steps={<ListSteps neighbours={neighbours} from={search.from} />}
        more={
          <MoreActions
            document={document.data}
            me={user?.id ?? null}
            mayChange={user?.tenants[0]?.role !== 'auditor'}
          />
        }
        plan={
          document.data.latestCheck &&
          document.data.can.includes('correct') && (
            <PlanAction documentId={id} documentName={document.data.originalName} />
          )
        }
        facts={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FactsLine
              document={document.data}
              me={user?.id ?? null}
              mayChange={user?.tenants[0]?.role !== 'auditor'}
            />
            {document.data.kind !== null && (
              <PartnerRequests documentId={id} mayAsk={document.data.can.includes('correct')} />
            )}
          </div>
        }
        decision={
          document.data.kind !== null && (
            <DecisionActions
              document={document.data}
              mayDecide={user?.tenants[0]?.role === 'compliance_manager'}
            />
          )
        }
      />
      <SplitNotice document={document.data} />
      {document.data.kind === null ? (
        <Unread document={document.data} />
      ) : (
        <>
          {document.data.status === 'failed' && <FailureNotice documentId={id} />}
          <Looked
            key={id}
            document={document.data}
            me={user?.id ?? null}
            opensEditor={from.list === 'violations'}
          />
        </>
      )}
    </>
  )
}

function Back({ from }: { from: CameFrom }) {
  const look = 'inline-flex w-fit items-center gap-1.5 text-sm text-ink-muted hover:text-brand'
  const content = (
    <>
      <ArrowLeft className="size-4" aria-hidden />
      {listWords.back[from.list]}
    </>
  )
  if (from.list === 'results') {
    return (
      <Link to="/results" search={from.filters} className={look}>
        {content}
      </Link>
    )
  }
  return from.list === 'violations' ? (
    <Link to="/violations" search={from.filters} className={look}>
      {content}
    </Link>
  ) : (
    <Link to="/processing" search={from.filters} className={look}>
      {content}
    </Link>
  )
}

function Kind({ document: { id, kind, kindFacts, can } }: { document: DocumentDetail }) {
  if (!kind) return null
  return (
    <>
      {can.includes('correct') ? (
        <KindChoice documentId={id} kind={kind} isDomestic={kindFacts?.isDomestic ?? false} />
      ) : (
        <span>{kindLabel(kind, kindFacts?.isDomestic)}</span>
      )}
      {kindFacts && <KindMark facts={kindFacts} />}
    </>
  )
}

function Unread({
  document: { id: documentId, originalName: documentName, status },
}: {
  document: DocumentDetail
}) {
  const failed = status === 'failed'
  const reason = useFailureReason(documentId, failed)
  return (
    <div className="grid gap-5">
      <Card>
        <EmptyState
          icon={failed ? FileX : FileText}
          title={failed ? words.unreadable : words.notRead}
          description={failed ? reason : words.notReadHint}
        />
      </Card>
      <Card aria-labelledby="jobs">
        <CardHeader title={jobsWords.title} titleId="jobs" />
        <Jobs documentId={documentId} active />
        <ReadAgain documentId={documentId} documentName={documentName} active />
      </Card>
    </div>
  )
}

/** Moving from value to value must not wait for the address, which follows when the person pauses. */
const ADDRESS_FOLLOWS_MS = 250

interface LookedProps {
  document: DocumentDetail
  me: string | null
  opensEditor: boolean
}

/** The address contains what is looked at: a value, and the tab beside the document. */
function Looked({ document, me, opensEditor }: LookedProps) {
  const { field, tab } = route.useSearch()
  const [active, setActive] = useState(field)
  useEffect(() => setActive(field), [field])
  const navigate = route.useNavigate()
  const change = useCallback(
    (next: { field?: string; tab?: Exclude<Tab, 'values'> }) =>
      void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  useEffect(() => {
    if (active === field) return
    const timer = setTimeout(() => change({ field: active }), ADDRESS_FOLLOWS_MS)
    return () => clearTimeout(timer)
  }, [active, field, change])
  const onSelect = useCallback(
    (path: string) => {
      setActive(path)
      if (tab) change({ tab: undefined })
    },
    [change, tab],
  )
  const onTab = useCallback(
    (chosen: Tab) => change({ tab: chosen === 'values' ? undefined : chosen }),
    [change],
  )
  return (
    <Review
      document={document}
      me={me}
      active={active ?? null}
      opensEditor={opensEditor}
      tab={tab ?? 'values'}
      onSelect={onSelect}
      onLook={setActive}
      onTab={onTab}
    />
  )
}
