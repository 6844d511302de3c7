import type { ConsignmentField, DocumentDetail, Remark, ViolationRow } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { memo, useCallback, useMemo } from 'react'
import { pagesQuery } from '../../api/queries/documents.ts'
import { serverMessage } from '../../api/request.ts'
import { markedPlaces } from '../../features/consignment/places-of.ts'
import { isData, SourcePane, TextPane } from '../../features/consignment/source/source-pane.tsx'
import { useSelecting } from '../../features/consignment/taking/use-selecting.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageViewer } from '../../ui/page-viewer/page-viewer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { documentWords as words } from '../../words/document.ts'

interface SourceDocumentProps {
  document: DocumentDetail
  fields: readonly ConsignmentField[] | undefined
  violations: readonly ViolationRow[]
  unread: readonly Remark[]
  active: string | null
  onSelect: (path: string) => void
}

const NONE: readonly ConsignmentField[] = []

/** The pages as pictures, the source of a data file, or the text of what has neither. */
export const SourceDocument = memo(function SourceDocument(props: SourceDocumentProps) {
  const { document, fields = NONE, violations, unread, active, onSelect } = props
  const { id } = document
  const pages = useQuery({ ...pagesQuery(id), enabled: !isData(document) })
  const highlights = useMemo(() => markedPlaces(fields, violations, unread), [fields, violations, unread])
  const imageUrl = useCallback(
    (page: number, width: number) => `/api/documents/${id}/pages/${page}/image?width=${width}`,
    [id],
  )
  const selecting = useSelecting(id, document.can.includes('correct'), onSelect)
  const common = { document, fields, violations, activeId: active, onSelect }
  const shown = useMemo(() => pages.data?.items.filter((page) => page.hasImage) ?? [], [pages.data])
  if (isData(document)) return <SourcePane {...common} />
  if (pages.isPending) return <Skeleton className="h-full rounded-none" />
  if (shown.length > 0) {
    return (
      <PageViewer
        selecting={selecting}
        pages={shown}
        imageUrl={imageUrl}
        highlights={highlights}
        activeId={active}
        onSelect={onSelect}
      />
    )
  }
  const numbers = pages.data?.items.map(({ number }) => number) ?? []
  if (numbers.length > 0) return <TextPane {...common} pages={numbers} />
  return (
    <EmptyState
      icon={FileText}
      title={pages.isError ? words.pagesFailed : words.noPages}
      description={pages.isError ? (serverMessage(pages.error) ?? undefined) : words.noPagesHint}
    />
  )
})
