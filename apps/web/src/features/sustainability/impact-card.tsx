import type { SustainabilityAnswer } from '@efti-hub/contract'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { sustainabilityWords } from '../../words/sustainability.ts'
import { inPercent } from './figures.ts'
import type { ListOf } from './sustainability-filters.ts'

const words = sustainabilityWords.impact

/** Shares that can be measured from the documents, and nothing else. */
interface ImpactCardProps extends Pick<SustainabilityAnswer, 'figures'> {
  onOpen: (list: ListOf, key?: string) => void
}

export function ImpactCard({ figures, onOpen }: ImpactCardProps) {
  const bars = [
    { name: words.coverage, value: figures.coverage, open: () => onOpen('all') },
    { name: words.lowCarbon, value: figures.lowCarbonShare, open: () => onOpen('share', 'low-carbon') },
    { name: words.primary, value: figures.primaryShare, open: () => onOpen('share', 'own') },
  ]
  return (
    <Card aria-labelledby="impact">
      <CardHeader title={words.title} titleId="impact" />
      <ul className="grid gap-4 px-4 pb-5 sm:px-5">
        {bars.map(({ name, value, open }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex items-baseline justify-between gap-3">
              <button type="button" onClick={open} className="text-left hover:underline">
                {name}
              </button>
              <span className="font-medium tabular-nums">{inPercent(value)}</span>
            </p>
            {value === null ? (
              <p className="text-sm text-ink-muted">{words.none}</p>
            ) : (
              <Progress label={name} value={Math.min(100, value)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
