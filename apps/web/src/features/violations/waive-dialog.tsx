import { useContractForm } from '../../forms/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskProps } from './ask-dialog.tsx'
import { endOfDay } from './days.ts'

const check = async () => (await import('./checks.ts')).waiverForm
const MOST_CHARACTERS = 2_000

export function WaiveDialog({ open, count, busy, onClose, onAct }: AskProps) {
  const { register, handleSubmit, formState } = useContractForm(check, { reason: '', lastDay: '' })
  const confirm = handleSubmit(({ reason, lastDay }) =>
    onAct({ act: 'waive', reason, expiresAt: lastDay ? endOfDay(lastDay) : null }),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.waiveTitle(count)}
      description={words.waiveHint}
      confirm={words.waive}
      busy={busy}
      onConfirm={confirm}
    >
      <Field label={words.reason} message={formState.errors.reason?.message}>
        {(control) => <TextArea {...control} {...register('reason')} rows={3} maxLength={MOST_CHARACTERS} />}
      </Field>
      <Field label={words.expires} message={formState.errors.lastDay?.message}>
        {(control) => <Input {...control} {...register('lastDay')} type="date" className="max-w-48" />}
      </Field>
    </FormDialog>
  )
}
