import type { DataElement } from '@efti-hub/contract'
import { Pencil, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { consignmentWords as words } from '../../words/consignment.ts'
import { ConfidenceMark } from './confidence-mark.tsx'
import { FieldViolation } from './field-violation.tsx'
import { formatValue } from './format-value.ts'
import type { Slot } from './group-fields.ts'
import type { Correction } from './use-correction.ts'
import { ValueEditor } from './value-editor.tsx'

interface FieldRowProps {
  slot: Slot
  element: DataElement | undefined
  active: boolean
  editing: boolean
  saving: boolean
  mayEdit: boolean
  onSelect: (path: string) => void
  onEdit: (path: string | null) => void
  onSave: (correction: Correction) => void
}

export function FieldRow(props: FieldRowProps) {
  const { slot, element, active, editing, saving, mayEdit, onSelect, onEdit, onSave } = props
  const { path, label, field, violations } = slot
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const canEdit = mayEdit && element !== undefined && element.type !== 'binary'
  return (
    <li
      ref={row}
      data-path={path}
      className={cn(
        'border-l-2 px-4 py-1.5 sm:px-5',
        active ? 'border-brand bg-brand-soft' : 'border-transparent',
      )}
    >
      <div className="flex min-h-8 items-center gap-3">
        <button
          type="button"
          aria-pressed={active}
          onClick={() => onSelect(path)}
          onDoubleClick={() => canEdit && onEdit(path)}
          className="grid min-w-0 flex-1 gap-x-3 text-left sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <span className="text-sm text-ink-muted sm:text-base">{label}</span>
          {!editing && (
            <span className={cn('wrap-anywhere', field ? 'font-medium' : 'text-ink-muted italic')}>
              {field ? formatValue(field.value) : words.missing}
            </span>
          )}
        </button>
        {!editing && field && <ConfidenceMark field={field} />}
        {!editing && canEdit && (
          <Button
            variant="ghost"
            size="icon"
            className="size-7"
            aria-label={field ? words.edit(label) : words.add(label)}
            onClick={() => onEdit(path)}
          >
            {field ? <Pencil aria-hidden /> : <Plus aria-hidden />}
          </Button>
        )}
      </div>
      {editing && element && (
        <ValueEditor
          label={label}
          element={element}
          value={field?.value}
          saving={saving}
          onSave={(value) => onSave({ path, label, value })}
          onCancel={() => onEdit(null)}
        />
      )}
      {active && field?.evidence && (
        <p className="pb-1 text-sm text-ink-muted wrap-anywhere">
          {words.sources[field.source]}, {words.onPage(field.evidence.page)}.{' '}
          {words.asPrinted(field.evidence.snippet)}
        </p>
      )}
      {violations.map((violation) => (
        <FieldViolation key={violation.id} violation={violation} open={active} />
      ))}
    </li>
  )
}
