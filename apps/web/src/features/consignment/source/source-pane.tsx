import type { ConsignmentField, Document, DocumentDetail, ViolationRow } from '@efti-hub/contract'
import { FileCode, FileText } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { serverMessage } from '../../../api/request.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type SourcePlace, SourceViewer } from '../../../ui/source-viewer/source-viewer.tsx'
import { sourceWords as words } from '../../../words/source.ts'
import { needsAttention } from '../attention.ts'
import { useTextSelecting } from '../taking/use-selecting.tsx'
import { useValueHistory } from '../use-consignment.ts'
import type { Leaf } from './leaf.ts'
import { leavesOfCsv } from './leaves-of-csv.ts'
import { leavesOfJson } from './leaves-of-json.ts'
import { leavesOfXml } from './leaves-of-xml.ts'
import { placesInSource, type SoughtValue } from './places-in-source.ts'
import { placesInText } from './text-of-pages.ts'
import { useSourceText, useTextOfPages } from './use-source.ts'

interface PaneProps {
  document: Pick<DocumentDetail, 'id' | 'documentType' | 'fileSize' | 'can'>
  fields: readonly ConsignmentField[]
  violations: readonly ViolationRow[]
  activeId: string | null
  onSelect: (id: string) => void
}

/** A file of data has no pages. */
const nowhere = () => null

const READERS: Record<string, (text: string) => Leaf[]> = {
  json: leavesOfJson,
  xml: leavesOfXml,
  csv: leavesOfCsv,
}

/** Whether a document is data whose source is worth looking at. */
export const isData = ({ documentType }: Pick<Document, 'documentType'>) => documentType in READERS

/** The source of a data file, with the places of its values. */
export function SourcePane({ document, fields, violations, activeId, onSelect }: PaneProps) {
  const source = useSourceText(document.id, document.fileSize)
  // What it was read from is shown with the reasons.
  const history = useValueHistory(document.id, true)
  const text = source.data
  const leaves = useMemo(
    () => (text ? (READERS[document.documentType]?.(text) ?? []) : []),
    [text, document.documentType],
  )
  const mayEdit = document.can.includes('correct')
  const selecting = useTextSelecting(document.id, mayEdit, onSelect, nowhere, (offset) => {
    const leaf = leaves.find(({ start, end }) => start <= offset && offset <= end)
    return leaf && leaf.text !== '' ? { text: leaf.text, start: leaf.start } : null
  })
  const places = useMemo(() => {
    const read = history.data?.fields.filter(({ why }) => why) ?? []
    const given = fields.filter(({ source }) => source === 'person')
    return placesInSource(wantedOf(read, violations), leaves, wantedOf(given, violations))
  }, [leaves, history.data, fields, violations])
  if (text === null)
    return <EmptyState icon={FileCode} title={words.tooLong} description={words.tooLongHint} />
  return (
    <Pane query={source}>
      {text !== undefined && (
        <SourceViewer
          text={text}
          places={places}
          activeId={activeId}
          onSelect={onSelect}
          selecting={selecting}
        />
      )}
    </Pane>
  )
}

/** The text of a format without pictures of its pages, with the places of its values. */
export function TextPane({
  document,
  pages,
  fields,
  violations,
  activeId,
  onSelect,
}: PaneProps & { pages: readonly number[] }) {
  const read = useTextOfPages(document.id, pages)
  const places = useMemo<SourcePlace[]>(
    () => (read.data ? placesInText(wantedOf(fields, violations), read.data) : []),
    [read.data, fields, violations],
  )
  const mayEdit = document.can.includes('correct')
  const selecting = useTextSelecting(document.id, mayEdit, onSelect, (start) => {
    const page = [...(read.data?.starts ?? [])].findLast(([, from]) => from <= start)?.[0]
    return page === undefined ? null : { page, box: null }
  })
  return (
    <Pane query={read}>
      {read.data && (
        <SourceViewer
          text={read.data.text}
          places={places}
          activeId={activeId}
          onSelect={onSelect}
          selecting={selecting}
        />
      )}
    </Pane>
  )
}

function wantedOf(fields: readonly ConsignmentField[], violations: readonly ViolationRow[]): SoughtValue[] {
  const violatedPaths = new Set(violations.map(({ path }) => path))
  return fields.map((field) => ({ field, attention: needsAttention(field, violatedPaths) }))
}

interface PaneStateProps {
  query: { isError: boolean; error: unknown; isPending: boolean }
  children: ReactNode
}

function Pane({ query, children }: PaneStateProps) {
  if (query.isError) {
    return (
      <EmptyState
        icon={FileText}
        title={words.failed}
        description={serverMessage(query.error) ?? undefined}
      />
    )
  }
  return query.isPending ? <Skeleton className="h-full rounded-none" /> : children
}
