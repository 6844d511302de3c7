import { TRANSPORT_MODES, type TransportMode } from '@efti-hub/contract'
import { useId } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { RadioChoice } from '../ui/radio-choice.tsx'
import { modeNames, workWords as words } from '../words/work.ts'

const ANSWERS = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const

interface WorkFieldsProps {
  modes: readonly TransportMode[]
  /** Null: not answered yet. */
  dangerousGoods: boolean | null
  disabled?: boolean
  onModes: (modes: TransportMode[]) => void
  onDangerousGoods: (carried: boolean) => void
}

/** What an organisation carries, and how. */
export function WorkFields(props: WorkFieldsProps) {
  const { modes, dangerousGoods, disabled = false, onModes, onDangerousGoods } = props
  const id = useId()
  const answer = dangerousGoods === null ? null : dangerousGoods ? 'yes' : 'no'
  return (
    <fieldset disabled={disabled} className="grid gap-5">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-base font-medium">{words.modes}</legend>
        {TRANSPORT_MODES.map((mode) => (
          <p key={mode} className="flex items-center gap-2.5 py-0.5">
            <Checkbox
              id={`${id}-${mode}`}
              checked={modes.includes(mode)}
              onChange={({ target }) =>
                onModes(target.checked ? [...modes, mode] : modes.filter((other) => other !== mode))
              }
            />
            <label htmlFor={`${id}-${mode}`}>{modeNames[mode]}</label>
          </p>
        ))}
      </fieldset>
      <RadioChoice
        label={words.dangerousGoods}
        options={ANSWERS}
        value={answer}
        onChange={(chosen) => onDangerousGoods(chosen === 'yes')}
      />
    </fieldset>
  )
}
