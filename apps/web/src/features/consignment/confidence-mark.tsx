import type { ConsignmentField } from '@efti-hub/contract'
import { CircleAlert, CircleCheck, CircleDashed, Sparkles, UserCheck } from 'lucide-react'
import { Tooltip } from '../../ui/tooltip.tsx'
import { consignmentWords as words } from '../../words/consignment.ts'
import { confidenceOf } from './confidence.ts'

export const CONFIDENCE_LOOKS = {
  certain: { icon: CircleCheck, colour: 'text-ink-muted' },
  likely: { icon: CircleDashed, colour: 'text-ink-muted' },
  doubtful: { icon: CircleAlert, colour: 'text-warning' },
}

/** Three steps, each with its word; a person's value carries the person. */
export function ConfidenceMark({ field }: { field: ConsignmentField }) {
  const byPerson = field.source === 'person'
  const step = confidenceOf(field)
  const { icon, colour } = CONFIDENCE_LOOKS[step]
  const byModel = field.source === 'ai'
  const Icon = byPerson ? UserCheck : byModel ? Sparkles : icon
  const label = byPerson ? words.sources.person : words.confidence[step]
  const source = field.why?.derived ? words.derived(field.why.derived) : words.sources[field.source]
  return (
    <Tooltip text={`${label} · ${source}`} side="left">
      <span className={byPerson ? 'text-brand' : colour}>
        <Icon className="size-4" aria-hidden />
        <span className="sr-only">{byModel ? `${label}, ${source}` : label}</span>
      </span>
    </Tooltip>
  )
}
