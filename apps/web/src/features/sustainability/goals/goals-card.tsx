import type { Goal, GoalLabel, GoalMeasure, SustainabilityAnswer } from '@efti-hub/contract'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { goalWords as words } from '../../../words/sustainability.ts'
import { inPercent, inTenths } from '../figures.ts'
import type { ListOf } from '../sustainability-filters.ts'

const LOOKS: Record<GoalLabel, BadgeVariant> = {
  Achieved: 'success',
  Ahead: 'success',
  'On Track': 'info',
  'In Progress': 'warning',
}

/** The consignments that a goal's figure is made of; certificates are on the same page. */
const LIST_OF: Record<GoalMeasure, readonly [ListOf, string?] | null> = {
  total: ['all'],
  intensity: ['all'],
  coverage: ['all'],
  'low-carbon': ['share', 'low-carbon'],
  certifications: null,
}

type Open = (list: ListOf, key?: string) => void

interface GoalsCardProps extends Pick<SustainabilityAnswer, 'goals' | 'year'> {
  onOpen: Open
}

export function GoalsCard({ goals, year, onOpen }: GoalsCardProps) {
  return (
    <Card aria-labelledby="goals">
      <CardHeader title={words.title(year)} titleId="goals" />
      {goals.length === 0 && <p className="px-4 pb-5 text-ink-muted sm:px-5">{words.none(year)}</p>}
      <ul className="grid gap-4 px-4 pb-5 empty:hidden sm:px-5">
        {goals.map((goal) => (
          <GoalLine key={goal.measure} goal={goal} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  )
}

function GoalLine({ goal, onOpen }: { goal: Goal; onOpen: Open }) {
  const { measure, value, target, label, whyTemplate, whyShares, progress } = goal
  const list = LIST_OF[measure]
  const { name, unit } = words.measures[measure]
  const inUnit = (figure: number | null) =>
    unit === '%' ? inPercent(figure) : `${inTenths(figure)} ${unit}`.trim()
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="font-medium">
          {list ? (
            <button
              type="button"
              onClick={() => onOpen(list[0], list[1])}
              className="text-left hover:underline"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </p>
        {label ? (
          <Badge variant={LOOKS[label]}>{label}</Badge>
        ) : (
          <Badge variant="secondary">{value === null ? words.noFigure : words.noLabel}</Badge>
        )}
      </div>
      {progress !== null && <Progress label={name} value={progress} />}
      <p className="text-sm text-ink-muted tabular-nums">
        {words.value(inUnit(value), inUnit(target))} {words.why(whyTemplate, whyShares)}
      </p>
    </li>
  )
}
