import type { CertificationApplication } from '@efti-hub/contract'
import { type ComponentProps, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
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

/** Submits whatever there is: what is missing can be added later. */
export default function ApplyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [given, setGiven] = useState<CertificationApplication>({})
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
      onConfirm={() => submit.mutate(given, { onSuccess: onClose })}
    >
      {FIELDS.map(({ name, label, ...input }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              {...input}
              value={given[name] ?? ''}
              maxLength={200}
              onChange={(event) => setGiven((before) => ({ ...before, [name]: event.target.value }))}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  )
}
