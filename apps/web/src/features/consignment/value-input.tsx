import type { DataElement } from '@efti-hub/contract'
import type { Draft } from '../../forms/draft.ts'
import { CodePicker } from '../../ui/code-picker.tsx'
import { Input } from '../../ui/input.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'

interface ValueInputProps {
  label: string
  element: DataElement
  draft: Draft
  onChange: (draft: Draft) => void
}

/** The control that fits the element: a list with search for codes, a day, a number with its unit, yes or no. */
export function ValueInput({ label, element, draft, onChange }: ValueInputProps) {
  const type = (text: string) => onChange({ ...draft, text })
  const common = { 'aria-label': label, value: draft.text }
  if (element.type === 'flag') {
    return (
      <select {...common} onChange={(event) => type(event.target.value)} className={selectLook}>
        <option value="">{words.choose}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </select>
    )
  }
  if (element.type === 'date' && (draft.text === '' || /^\d{4}-\d\d-\d\d$/.test(draft.text))) {
    return (
      <Input
        {...common}
        type="date"
        dense
        className="max-w-44"
        onChange={(event) => type(event.target.value)}
      />
    )
  }
  if (element.codes)
    return <CodePicker label={label} codes={element.codes} value={draft.text} onChange={type} />
  const isNumber = ['count', 'decimal', 'amount', 'measure'].includes(element.type)
  return (
    <>
      <Input
        {...common}
        dense
        className={isNumber ? 'max-w-36 flex-1 basis-24 text-right tabular-nums' : 'max-w-80'}
        inputMode={isNumber ? 'decimal' : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {element.type === 'measure' && (
        <UnitInput
          units={element.units}
          unit={draft.unit}
          onChange={(unit) => onChange({ ...draft, unit })}
        />
      )}
    </>
  )
}

interface UnitInputProps {
  units: string[] | null
  unit: string
  onChange: (unit: string) => void
}

function UnitInput({ units, unit, onChange }: UnitInputProps) {
  if (!units) {
    return (
      <Input
        aria-label={words.unit}
        value={unit}
        maxLength={3}
        dense
        className="max-w-20 uppercase"
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    )
  }
  const all = unit && !units.includes(unit) ? [unit, ...units] : units
  return (
    <select
      aria-label={words.unit}
      value={unit}
      onChange={(event) => onChange(event.target.value)}
      className={selectLook}
    >
      {all.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

const selectLook = 'h-9 rounded-md border border-line-control bg-surface px-2 text-base text-ink'
