import type { Contradiction } from '@efti-hub/contract'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { contradictionWords as words } from '../../words/contradictions.ts'
import { useConsignmentChange } from './use-consignment-change.ts'

const check = async () => (await import('./checks.ts')).acceptanceForm
const MOST_CHARACTERS = 2_000

interface AcceptDialogProps {
  contradiction: Contradiction
  consignmentId: string
  open: boolean
  onClose: () => void
}

/** Why values that differ are all correct. */
export function AcceptDialog({ contradiction, consignmentId, open, onClose }: AcceptDialogProps) {
  const { code, label, values } = contradiction
  const { register, handleSubmit, formState } = useContractForm(check, { reason: '' })
  const change = useConsignmentChange(consignmentId)
  const confirm = handleSubmit(({ reason }) =>
    change.mutate(
      {
        send: () =>
          call('POST /api/consignments/{id}/contradictions/{code}/accept', {
            path: { id: consignmentId, code },
            body: { reason, values: values.map(({ value }) => value) },
          }),
        done: { title: words.accepted.title, description: words.accepted.description(label) },
      },
      { onSuccess: onClose },
    ),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.acceptTitle(label, values.length)}
      description={words.acceptHint}
      confirm={words.accept(values.length)}
      busy={change.isPending}
      onConfirm={confirm}
    >
      <Field label={words.reason} message={formState.errors.reason?.message}>
        {(control) => <TextArea {...control} {...register('reason')} rows={3} maxLength={MOST_CHARACTERS} />}
      </Field>
    </FormDialog>
  )
}
