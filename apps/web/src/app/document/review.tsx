import type { DocumentDetail, ViolationCan, ViolationRow } from '@efti-hub/contract'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { serverMessage } from '../../api/request.ts'
import { RecheckStrip } from '../../features/checks/recheck-strip.tsx'
import { ConsignmentPanel } from '../../features/consignment/consignment-panel.tsx'
import { createTaking, TakingContext } from '../../features/consignment/taking/taking.ts'
import {
  useConsignment,
  useDocumentViolations,
  useRemarks,
} from '../../features/consignment/use-consignment.ts'
import { DocumentContradictions } from '../../features/consignments/document-contradictions.tsx'
import { ProposalLine } from '../../features/partner-requests/proposal-line.tsx'
import { ProposalsStrip } from '../../features/partner-requests/proposals-strip.tsx'
import { useProposals } from '../../features/partner-requests/use-requests.ts'
import { ViolationActions } from '../../features/violations/violation-actions.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SplitPanes } from '../../ui/split-panes.tsx'
import { consignmentWords } from '../../words/consignment.ts'
import { documentWords } from '../../words/document.ts'
import { viewerWords } from '../../words/viewer.ts'
import { DataTabs, type Tab } from './data-tabs.tsx'
import { SourceDocument } from './source-document.tsx'

/** Loaded when somebody opens the tab. */
const GoodsLines = lazy(async () => ({
  default: (await import('../../features/consignment/goods-lines/goods-lines.tsx')).GoodsLines,
}))

interface ReviewProps {
  document: DocumentDetail
  /** Id of the person. */
  me: string | null
  /** Path of the value that is looked at. */
  active: string | null
  /** The person came from the list of violations to correct it. */
  opensEditor: boolean
  tab: Tab
  onSelect: (path: string) => void
  /** Shows where a value is, and leaves the tab as it is. */
  onLook: (path: string) => void
  onTab: (tab: Tab) => void
}

/** Beside the values there are only those of one answer of the server; the list has all of them. */
function MoreViolations({ documentId, shown }: { documentId: string; shown: number }) {
  return (
    <p className="border-b border-line px-4 py-2 text-sm sm:px-5">
      <Link to="/violations" search={{ documentId }} className="text-brand underline underline-offset-4">
        {documentWords.moreViolations(shown)}
      </Link>
    </p>
  )
}

const NONE: readonly ViolationRow[] = []
const NOTHING: readonly ViolationCan[] = []

/** Document left, data right; a click on one shows the other. */
export function Review({ document, me, active, opensEditor, tab, onSelect, onLook, onTab }: ReviewProps) {
  const { id } = document
  const consignment = useConsignment(id)
  const violations = useDocumentViolations(id)
  const rows = violations.data?.items ?? NONE
  const { unread, notes } = useRemarks(id)
  const fields = consignment.data?.fields
  const { isError, error } = consignment
  // The values react immediately; the document follows in the next frame.
  const shownInSource = useDeferredValue(active)
  const can = violations.data?.can ?? NOTHING
  const actionsFor = useCallback(
    (violation: ViolationRow) => <ViolationActions violation={violation} can={can} me={me} />,
    [can, me],
  )
  const proposals = useProposals(id)
  const mayEdit = document.can.includes('correct')
  const proposed = useMemo(() => proposals.map(({ field }) => field), [proposals])
  const proposalsAt = useCallback(
    (path: string) => {
      const here = proposals.filter(({ field }) => field.path === path)
      // Nothing rather than an empty list: rows are drawn again only when something of theirs changed.
      if (here.length === 0) return null
      return here.map((proposal) => (
        <ProposalLine key={proposal.field.id} documentId={id} proposal={proposal} mayDecide={mayEdit} />
      ))
    },
    [proposals, id, mayEdit],
  )
  const values: ReactNode = consignment.data ? (
    <ConsignmentPanel
      documentId={id}
      consignment={consignment.data}
      violations={rows}
      unread={unread}
      remarks={notes}
      mayEdit={mayEdit}
      active={active}
      opensEditor={opensEditor}
      onSelect={onSelect}
      actionsFor={actionsFor}
      proposed={proposed}
      proposalsAt={proposalsAt}
    />
  ) : isError ? (
    <EmptyState
      icon={FileText}
      title={consignmentWords.loadFailed}
      description={serverMessage(error) ?? undefined}
    />
  ) : (
    <Skeleton className="m-5 h-96" />
  )
  const goods: ReactNode = consignment.data ? (
    <Suspense fallback={<Skeleton className="m-5 h-96" />}>
      <GoodsLines
        documentId={id}
        consignment={consignment.data}
        violations={rows}
        mayEdit={document.can.includes('correct')}
        onLook={onLook}
      />
    </Suspense>
  ) : (
    values
  )
  const [taking] = useState(createTaking)
  return (
    <TakingContext value={taking}>
      <Card className="overflow-hidden">
        <SplitPanes
          label={viewerWords.divider}
          keptAs="document-divider"
          className="lg:h-[calc(100dvh-14.75rem)] lg:min-h-120"
          first={
            <div className="h-[60dvh] min-h-0 min-w-0 border-line max-lg:border-b lg:h-auto">
              <SourceDocument
                document={document}
                fields={fields}
                violations={rows}
                unread={unread}
                active={shownInSource}
                onSelect={onSelect}
              />
            </div>
          }
          second={
            <DataTabs
              document={document}
              tab={tab}
              onTab={onTab}
              goods={goods}
              values={
                <>
                  <RecheckStrip
                    documentId={id}
                    checked={document.latestCheck !== null}
                    open={violations.data?.items}
                  />
                  <DocumentContradictions documentId={id} consignmentId={document.consignmentId} />
                  <ProposalsStrip proposals={proposals} onShow={onSelect} />
                  {violations.data?.nextCursor && <MoreViolations documentId={id} shown={rows.length} />}
                  {values}
                </>
              }
            />
          }
        />
      </Card>
    </TakingContext>
  )
}
