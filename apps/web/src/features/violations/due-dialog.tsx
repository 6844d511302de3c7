import { useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskProps } from './ask-dialog.tsx'
import { endOfDay } from './days.ts'

export function DueDialog({ open, count, busy, onClose, onAct }: AskProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { day: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.dueTitle(count)}
      description={words.due}
      confirm={words.save}
      busy={busy}
      onConfirm={handleSubmit(({ day }) => onAct({ act: 'due', dueAt: day ? endOfDay(day) : null }))}
    >
      <Field label={words.dueOn}>
        {(control) => <Input {...control} {...register('day')} type="date" className="max-w-48" />}
      </Field>
    </FormDialog>
  )
}
