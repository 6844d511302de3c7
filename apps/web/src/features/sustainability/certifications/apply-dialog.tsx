import type { CertificationApplication } from '@efti-hub/contract'
import type { ComponentProps } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { showFieldMessages } from '../../../forms/show-field-messages.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { certificationWords as words } from '../../../words/sustainability.ts'

const FIELDS: readonly (ComponentProps<'input'> & { name: keyof CertificationApplication; label: string })[] =
  [
    { name: 'type', label: words.type },
    { name: 'companyName', label: words.companyName, autoComplete: 'organization' },
    { name: 'contactEmail', label: words.contactEmail, type: 'email', autoComplete: 'email' },
    { name: 'targetDate', label: words.targetDate, type: 'date' },
  ]

const EMPTY = { type: '', companyName: '', contactEmail: '', targetDate: '' }
const check = async () => (await import('./checks.ts')).certificationApplication

/** Submits what there is: what is missing can be added later. */
export default function ApplyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useContractForm(check, EMPTY)
  const submit = useChange({
    change: (application: CertificationApplication) =>
      call('POST /api/sustainability/certifications', { body: application }),
    stale: [sustainabilityKey],
    done: () => words.submitted,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.apply}
      description={words.applyHint}
      confirm={words.submit}
      busy={submit.isPending}
      onConfirm={form.handleSubmit((given) =>
        submit.mutate(given, { onSuccess: onClose, onError: (error) => showFieldMessages(form, error) }),
      )}
    >
      {FIELDS.map(({ name, label, ...input }) => (
        <Field key={name} label={label} message={form.formState.errors[name]?.message}>
          {(control) => <Input {...control} {...input} {...form.register(name)} maxLength={200} />}
        </Field>
      ))}
    </FormDialog>
  )
}
