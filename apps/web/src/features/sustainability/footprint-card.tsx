import type { FootprintLine, SustainabilityAnswer } from '@efti-hub/contract'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { formatMonth } from '../../words/format.ts'
import { sustainabilityWords } from '../../words/sustainability.ts'
import { emitted } from './figures.ts'
import { ShareBar } from './share-bar.tsx'
import type { Breakdown } from './sustainability-filters.ts'

const words = sustainabilityWords.footprint

interface FootprintCardProps {
  answer: SustainabilityAnswer
  by: Breakdown
  onBy: (by: Breakdown) => void
  onOpen: (by: Breakdown, key: string) => void
}

const OPTIONS = (['mode', 'lane', 'partner', 'month'] as const).map((value) => ({
  value,
  label: words[value],
}))

export function FootprintCard({ answer, by, onBy, onOpen }: FootprintCardProps) {
  const { lines, more } = linesOf(answer, by)
  const most = Math.max(1, ...lines.map(({ grams }) => grams))
  return (
    <Card aria-labelledby="footprint">
      <CardHeader
        title={words.title}
        titleId="footprint"
        description={words.hint}
        action={<Select label={words.by} value={by} options={OPTIONS} onChange={onBy} />}
      />
      {lines.length === 0 && <p className="px-4 pb-5 text-ink-muted sm:px-5">{words.none}</p>}
      <ul className="px-2 pb-3 sm:px-3">
        {lines.map((line) => (
          <li key={line.key}>
            <button
              type="button"
              onClick={() => onOpen(by, line.key)}
              className="grid w-full gap-1.5 rounded-md px-2 py-2 text-left transition-colors hover:bg-hover"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">{breakdownLabel(by, line.key)}</span>
                <span className="shrink-0 font-medium tabular-nums">
                  {emitted(line.computed === 0 ? null : line.grams)}
                </span>
              </span>
              <ShareBar share={line.grams / most} />
              <span className="text-sm text-ink-muted">
                {sustainabilityWords.coverage(line.computed, line.consignments)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-4 pb-4 text-sm text-ink-muted sm:px-5">{words.more(more)}</p>}
    </Card>
  )
}

function linesOf(
  answer: SustainabilityAnswer,
  by: Breakdown,
): { lines: readonly FootprintLine[]; more: number } {
  switch (by) {
    case 'mode':
      return { lines: answer.modes, more: 0 }
    case 'lane':
      return answer.lanes
    case 'partner':
      return answer.partners
    case 'month':
      return { lines: answer.months, more: 0 }
  }
}

/** The line as people call it. */
export function breakdownLabel(by: Breakdown, key: string): string {
  if (by === 'mode') return sustainabilityWords.modes[key as keyof typeof sustainabilityWords.modes] ?? key
  return by === 'month' ? formatMonth(key) : key
}
