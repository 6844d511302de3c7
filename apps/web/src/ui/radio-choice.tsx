import { useId } from 'react'

interface RadioChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  /** Null: none is chosen yet. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, all in sight. */
export function RadioChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex items-center gap-2.5 py-0.5">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-4 shrink-0 accent-brand"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
