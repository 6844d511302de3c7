import type { ViolationsList as List, ViolationFilter, ViolationRow } from '@efti-hub/contract'
import { type ReactNode, useCallback } from 'react'
import { AskDialog } from './ask-dialog.tsx'
import { GroupHeading } from './group-heading.tsx'
import type { ListEntry } from './list-entries.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'
import { useTriage } from './use-triage.ts'
import { useViolationActs } from './use-violation-acts.ts'
import { ViolationEntry } from './violation-entry.tsx'
import { ViolationsListView } from './violations-list.tsx'

interface ViolationsTriageProps {
  entries: readonly ListEntry[]
  /** Those that were read so far. */
  rows: readonly ViolationRow[]
  /** The latest reading. */
  list: Pick<List, 'can' | 'total' | 'totalIsExact'>
  /** What the list is narrowed to. */
  filter: ViolationFilter
  /** Id of the person. */
  me: string | null
  from: string
  /** More can be read. */
  hasMore: boolean
  onEnd: () => void
  onHelp: () => void
  actionFor: (document: { id: string; name: string }) => ReactNode
}

/** The list by itself, so that a step of the keyboard draws nothing else again. */
export function ViolationsTriage(props: ViolationsTriageProps) {
  const { entries, rows, list, filter, me, from, hasMore, onEnd, onHelp, actionFor } = props
  const { can, total, totalIsExact } = list
  const selection = useSelection()
  const triage = useTriage({ entries, selection, filter, total, can, onHelp })
  const acts = useViolationActs()
  const byDocument = entries[0]?.kind === 'group' && entries[0].documentId !== null
  const action = useCallback(
    ({ documentId, documentName }: ViolationRow) =>
      byDocument ? null : actionFor({ id: documentId, name: documentName }),
    [byDocument, actionFor],
  )
  const draw = (entry: ListEntry, at: number) =>
    entry.kind === 'group' ? (
      <GroupHeading
        group={entry}
        first={at === 0}
        more={hasMore && at + entry.count === entries.length - 1}
        from={from}
        action={entry.documentId && actionFor({ id: entry.documentId, name: entry.name })}
      />
    ) : (
      <ViolationEntry
        violation={entry.violation}
        can={can}
        me={me}
        selected={selection.ids.has(entry.key)}
        current={entry.key === triage.currentId}
        expanded={entry.key === triage.expandedId}
        first={at === 0}
        last={entry.last}
        naming={!byDocument}
        from={from}
        acts={triage.acts}
        action={action}
      />
    )
  const reopen = () => {
    const target = selection.all ? { filter } : { ids: [...selection.ids] }
    acts.mutate({ target, act: { act: 'reopen' } }, { onSuccess: selection.clear })
  }
  return (
    <>
      <ViolationsListView entries={entries} current={triage.at} draw={draw} onEnd={onEnd} />
      <SelectionBar
        count={selection.all ? total : selection.ids.size}
        total={total}
        totalIsExact={totalIsExact}
        more={!selection.all && selection.ids.size < total}
        can={can}
        waived={filter.status === 'waived'}
        onAsk={triage.ask}
        onReopen={reopen}
        onSelectAll={() =>
          selection.set(
            rows.map(({ id }) => id),
            true,
          )
        }
        onClear={selection.clear}
      />
      <AskDialog
        question={triage.question}
        me={me}
        onClose={() => triage.setQuestion(null)}
        onDone={selection.clear}
      />
    </>
  )
}
