import type { DocumentDetail } from '@efti-hub/contract'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { documentQuery } from '../../api/queries/documents.ts'
import { retentionQuery } from '../../api/queries/settings.ts'
import { serverFields } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { holdWords as words } from '../../words/document.ts'

/** A document on hold outlasts the retention of the organisation. */
export function HoldButton({ document: { id, hold } }: { document: DocumentDetail }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const path = { id }
  const change = useChange({
    change: () =>
      hold
        ? call('DELETE /api/documents/{id}/hold', { path })
        : call('POST /api/documents/{id}/hold', { path, body: { reason } }),
    stale: [documentQuery(id).queryKey, retentionQuery().queryKey],
    done: () => (hold ? words.released : words.held),
  })
  const close = () => {
    setOpen(false)
    setReason('')
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {hold ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
        {hold ? words.release : words.hold}
      </Button>
      <FormDialog
        open={open}
        onClose={close}
        title={hold ? words.releaseTitle : words.holdTitle}
        description={hold ? words.releaseHint : words.holdHint}
        confirm={hold ? words.release : words.hold}
        busy={change.isPending}
        onConfirm={() => change.mutate(undefined, { onSuccess: close })}
      >
        {!hold && (
          <Field label={words.reason} message={serverFields(change.error).reason}>
            {(control) => (
              <Input
                {...control}
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
      </FormDialog>
    </>
  )
}
