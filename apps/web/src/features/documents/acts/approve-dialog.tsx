import { useForm } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import type { AskProps } from './act-dialog.tsx'

const MOST_CHARACTERS = 2_000

/** The server asks for a reason where something is open, and states it for each document. */
export function ApproveDialog({ open, count, busy, onClose, onAct }: AskProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { comment: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.approveTitle(count)}
      description={words.approveHint}
      confirm={words.acts.approve}
      busy={busy}
      onConfirm={handleSubmit(({ comment }) => onAct({ act: 'approve', comment }))}
    >
      <Field label={words.reason}>
        {(control) => <TextArea {...control} {...register('comment')} rows={3} maxLength={MOST_CHARACTERS} />}
      </Field>
    </FormDialog>
  )
}

export function DeleteDialog({ open, count, busy, onClose, onAct }: AskProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.deleteTitle(count)}
      description={words.deleteHint}
      confirm={words.acts.delete}
      busy={busy}
      onConfirm={() => onAct({ act: 'delete' })}
    />
  )
}
