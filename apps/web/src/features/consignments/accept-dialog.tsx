import type { Contradiction } from '@efti-hub/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { contradictionWords as words } from '../../words/contradictions.ts'
import { useConsignmentChange } from './use-consignment-change.ts'

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
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const change = useConsignmentChange(consignmentId)
  const isMissing = reason.trim() === ''
  const confirm = () => {
    setAsked(true)
    if (isMissing) return
    change.mutate(
      {
        send: () =>
          call('POST /api/consignments/{id}/contradictions/{code}/accept', {
            path: { id: consignmentId, code },
            body: { reason: reason.trim(), values: values.map(({ value }) => value) },
          }),
        done: { title: words.accepted.title, description: words.accepted.description(label) },
      },
      { onSuccess: onClose },
    )
  }
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
      <Field label={words.reason} message={asked && isMissing ? words.reasonMissing : undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MOST_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
