import type { ViolationsList as List, ViolationFilter, ViolationRow } from '@efti-hub/contract'
import { type ReactNode, useCallback } from 'react'
import { useSelection } from '../../ui/use-selection.ts'
import { AcceptRuleButton } from './accepted-rules/accept-rule-button.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { GroupHeading } from './group-heading.tsx'
import type { ListEntry } from './list-entries.ts'
import { type Scope, useTriage } from './use-triage.ts'
import { useViolationActs } from './use-violation-acts.ts'
import { ViolationEntry } from './violation-entry.tsx'
import type { ViolationGroup } from './violation-filters.ts'
import { ViolationsListView } from './violations-list.tsx'
import { ViolationsSelectionBar } from './violations-selection-bar.tsx'

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
  group: ViolationGroup
  onEnd: () => void
  onHelp: () => void
  actionFor: (document: { id: string; name: string }) => ReactNode
}

/** What narrows the list to one group. */
const FILTER_BY = { document: 'documentId', type: 'type', code: 'code', sender: 'senderId' } as const

/** The list by itself, so that a step of the keyboard draws nothing else again. */
export function ViolationsTriage(props: ViolationsTriageProps) {
  const { entries, rows, list, filter, me, from, group, onEnd, onHelp, actionFor } = props
  const { can, total, totalIsExact } = list
  const selection = useSelection<Scope>()
  const triage = useTriage({ from, entries, selection, filter, can, onHelp })
  const acts = useViolationActs()
  const byDocument = entries[0]?.kind === 'group' && entries[0].documentId !== null
  const action = useCallback(
    ({ documentId, documentName }: ViolationRow) =>
      byDocument ? null : actionFor({ id: documentId, name: documentName }),
    [byDocument, actionFor],
  )
  const isOpen = (filter.status ?? 'open') === 'open'
  const canAccept = (code: string) =>
    can.includes('waive') && isOpen && rows.some((row) => row.code === code && row.severity !== 'critical')
  const draw = (entry: ListEntry, at: number) =>
    entry.kind === 'group' ? (
      <GroupHeading
        group={entry}
        first={at === 0}
        onSelect={
          can.length > 0 && group !== 'none' && entry.group !== ''
            ? () => selectGroup(entry.group, entry.count)
            : undefined
        }
        from={from}
        action={
          entry.documentId
            ? actionFor({ id: entry.documentId, name: entry.name })
            : group === 'code' &&
              canAccept(entry.group) && (
                <AcceptRuleButton rule={{ code: entry.group, name: entry.name }} may size="sm" />
              )
        }
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
  const selectGroup = (key: string, count: number) => {
    if (group === 'none') return
    const members = rows.filter((row) => row.group === key)
    selection.set(
      members.map(({ id }) => id),
      { filter: { [FILTER_BY[group]]: key }, count },
    )
  }
  const reopen = () => {
    const { scope, ids } = selection
    const target = scope ? { filter: { ...filter, ...scope.filter } } : { ids: [...ids] }
    acts.mutate({ target, act: { act: 'reopen' } }, { onSuccess: selection.clear })
  }
  return (
    <>
      <ViolationsListView entries={entries} current={triage.at} draw={draw} onEnd={onEnd} />
      <ViolationsSelectionBar
        count={selection.scope?.count ?? selection.ids.size}
        total={total}
        totalIsExact={totalIsExact}
        more={!selection.scope && selection.ids.size < total}
        can={can}
        waived={filter.status === 'waived'}
        onAsk={triage.ask}
        onReopen={reopen}
        onSelectAll={() =>
          selection.set(
            rows.map(({ id }) => id),
            { filter: {}, count: total },
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
