import type { SustainabilityAnswer } from '@efti-hub/contract'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { sustainabilityWords as words } from '../../words/sustainability.ts'
import { ManagerButton } from './manager-button.tsx'
import { ReportMenu } from './report-menu.tsx'

const GoalsDialog = lazy(() => import('./goals/goals-dialog.tsx'))
const FactorsDialog = lazy(() => import('./factors/factors-dialog.tsx'))

interface SustainabilityActionsProps {
  /** Left out while it is being read: what can be done is shown all the same, so that nothing below moves. */
  answer: SustainabilityAnswer | undefined
  year: number
  onYear: (year: number) => void
  areIntensitiesOpen: boolean
  onIntensities: (open: boolean) => void
}

export function SustainabilityActions({
  answer,
  year,
  onYear,
  areIntensitiesOpen,
  onIntensities,
}: SustainabilityActionsProps) {
  const [goals, setGoals] = useState({ turn: 0, open: false })
  const { years = [year], can = [] } = answer ?? {}
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label={words.year}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(chosen) => onYear(Number(chosen))}
      />
      <Button variant="outline" size="sm" onClick={() => onIntensities(true)}>
        {words.intensities}
      </Button>
      <ReportMenu year={year} />
      <ManagerButton
        may={!answer || can.includes('set-goals')}
        busy={!answer}
        onClick={() => setGoals(({ turn }) => ({ turn: turn + 1, open: true }))}
      >
        {words.setGoals}
      </ManagerButton>
      <Suspense>
        {answer && goals.turn > 0 && (
          <GoalsDialog
            key={goals.turn}
            open={goals.open}
            onClose={() => setGoals(({ turn }) => ({ turn, open: false }))}
            year={year}
            goals={answer.goals}
          />
        )}
        {areIntensitiesOpen && <FactorsDialog open onClose={() => onIntensities(false)} />}
      </Suspense>
    </div>
  )
}
