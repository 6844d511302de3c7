import type { Goal, GoalLabel, SustainabilityAnswer } from '@efti-hub/contract'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { goalWords as words } from '../../../words/sustainability.ts'
import { inTenths } from '../figures.ts'

const LOOKS: Record<GoalLabel, BadgeVariant> = {
  Achieved: 'success',
  Ahead: 'success',
  'On Track': 'info',
  'In Progress': 'warning',
}

export function GoalsCard({ goals, year }: Pick<SustainabilityAnswer, 'goals' | 'year'>) {
  return (
    <Card aria-labelledby="goals">
      <CardHeader title={words.title(year)} titleId="goals" />
      {goals.length === 0 && <p className="px-4 pb-5 text-ink-muted sm:px-5">{words.none(year)}</p>}
      <ul className="grid gap-4 px-4 pb-5 empty:hidden sm:px-5">
        {goals.map((goal) => (
          <GoalLine key={goal.measure} goal={goal} />
        ))}
      </ul>
    </Card>
  )
}

function GoalLine({ goal: { measure, value, target, label, why, progress } }: { goal: Goal }) {
  const { name, unit } = words.measures[measure]
  const wanted = `${inTenths(target)} ${unit}`.trim()
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="font-medium">{name}</p>
        {label ? (
          <Badge variant={LOOKS[label]}>{label}</Badge>
        ) : (
          <Badge variant="secondary">{value === null ? words.noFigure : words.noLabel}</Badge>
        )}
      </div>
      {progress !== null && <Progress label={name} value={progress} />}
      <p className="text-sm text-ink-muted tabular-nums">
        {words.value(inTenths(value), wanted)}. {why}
      </p>
    </li>
  )
}
