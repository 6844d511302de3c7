import { CERTIFICATION_STATUSES, type Certification, type CertificationChange } from '@efti-hub/contract'
import { useController } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { showFieldMessages } from '../../../forms/show-field-messages.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioChoice } from '../../../ui/radio-choice.tsx'
import { certificationWords as words } from '../../../words/sustainability.ts'
import { putCertificate } from './put-certificate.ts'

const STATUSES = CERTIFICATION_STATUSES.map((value) => ({ value, label: value }))
const TEXTS = ['type', 'companyName', 'contactEmail', 'number', 'issuer'] as const
const DAYS = ['targetDate', 'validFrom', 'validUntil'] as const

const check = async () => (await import('./checks.ts')).certificationForm

interface CertificationDialogProps {
  open: boolean
  onClose: () => void
  certification: Certification
}

export default function CertificationDialog({ open, onClose, certification }: CertificationDialogProps) {
  const { id, status } = certification
  const form = useContractForm(check, {
    status,
    ...valuesOf(certification, TEXTS),
    ...valuesOf(certification, DAYS),
  })
  const { register, formState } = form
  const chosen = useController({ control: form.control, name: 'status' }).field
  const save = useChange({
    change: async ({ change, file }: { change: CertificationChange; file: File | undefined }) => {
      await call('PATCH /api/sustainability/certifications/{id}', { path: { id }, body: change })
      if (file) await putCertificate(id, file)
    },
    stale: [sustainabilityKey],
    done: () => words.saved,
  })
  const confirm = form.handleSubmit(({ file, ...change }) =>
    save.mutate(
      { change, file: file?.[0] },
      { onSuccess: onClose, onError: (error) => showFieldMessages(form, error) },
    ),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={certification.type || words.editTitle}
      description={words.editHint}
      confirm={words.save}
      busy={save.isPending}
      onConfirm={confirm}
    >
      <RadioChoice label={words.status} options={STATUSES} value={chosen.value} onChange={chosen.onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        {TEXTS.map((name) => (
          <Field key={name} label={words[name]} message={formState.errors[name]?.message}>
            {(control) => <Input {...control} {...register(name)} maxLength={200} />}
          </Field>
        ))}
        {DAYS.map((name) => (
          <Field key={name} label={words[name]} message={formState.errors[name]?.message}>
            {(control) => <Input {...control} {...register(name)} type="date" />}
          </Field>
        ))}
      </div>
      <Field label={words.file}>
        {(control) => <FileInput {...control} {...register('file')} accept=".pdf,.png,.jpg,.jpeg" />}
      </Field>
    </FormDialog>
  )
}

function valuesOf<Name extends keyof Certification>(from: Certification, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? ''])) as Record<Name, string>
}
