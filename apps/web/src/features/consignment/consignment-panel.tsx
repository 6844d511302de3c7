import type { ConsignmentAnswer, Remark, ViolationRow } from '@efti-hub/contract'
import { ArrowDown, FileQuestion } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useRememberQuestions } from '../../forms/remember/use-remember.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VirtualStack } from '../../ui/virtual-stack.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { AddValue } from './add-value.tsx'
import { elementsBelow, emptySlot, slotsBelow } from './added-slots.ts'
import { attentionPaths } from './attention.ts'
import { CheckNotes } from './check-notes.tsx'
import { FieldRow } from './field-row.tsx'
import { FieldViolation } from './field-violation.tsx'
import { type FieldGroup, groupFields, type Slot } from './group-fields.ts'
import { slotOf, type WantedField } from './taking/taking.ts'
import { usePanelTaking } from './taking/use-panel-taking.ts'
import { UnreadResults } from './unread-results.tsx'
import { useDataElements } from './use-consignment.ts'
import { useEditing } from './use-editing.ts'
import { WhatApplies } from './what-applies.tsx'

interface ConsignmentPanelProps {
  documentId: string
  consignment: ConsignmentAnswer
  violations: readonly ViolationRow[]
  unread: readonly Remark[]
  /** Of the check. */
  remarks: readonly Remark[]
  mayEdit: boolean
  /** Path of the value that is looked at. */
  active: string | null
  /** The person came to correct that value: its editor opens, with the focus. */
  opensEditor: boolean
  onSelect: (path: string) => void
  /** What can be done about a violation. */
  actionsFor: (violation: ViolationRow) => ReactNode
  /** Values that somebody else proposes. */
  proposed: readonly ProposedValue[]
  /** What is proposed for the value at a path. */
  proposalsAt: (path: string) => ReactNode
}

export type ProposedValue = Pick<Slot, 'path' | 'eftiId' | 'label'>

/** What was understood, group by group, with the violations at their values. */
export function ConsignmentPanel(props: ConsignmentPanelProps) {
  const { documentId, consignment, violations, unread, remarks, mayEdit, active, onSelect, actionsFor } =
    props
  const elements = useDataElements()
  const asked = useRememberQuestions(documentId)
  const [added, setAdded] = useState<readonly Slot[]>([])
  const { groups, general } = useMemo(
    () => groupFields(consignment, violations, [...added, ...slotsFor(props.proposed, consignment)]),
    [consignment, violations, added, props.proposed],
  )
  const attention = useMemo(() => attentionPaths(groups), [groups])
  const slots = useMemo(
    () => new Map(groups.flatMap((group) => group.slots.map((slot) => [slot.path, slot]))),
    [groups],
  )
  const add = (more: readonly Slot[]) => {
    setAdded((before) => [...before, ...more])
    return more[0]?.path ?? null
  }
  const onExpand = (path: string) => add(slotsBelow(path, elements.values()))
  const work = useEditing({ documentId, slots, elements, attention, onSelect, onExpand })
  useOpenEditor(elements.size > 0, props.opensEditor && mayEdit ? active : null, work.acts.edit)
  const openWanted = (wanted: WantedField) => {
    const remark = unread.find(({ path }) => path === wanted.path)
    if (wanted.element) work.acts.edit(add([slotOf(wanted, wanted.element)]))
    else if (slots.has(wanted.path) || !remark) work.acts.edit(wanted.path)
    else enter(remark)
  }
  usePanelTaking(work.editing, elements.size > 0, openWanted)
  const addTo = ({ id, title }: FieldGroup) => {
    const below = id === 'consignment' ? '' : id
    return (
      <AddValue
        group={title}
        choices={() => elementsBelow(below, elements.values())}
        onAdd={(element) => work.acts.edit(add([emptySlot(element, below)]))}
      />
    )
  }
  const rowOf = (slot: FieldGroup['slots'][number]) => (
    <FieldRow
      key={slot.path}
      documentId={documentId}
      slot={slot}
      element={elements.get(slot.eftiId)}
      active={slot.path === active}
      editing={slot.path === work.editing}
      saving={slot.path === work.saving}
      mayEdit={mayEdit}
      actionsFor={actionsFor}
      asked={asked[slot.path]}
      proposals={props.proposalsAt(slot.path)}
      work={work.acts}
    />
  )
  const notes = consignment.notes.map((note) => ({
    key: note,
    draw: () => <ReadingNote note={note} />,
  }))
  const enter = ({ path, eftiId, fieldName }: Remark) => {
    if (!path) return
    if (slots.get(path)?.field) return work.acts.edit(path)
    const slot = { path, eftiId: eftiId ?? '', label: fieldName ?? path, field: null, violations: [] }
    work.acts.edit(elements.has(slot.eftiId) ? add([slot]) : onExpand(path))
  }
  const absent = ({ path, fieldName }: Remark) =>
    path && work.acts.save({ path, label: fieldName ?? path, value: null, absent: true })
  const ofUnread =
    unread.length === 0
      ? []
      : [
          {
            key: 'unread',
            draw: () => (
              <UnreadResults
                unread={unread}
                mayEdit={mayEdit}
                active={active}
                onShow={onSelect}
                onEnter={enter}
                onAbsent={absent}
              />
            ),
          },
        ]
  const ofCheck = remarks.length === 0 ? [] : [{ key: 'notes', draw: () => <CheckNotes notes={remarks} /> }]
  const blocks = [
    ...notes,
    ...ofUnread,
    ...general.map((violation, at) => ({
      key: violation.id,
      draw: () => <General violation={violation} isFirst={at === 0} actionsFor={actionsFor} />,
    })),
    ...groups.map((group) => ({
      key: group.id,
      draw: () => (
        <Group group={group} adding={mayEdit ? addTo(group) : null}>
          {group.slots.map(rowOf)}
        </Group>
      ),
    })),
    ...ofCheck,
    {
      key: 'what-applies',
      draw: () => <WhatApplies documentId={documentId} consignment={consignment} mayEdit={mayEdit} />,
    },
  ]
  const activeGroup = groups.findIndex((group) => group.slots.some(({ path }) => path === active))

  if (groups.length === 0 && general.length === 0 && unread.length === 0) {
    return (
      <>
        {notes.map(({ key, draw }) => (
          <Fragment key={key}>{draw()}</Fragment>
        ))}
        <EmptyState icon={FileQuestion} title={words.empty} description={words.emptyHint} />
      </>
    )
  }
  return (
    <section aria-label={words.values} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-12 shrink-0 items-center justify-between gap-3 border-b border-line px-4 sm:px-5">
        <p aria-live="polite" className="text-sm text-ink-muted sm:whitespace-nowrap">
          {mayEdit
            ? attention.length > 0
              ? words.attention(attention.length)
              : unread.length > 0
                ? words.notRead(unread.length)
                : words.noAttention
            : words.readOnly}
        </p>
        {mayEdit && attention.length > 0 && (
          <Button variant="outline" size="sm" aria-label={words.next} onClick={() => work.acts.next(active)}>
            <ArrowDown aria-hidden />
            <span className="sm:hidden">{words.nextBriefly}</span>
            <span className="max-sm:hidden">{words.next}</span>
          </Button>
        )}
      </div>
      <VirtualStack
        label={words.title}
        blocks={blocks}
        shown={activeGroup < 0 ? null : notes.length + ofUnread.length + general.length + activeGroup}
      />
    </section>
  )
}

