import type { ConsignmentField, DataElement, RememberQuestion, ViolationRow } from '@efti-hub/contract'
import { Check, Pencil, Plus, Undo2 } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { RememberPlace } from '../../forms/remember/remember-place.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Time } from '../../ui/time.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { reasonWords } from '../../words/reasons.ts'
import { isUnconfirmed } from './attention.ts'
import { ConfidenceMark } from './confidence-mark.tsx'
import { FieldViolation } from './field-violation.tsx'
import { codeBehind, formatValue } from './format-value.ts'
import type { Slot } from './group-fields.ts'
import type { EditingActs } from './use-editing.ts'
import { ValueDetails } from './value-details.tsx'
import { ValueEditor } from './value-editor.tsx'

interface FieldRowProps {
  documentId: string
  slot: Slot
  element: DataElement | undefined
  active: boolean
  editing: boolean
  saving: boolean
  mayEdit: boolean
  /** What can be done about a violation, passed in by the feature that knows violations. */
  actionsFor: (violation: ViolationRow) => ReactNode
  /** About the place of the value that was saved. */
  asked: readonly RememberQuestion[] | undefined
  /** What somebody else proposes for the value. */
  proposals?: ReactNode
  work: EditingActs
}

/** Drawn again only when something of its own changed: a document may have thousands. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { documentId, slot, element, active, editing, saving, mayEdit, actionsFor, asked, proposals, work } =
    props
  const { path, label, field, gone, violations } = slot
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  useFocusAfterwards(row, editing)
  // Of a missing group of data the parts are typed in.
  const canEdit = mayEdit && (element ? element.type !== 'binary' : field === null)
  const putBack = canEdit
    ? (value: NonNullable<Slot['field']>['value']) => work.save({ path, label, value })
    : undefined
  return (
    <li
      ref={row}
      data-path={path}
      className={cn(
        'border-l-2 px-4 py-0.5 sm:px-5',
        active ? 'border-brand bg-brand-soft' : 'border-transparent',
      )}
    >
      <div className="flex min-h-8 items-center gap-1">
        <button
          type="button"
          aria-pressed={active}
          onClick={() => work.select(path)}
          onDoubleClick={() => canEdit && work.edit(path)}
          className="mr-2 grid min-w-0 flex-1 gap-x-3 text-left sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <span className="text-sm text-ink-muted sm:text-base">{label}</span>
          {!editing && gone && !field && <TakenAway gone={gone} />}
          {!editing && (field || !gone) && (
            <span
              title={field ? codeBehind(field) : undefined}
              className={cn('wrap-anywhere', field ? 'font-medium' : 'text-ink-muted italic')}
            >
              {field ? formatValue(field) : words.missing}
            </span>
          )}
        </button>
        {!editing && canEdit && field && isUnconfirmed(field) && (
          <RowAct
            label={words.confirm(label)}
            disabled={saving}
            onAct={() => work.save({ path, label, value: field.value, confirms: true })}
          >
            <Check aria-hidden />
          </RowAct>
        )}
        {!editing &&
          canEdit &&
          field?.alternatives?.map((other) => (
            <Button
              key={formatValue({ value: other })}
              variant="outline"
              size="xs"
              disabled={saving}
              onClick={() => work.save({ path, label, value: other })}
            >
              {words.takeInstead(formatValue({ value: other }))}
            </Button>
          ))}
        {!editing && field && <ConfidenceMark field={field} />}
        {!editing && putBack && gone && (
          <RowAct
            label={reasonWords.putBackValue(formatValue(gone))}
            disabled={saving}
            onAct={() => putBack(gone.value)}
          >
            <Undo2 aria-hidden />
          </RowAct>
        )}
        {!editing && canEdit && (
          <RowAct label={field ? words.edit(label) : words.add(label)} onAct={() => work.edit(path)}>
            {field ? <Pencil aria-hidden /> : <Plus aria-hidden />}
          </RowAct>
        )}
      </div>
      {editing && element && (
        <ValueEditor
          documentId={documentId}
          path={path}
          label={label}
          element={element}
          value={field?.value}
          draft={work.draftFor(path)}
          saving={saving}
          onSave={(value, draft, taken) =>
            work.save({
              path,
              label,
              value,
              draft,
              taken,
              seen: draft.seen,
              confirms: field !== null && isUnconfirmed(field),
            })
          }
          onLeave={(by) => work.leave(path, by)}
          onCancel={() => work.edit(null)}
        />
      )}
      {!editing && asked && <RememberPlace documentId={documentId} path={path} asked={asked} />}
      {proposals}
      {active && (
        <ValueDetails documentId={documentId} path={path} field={field} gone={gone} onPutBack={putBack} />
      )}
      {violations.map((violation) => (
        <FieldViolation
          key={violation.id}
          violation={violation}
          open={active}
          isDay={element?.type === 'date'}
          actions={active ? actionsFor(violation) : null}
          onFix={putBack && !saving ? putBack : undefined}
        />
      ))}
    </li>
  )
})

/** A removed value: nobody has to guess that something was here, or who removed it. */
function TakenAway({ gone }: { gone: ConsignmentField }) {
  const { takenAway } = gone
  return (
    <span className="min-w-0 text-ink-muted wrap-anywhere">
      <s>{formatValue(gone)}</s>
      <span className="block text-sm">
        {words.takenAwayBy(takenAway?.author.name ?? '')}
        {takenAway && <Time at={takenAway.at} brief />}
      </span>
    </span>
  )
}

interface RowActProps {
  label: string
  disabled?: boolean
  onAct: () => void
  children: ReactNode
}

function RowAct({ label, disabled, onAct, children }: RowActProps) {
  return (
    <Button variant="ghost" size="iconSmall" aria-label={label} disabled={disabled} onClick={onAct}>
      {children}
    </Button>
  )
}

/** The editor took the focus; when it goes, the row has it, unless somebody went elsewhere. */
function useFocusAfterwards(row: { current: HTMLElement | null }, editing: boolean) {
  const before = useRef(editing)
  useEffect(() => {
    if (before.current && !editing && document.activeElement === document.body) {
      row.current?.querySelector('button')?.focus()
    }
    before.current = editing
  }, [row, editing])
}
