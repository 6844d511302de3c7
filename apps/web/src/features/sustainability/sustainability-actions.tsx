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
  answer: SustainabilityAnswer
  onYear: (year: number) => void
  areIntensitiesOpen: boolean
  onIntensities: (open: boolean) => void
}

export function SustainabilityActions({
  answer,
  onYear,
  areIntensitiesOpen,
  onIntensities,
}: SustainabilityActionsProps) {
  const [goals, setGoals] = useState({ turn: 0, open: false })
  const { year, years, can } = answer
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
        may={can.includes('set-goals')}
        onClick={() => setGoals(({ turn }) => ({ turn: turn + 1, open: true }))}
      >
        {words.setGoals}
      </ManagerButton>
      <Suspense>
        {goals.turn > 0 && (
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
