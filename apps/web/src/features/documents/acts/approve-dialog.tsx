import { useDeferredValue, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { workListWords as words } from '../../../words/work-list.ts'
import type { AskProps } from './act-dialog.tsx'
import { isRechecked, staysOpen, whatStaysOpen } from './stays-open.ts'

const MOST_CHARACTERS = 2_000
const IN_SIGHT = 12

/** Lists what stays open, and needs a reason only if something does. */
export function ApproveDialog({ open, count, documents, busy, problem, onClose, onAct }: AskProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { comment: '' } })
  const stays = useMemo(() => documents.filter(staysOpen), [documents])
  // The dialog appears with those in sight; of hundreds the others follow.
  const shown = useDeferredValue(stays, stays.slice(0, IN_SIGHT))
  const isNeeded = stays.length > 0
  const rechecked = documents.filter(isRechecked).length
  const message = formState.errors.comment?.message
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.approveTitle(count)}
      description={
        isNeeded
          ? words.approveHint
          : rechecked === documents.length
            ? words.rechecked(rechecked)
            : words.nothingOpenHint
      }
      confirm={words.acts.approve}
      busy={busy}
      onConfirm={handleSubmit(({ comment }) => onAct({ act: 'approve', comment }))}
    >
      {isNeeded && (
        <ScrollArea label={words.staysOpen} className="max-h-44 rounded-md border border-line text-sm">
          <ul>
            {shown.map((document) => (
              <li
                key={document.id}
                className="border-b border-line px-3 py-1.5 wrap-anywhere last:border-b-0"
              >
                {whatStaysOpen(document)}
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {rechecked > 0 && rechecked < documents.length && <p>{words.rechecked(rechecked)}</p>}
      <Field label={isNeeded ? words.reason : words.optionalReason} {...(message && { message })}>
        {(control) => (
          <TextArea
            {...control}
            {...register('comment', {
              validate: (comment) => !isNeeded || comment.trim() !== '' || words.reasonMissing,
            })}
            rows={3}
            maxLength={MOST_CHARACTERS}
          />
        )}
      </Field>
      {problem}
    </FormDialog>
  )
}

export function DeleteDialog({ open, count, busy, problem, onClose, onAct }: AskProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.deleteTitle(count)}
      description={words.deleteHint}
      confirm={words.acts.delete}
      busy={busy}
      onConfirm={() => onAct({ act: 'delete' })}
    >
      {problem}
    </FormDialog>
  )
}
