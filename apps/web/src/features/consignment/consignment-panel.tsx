import type { ConsignmentAnswer, ViolationRow } from '@efti-hub/contract'
import { ArrowDown, FileQuestion } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { attentionPaths, nextAfter } from './attention.ts'
import { FieldRow } from './field-row.tsx'
import { FieldViolation } from './field-violation.tsx'
import { groupFields } from './group-fields.ts'
import { useDataElements } from './use-consignment.ts'
import { type Correction, useCorrection } from './use-correction.ts'
import { WhatApplies } from './what-applies.tsx'

interface ConsignmentPanelProps {
  documentId: string
  consignment: ConsignmentAnswer
  violations: readonly ViolationRow[]
  mayEdit: boolean
  /** Path of the value that is looked at. */
  active: string | null
  onSelect: (path: string) => void
}

/** What was understood, group by group; what is held against it stands at its place. */
export function ConsignmentPanel(props: ConsignmentPanelProps) {
  const { documentId, consignment, violations, mayEdit, active, onSelect } = props
  const [editing, setEditing] = useState<string | null>(null)
  const elements = useDataElements()
  const correction = useCorrection(documentId)
  const { groups, general } = useMemo(
    () => groupFields(consignment.fields, violations),
    [consignment.fields, violations],
  )
  const attention = useMemo(() => attentionPaths(groups), [groups])

  const edit = (path: string | null) => {
    setEditing(path)
    if (path) onSelect(path)
  }
  const goOn = (from: string | null) => edit(nextAfter(attention, from))
  const save = (made: Correction) => correction.mutate(made, { onSuccess: () => setEditing(null) })

  if (groups.length === 0 && general.length === 0) {
    return <EmptyState icon={FileQuestion} title={words.empty} description={words.emptyHint} />
  }
  return (
    <section
      aria-label={words.values}
      onKeyDown={(event) => {
        if (event.key !== 'Tab' || event.shiftKey || !editing || !(event.target instanceof HTMLInputElement))
          return
        event.preventDefault()
        goOn(editing)
      }}
    >
      <div className="sticky top-0 z-10 flex min-h-12 items-center justify-between gap-3 border-b border-line bg-surface px-4 sm:px-5">
        <p aria-live="polite" className="text-sm text-ink-muted">
          {mayEdit
            ? attention.length > 0
              ? words.attention(attention.length)
              : words.noAttention
            : words.readOnly}
        </p>
        {mayEdit && attention.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => goOn(active)}>
            <ArrowDown aria-hidden />
            {words.next}
          </Button>
        )}
      </div>
      {general.length > 0 && (
        <section
          aria-label={words.wholeDocument}
          className="grid gap-2 border-b border-line px-4 py-3 sm:px-5"
        >
          <h2 className="font-semibold">{words.wholeDocument}</h2>
          {general.map((violation) => (
            <FieldViolation key={violation.id} violation={violation} open />
          ))}
        </section>
      )}
      {groups.map(({ id, title, slots }) => (
        <section key={id} aria-label={title} className="border-b border-line py-2">
          <h2 className="px-4 py-1 font-semibold sm:px-5">{title}</h2>
          <ul>
            {slots.map((slot) => (
              <FieldRow
                key={slot.path}
                slot={slot}
                element={elements.get(slot.eftiId)}
                active={slot.path === active}
                editing={slot.path === editing}
                saving={correction.isPending}
                mayEdit={mayEdit}
                onSelect={onSelect}
                onEdit={edit}
                onSave={save}
              />
            ))}
          </ul>
        </section>
      ))}
      <WhatApplies documentId={documentId} consignment={consignment} mayEdit={mayEdit} />
    </section>
  )
}
