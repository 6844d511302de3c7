import type { DocumentDetail, PagesAnswer } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileText, FileX } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { documentKey, pagesKey } from '../../api/keys.ts'
import { serverMessage } from '../../api/request.ts'
import { ConsignmentPanel } from '../../features/consignment/consignment-panel.tsx'
import { KindChoice } from '../../features/consignment/kind-choice.tsx'
import { placesOf } from '../../features/consignment/places-of.ts'
import { useConsignment, useDocumentViolations } from '../../features/consignment/use-consignment.ts'
import { DocumentHeading } from '../../features/documents/document-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageViewer } from '../../ui/page-viewer/page-viewer.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common } from '../../words/common.ts'
import { consignmentWords } from '../../words/consignment.ts'
import { kindLabel, documentWords as words } from '../../words/document.ts'

const route = getRouteApi('/documents/$id')

export function DocumentScreen() {
  const { id } = route.useParams()
  const document = useQuery<DocumentDetail>({ queryKey: documentKey(id) })
  if (document.isError && !document.data) {
    return (
      <Card>
        <EmptyState
          icon={FileX}
          title={words.notFound}
          description={serverMessage(document.error) ?? words.notFoundHint}
        />
      </Card>
    )
  }
  if (!document.data) return <Skeleton className="h-[70dvh]" />
  return (
    <>
      <title>{common.page(document.data.originalName)}</title>
      <DocumentHeading document={document.data} kind={<Kind document={document.data} />} />
      {document.data.kind === null ? (
        <Unread failed={document.data.status === 'failed'} documentId={id} />
      ) : (
        <Card className="grid grid-cols-1 overflow-hidden lg:h-[calc(100dvh-11rem)] lg:grid-cols-[minmax(0,1.15fr)_minmax(22rem,1fr)]">
          <Review document={document.data} />
        </Card>
      )}
    </>
  )
}

function Kind({ document: { id, kind, can } }: { document: DocumentDetail }) {
  if (!kind) return null
  return can.includes('correct') ? <KindChoice documentId={id} kind={kind} /> : <span>{kindLabel(kind)}</span>
}

function Unread({ failed, documentId }: { failed: boolean; documentId: string }) {
  return (
    <Card>
      <EmptyState
        icon={failed ? FileX : FileText}
        title={failed ? words.unreadable : words.notRead}
        description={failed ? undefined : words.notReadHint}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/processing" search={{ jobs: documentId }}>
              {words.jobs}
            </Link>
          </Button>
        }
      />
    </Card>
  )
}

/** Paper left, data right; a click on one shows the other. */
function Review({ document }: { document: DocumentDetail }) {
  const { id } = document
  const { field: active = null } = route.useSearch()
  const navigate = route.useNavigate()
  const select = useCallback(
    (field: string) => void navigate({ search: { field }, replace: true, resetScroll: false }),
    [navigate],
  )
  const consignment = useConsignment(id)
  const violations = useDocumentViolations(id)
  const pages = useQuery<PagesAnswer>({ queryKey: pagesKey(id) })
  const rows = violations.data?.items
  const highlights = useMemo(
    () => placesOf(consignment.data?.fields ?? [], rows ?? []),
    [consignment.data, rows],
  )
  const shown = pages.data?.items.filter((page) => page.hasImage) ?? []
  return (
    <>
      <div className="h-[60dvh] min-h-0 border-line max-lg:border-b lg:h-auto lg:border-r">
        {pages.isPending ? (
          <Skeleton className="h-full rounded-none" />
        ) : shown.length > 0 ? (
          <PageViewer
            pages={shown}
            imageUrl={(page, width) => `/api/documents/${id}/pages/${page}/image?width=${width}`}
            highlights={highlights}
            activeId={active}
            onSelect={select}
          />
        ) : (
          <EmptyState
            icon={FileText}
            title={pages.isError ? words.pagesFailed : words.noPages}
            description={pages.isError ? (serverMessage(pages.error) ?? undefined) : words.noPagesHint}
          />
        )}
      </div>
      <ScrollArea label={consignmentWords.title} className="min-h-0">
        {consignment.data ? (
          <ConsignmentPanel
            documentId={id}
            consignment={consignment.data}
            violations={rows ?? []}
            mayEdit={document.can.includes('correct')}
            active={active}
            onSelect={select}
          />
        ) : consignment.isError ? (
          <EmptyState
            icon={FileText}
            title={consignmentWords.loadFailed}
            description={serverMessage(consignment.error) ?? undefined}
          />
        ) : (
          <Skeleton className="m-5 h-96" />
        )}
      </ScrollArea>
    </>
  )
}
