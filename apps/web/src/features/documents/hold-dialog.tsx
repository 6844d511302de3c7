import type { DocumentDetail } from '@efti-hub/contract'
import { call } from '../../api/call.ts'
import { documentQuery } from '../../api/queries/documents.ts'
import { retentionQuery } from '../../api/queries/settings.ts'
import { useChange } from '../../api/use-change.ts'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { holdWords as words } from '../../words/document.ts'

const check = async () => (await import('./checks.ts')).holdRequest

interface HoldDialogProps {
  document: DocumentDetail
  open: boolean
  onClose: () => void
}

/** Puts it on hold, or releases it. A document on hold outlasts the retention of the organisation. */
export function HoldDialog({ document: { id, hold }, open, onClose }: HoldDialogProps) {
  const form = useContractForm(check, { reason: '' })
  const path = { id }
  const change = useChange({
    change: ({ reason }: { reason: string }) =>
      hold
        ? call('DELETE /api/documents/{id}/hold', { path })
        : call('POST /api/documents/{id}/hold', { path, body: { reason } }),
    stale: [documentQuery(id).queryKey, retentionQuery().queryKey],
    done: () => (hold ? words.released : words.held),
  })
  const close = () => {
    onClose()
    form.reset()
  }
  const release = () => change.mutate({ reason: '' }, { onSuccess: close })
  const putOnHold = form.handleSubmit((asked) =>
    change.mutate(asked, { onSuccess: close, onError: (error) => showFieldMessages(form, error) }),
  )
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={hold ? words.releaseTitle : words.holdTitle}
      description={hold ? words.releaseHint : words.holdHint}
      confirm={hold ? words.release : words.hold}
      busy={change.isPending}
      onConfirm={hold ? release : putOnHold}
    >
      {!hold && (
        <Field label={words.reason} message={form.formState.errors.reason?.message}>
          {(control) => <Input {...control} {...form.register('reason')} maxLength={500} />}
        </Field>
      )}
    </FormDialog>
  )
}
