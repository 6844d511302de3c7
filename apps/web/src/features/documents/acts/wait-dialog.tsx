import { useForm } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import type { AskProps } from './act-dialog.tsx'

const MOST_CHARACTERS = 200

export function WaitDialog({ open, count, busy, problem, onClose, onAct }: AskProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { partner: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.waitTitle(count)}
      description={words.waitHint}
      confirm={words.acts.wait}
      busy={busy}
      onConfirm={handleSubmit(({ partner }) => onAct({ act: 'wait', waiting: true, for: partner }))}
    >
      <Field label={words.partner}>
        {(control) => <Input {...control} {...register('partner')} maxLength={MOST_CHARACTERS} />}
      </Field>
      {problem}
    </FormDialog>
  )
}