/** Places for what is proposed where nothing is: each value is decided on beside its own place. */
function slotsFor(proposed: readonly ProposedValue[], { fields }: ConsignmentAnswer): Slot[] {
  const known = new Set(fields.map(({ path }) => path))
  return proposed.flatMap(({ path, eftiId, label }) =>
    known.has(path) ? [] : { path, eftiId, label, field: null, violations: [] },
  )
}

/** Once: what is edited after that is what the person chooses. */
function useOpenEditor(isReady: boolean, path: string | null, edit: (path: string) => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    if (path !== null) edit(path)
  }, [isReady, path, edit])
}

/** What of a file was passed over: to know, not to correct. */
function ReadingNote({ note }: { note: string }) {
  return (
    <div className="border-b border-line px-4 py-3 sm:px-5">
      <Notice tone="info" title={words.noteOnReading}>
        {note}
      </Notice>
    </div>
  )
}

interface GroupProps {
  group: FieldGroup
  /** The control that adds another value. */
  adding: ReactNode
  children: ReactNode
}

function Group({ group: { title }, adding, children }: GroupProps) {
  return (
    <section aria-label={title} className="border-b border-line py-2">
      <div className="flex min-h-8 items-center justify-between gap-3 px-4 sm:px-5">
        <h2 className="font-semibold whitespace-nowrap">{title}</h2>
        {adding}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

interface GeneralProps {
  violation: ViolationRow
  isFirst: boolean
  actionsFor: ConsignmentPanelProps['actionsFor']
}

/** Violations without a place in the consignment. */
function General({ violation, isFirst, actionsFor }: GeneralProps) {
  return (
    <section aria-label={words.wholeDocument} className="border-b border-line px-4 py-2 sm:px-5">
      {isFirst && <h2 className="py-1 font-semibold">{words.wholeDocument}</h2>}
      <FieldViolation violation={violation} open actions={actionsFor(violation)} />
    </section>
  )
}
