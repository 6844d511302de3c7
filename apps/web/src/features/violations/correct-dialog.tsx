import { useForm } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskProps } from './ask-dialog.tsx'

export function CorrectDialog({ open, count, busy, onClose, onAct }: AskProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { value: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.correctTitle(count)}
      description={words.correctHint}
      confirm={words.save}
      busy={busy}
      onConfirm={handleSubmit(({ value }) =>
        onAct({ act: 'correct', ...(value.trim() && { value: value.trim() }) }),
      )}
    >
      <Field label={words.correctValue}>{(control) => <Input {...control} {...register('value')} />}</Field>
    </FormDialog>
  )
}
