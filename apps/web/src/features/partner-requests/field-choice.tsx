import type { AskableField } from '@efti-hub/contract'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'
import { shownValue } from './shown-value.ts'

interface FieldChoiceProps {
  fields: readonly AskableField[]
  chosen: ReadonlySet<string>
  problem: string | null
  onChange: (chosen: ReadonlySet<string>) => void
}

const TONES = { wrong: 'error', missing: 'warning', unsure: 'info', known: 'outline' } as const

/** What has a reason to be asked in sight, all other values folded. */
export function FieldChoice({ fields, chosen, problem, onChange }: FieldChoiceProps) {
  const id = useId()
  const [others, reasoned] = [
    fields.filter(({ reason }) => reason === 'known'),
    fields.filter(({ reason }) => reason !== 'known'),
  ]
  const toggle = (path: string) => {
    const next = new Set(chosen)
    if (!next.delete(path)) next.add(path)
    onChange(next)
  }
  const line = ({ path, label, reason, known }: AskableField) => (
    <div key={path} className="flex items-start gap-2.5 py-1">
      <Checkbox
        id={`${id} ${path}`}
        checked={chosen.has(path)}
        onChange={() => toggle(path)}
        className="mt-0.5"
      />
      <label htmlFor={`${id} ${path}`} className="min-w-0 flex-1 wrap-anywhere">
        {label}
        {known && <span className="text-ink-muted"> · {words.known(shownValue(known))}</span>}
      </label>
      <Badge variant={TONES[reason]}>{words.reasons[reason]}</Badge>
    </div>
  )
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined} className="min-w-0">
      <legend className="mb-1 font-medium">{words.what}</legend>
      {reasoned.map(line)}
      {others.length > 0 && (
        <details open={reasoned.length === 0}>
          <summary className="cursor-pointer py-1 text-sm text-ink-muted">
            {words.otherValues(others.length)}
          </summary>
          {others.map(line)}
        </details>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-error">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
