import { GOAL_MEASURES, type Goal, type GoalMeasure, type GoalsChange } from '@efti-hub/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { goalWords as words } from '../../../words/sustainability.ts'

interface GoalsDialogProps {
  open: boolean
  onClose: () => void
  year: number
  goals: readonly Goal[]
}

type Typed = Record<GoalMeasure, { target: string; baseline: string }>

const isNumber = (text: string) => text.trim() === '' || Number(text.replace(',', '.')) >= 0
const numberOf = (text: string) => Number(text.replace(',', '.'))

export default function GoalsDialog({ open, onClose, year, goals }: GoalsDialogProps) {
  const [typed, setTyped] = useState(() => typedOf(goals))
  const [asked, setAsked] = useState(false)
  const save = useChange({
    change: (wanted: GoalsChange) => call('PUT /api/sustainability/goals', { body: wanted }),
    stale: [sustainabilityKey],
    done: () => words.saved,
  })
  const type = (measure: GoalMeasure, change: Partial<Typed[GoalMeasure]>) =>
    setTyped((before) => ({ ...before, [measure]: { ...before[measure], ...change } }))
  const confirm = () => {
    setAsked(true)
    if (Object.values(typed).some(({ target, baseline }) => !isNumber(target) || !isNumber(baseline))) return
    const wanted = GOAL_MEASURES.filter((measure) => typed[measure].target.trim() !== '').map((measure) => {
      const { target, baseline } = typed[measure]
      return {
        measure,
        target: numberOf(target),
        baseline: baseline.trim() === '' ? null : numberOf(baseline),
      }
    })
    save.mutate({ year, goals: wanted }, { onSuccess: onClose })
  }
  const message = (text: string) => (asked && !isNumber(text) ? { message: words.notNumber } : {})
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.dialogTitle(year)}
      description={`${words.dialogHint} ${words.baselineHint}`}
      confirm={words.save}
      busy={save.isPending}
      onConfirm={confirm}
    >
      {GOAL_MEASURES.map((measure) => {
        const { name, unit } = words.measures[measure]
        const label = unit ? `${name} (${unit})` : name
        const { target, baseline } = typed[measure]
        return (
          <div key={measure} className="grid items-end gap-3 sm:grid-cols-2">
            <Field label={words.target(label)} {...message(target)}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  value={target}
                  onChange={(event) => type(measure, { target: event.target.value })}
                />
              )}
            </Field>
            {measure !== 'total' && measure !== 'certifications' && (
              <Field label={words.baseline(label)} {...message(baseline)}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={baseline}
                    onChange={(event) => type(measure, { baseline: event.target.value })}
                  />
                )}
              </Field>
            )}
          </div>
        )
      })}
    </FormDialog>
  )
}

function typedOf(goals: readonly Goal[]): Typed {
  const entries = GOAL_MEASURES.map((measure) => {
    const goal = goals.find((one) => one.measure === measure)
    return [
      measure,
      {
        target: goal ? String(goal.target) : '',
        // What was reckoned from the year before goes on being so.
        baseline: goal?.baselineIsSet ? String(goal.baseline) : '',
      },
    ]
  })
  return Object.fromEntries(entries) as Typed
}
