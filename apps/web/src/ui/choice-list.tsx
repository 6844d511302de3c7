import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { NativeSelect } from './native-select.tsx'

interface ChoiceListProps {
  label: string
  hint: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  disabled?: boolean
  words: { add: string; remove: (what: string) => string; none: string }
}

/** Any number of a long list: those chosen as chips, the others in a select below. */
export function ChoiceList({
  label,
  hint,
  options,
  chosen,
  onChange,
  disabled = false,
  words,
}: ChoiceListProps) {
  const id = useId()
  const labels = new Map(options.map((option) => [option.value, option.label]))
  const chips: ReactNode[] = chosen.map((value) => {
    const name = labels.get(value) ?? value
    return (
      <li
        key={value}
        className="flex h-8 max-w-full items-center gap-1 rounded-md border border-line bg-sunken pr-1 pl-2.5 text-sm"
      >
        <span className="truncate">{name}</span>
        <button
          type="button"
          disabled={disabled}
          aria-label={words.remove(name)}
          onClick={() => onChange(chosen.filter((other) => other !== value))}
          className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink disabled:opacity-50"
        >
          <X className="size-3.5" aria-hidden />
        </button>
      </li>
    )
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {chips.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {chips}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">{words.none}</p>
      )}
      <NativeSelect
        id={id}
        value=""
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
      >
        <option value="">{words.add}</option>
        {options
          .filter(({ value }) => !chosen.includes(value))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </NativeSelect>
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {hint}
      </p>
    </div>
  )
}
