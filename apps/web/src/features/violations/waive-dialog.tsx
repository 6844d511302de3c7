import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskProps } from './ask-dialog.tsx'
import { endOfDay, isToCome } from './days.ts'

const MOST_CHARACTERS = 2_000

export function WaiveDialog({ open, count, busy, onClose, onAct }: AskProps) {
  const [reason, setReason] = useState('')
  const [day, setDay] = useState('')
  const [asked, setAsked] = useState(false)
  const isMissing = reason.trim() === ''
  const isPast = day !== '' && !isToCome(day)
  const confirm = () => {
    setAsked(true)
    if (isMissing || isPast) return
    onAct({ act: 'waive', reason: reason.trim(), expiresAt: day ? endOfDay(day) : null })
  }
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
      <Field label={words.expires} message={asked && isPast ? words.expiresPast : undefined}>
        {(control) => (
          <Input
            {...control}
            type="date"
            className="max-w-48"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
