import type { KindFacts } from '@efti-hub/contract'
import { UserCheck } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { Time } from '../../ui/time.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { consignmentWords } from '../../words/consignment.ts'
import { kindLabel, documentWords as words } from '../../words/document.ts'
import { confidenceOf } from './confidence.ts'
import { CONFIDENCE_LOOKS } from './confidence-mark.tsx'

/** How sure the kind is, in the steps of values; a person's choice carries the person. */
export function KindMark({ facts }: { facts: KindFacts }) {
  const { kindChosen, kindAsRead, kindConfidence, isDomestic } = facts
  if (kindChosen) {
    return (
      <Tooltip text={words.kindSeen(kindLabel(kindAsRead, isDomestic))}>
        <span className="inline-flex items-center gap-1.5 text-sm">
          <UserCheck className="size-4 shrink-0 text-brand" aria-hidden />
          <span>
            {words.kindChosenBy(kindChosen.author.name)} <Time at={kindChosen.at} brief />
            <span className="sr-only">. {words.kindSeen(kindLabel(kindAsRead, isDomestic))}</span>
          </span>
        </span>
      </Tooltip>
    )
  }
  const step = confidenceOf({ confidence: kindConfidence })
  const { icon: Icon, colour } = CONFIDENCE_LOOKS[step]
  return (
    <span title={words.kindHint} className={cn('inline-flex items-center gap-1.5 text-sm', colour)}>
      <Icon className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">{words.kind}: </span>
      {consignmentWords.confidence[step]}
    </span>
  )
}
