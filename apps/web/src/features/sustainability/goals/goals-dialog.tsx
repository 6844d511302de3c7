import { GOAL_MEASURES, type Goal, type GoalMeasure, type GoalsChange } from '@efti-hub/contract'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
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

const check = async () => (await import('./checks.ts')).goalsForm

export default function GoalsDialog({ open, onClose, year, goals }: GoalsDialogProps) {
  const { register, handleSubmit, formState } = useContractForm(check, typedOf(goals))
  const save = useChange({
    change: (wanted: GoalsChange) => call('PUT /api/sustainability/goals', { body: wanted }),
    stale: [sustainabilityKey],
    done: () => words.saved,
  })
  const confirm = handleSubmit((typed) => {
    const wanted = GOAL_MEASURES.flatMap((measure) => {
      const { target, baseline } = typed[measure]
      return target === null ? [] : [{ measure, target, baseline }]
    })
    save.mutate({ year, goals: wanted }, { onSuccess: onClose })
  })
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
        const wrong = formState.errors[measure]
        return (
          <div key={measure} className="grid items-end gap-3 sm:grid-cols-2">
            <Field label={words.target(label)} message={wrong?.target?.message}>
              {(control) => <Input {...control} {...register(`${measure}.target`)} inputMode="decimal" />}
            </Field>
            {measure !== 'total' && measure !== 'certifications' && (
              <Field label={words.baseline(label)} message={wrong?.baseline?.message}>
                {(control) => <Input {...control} {...register(`${measure}.baseline`)} inputMode="decimal" />}
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
        // A baseline that follows from the year before stays like that.
        baseline: goal?.baselineIsSet ? String(goal.baseline) : '',
      },
    ]
  })
  return Object.fromEntries(entries) as Typed
}
