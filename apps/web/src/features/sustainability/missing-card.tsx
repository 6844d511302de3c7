import type { SustainabilityAnswer } from '@efti-hub/contract'
import { ChevronRight } from 'lucide-react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { sustainabilityWords as words } from '../../words/sustainability.ts'

interface MissingCardProps extends Pick<SustainabilityAnswer, 'missing'> {
  onOpen: (reason: string) => void
}

/** Why some consignments are in no figure. */
export function MissingCard({ missing, onOpen }: MissingCardProps) {
  return (
    <Card aria-labelledby="missing">
      <CardHeader title={words.missing.title} titleId="missing" description={words.missing.hint} />
      {missing.length === 0 && <p className="px-4 pb-5 text-ink-muted sm:px-5">{words.missing.none}</p>}
      <ul className="px-2 pb-3 sm:px-3">
        {missing.map(({ reason, consignments }) => (
          <li key={reason}>
            <button
              type="button"
              onClick={() => onOpen(reason)}
              className="flex w-full items-center gap-3 rounded-md px-2 py-2 text-left transition-colors hover:bg-hover"
            >
              <span className="min-w-0 flex-1">{words.reasons[reason]}</span>
              <span className="shrink-0 text-ink-muted tabular-nums">{words.consignments(consignments)}</span>
              <ChevronRight className="size-4 shrink-0 text-ink-muted" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
