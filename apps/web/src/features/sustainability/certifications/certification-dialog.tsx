import { CERTIFICATION_STATUSES, type Certification, type CertificationChange } from '@efti-hub/contract'
import { type ChangeEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioChoice } from '../../../ui/radio-choice.tsx'
import { certificationWords as words } from '../../../words/sustainability.ts'
import { putCertificate } from './put-certificate.ts'

const STATUSES = CERTIFICATION_STATUSES.map((value) => ({ value, label: value }))
const TEXTS = ['type', 'companyName', 'contactEmail', 'number', 'issuer'] as const
const DAYS = ['targetDate', 'validFrom', 'validUntil'] as const

interface CertificationDialogProps {
  open: boolean
  onClose: () => void
  certification: Certification
}

export default function CertificationDialog({ open, onClose, certification }: CertificationDialogProps) {
  const [status, setStatus] = useState(certification.status)
  const [texts, setTexts] = useState(() => valuesOf(certification, TEXTS))
  const [days, setDays] = useState(() => valuesOf(certification, DAYS))
  const [file, setFile] = useState<File | null>(null)
  const { id } = certification
  const save = useChange({
    change: async (change: CertificationChange) => {
      await call('PATCH /api/sustainability/certifications/{id}', { path: { id }, body: change })
      if (file) await putCertificate(id, file)
    },
    stale: [sustainabilityKey],
    done: () => words.saved,
  })
  const confirm = () => {
    const chosen = Object.fromEntries(DAYS.map((name) => [name, days[name] || null]))
    save.mutate({ status, ...texts, ...chosen }, { onSuccess: onClose })
  }
  const type = (name: (typeof TEXTS)[number]) => (event: ChangeEvent<HTMLInputElement>) =>
    setTexts((before) => ({ ...before, [name]: event.target.value }))
  const date = (name: (typeof DAYS)[number]) => (event: ChangeEvent<HTMLInputElement>) =>
    setDays((before) => ({ ...before, [name]: event.target.value }))
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
      <RadioChoice label={words.status} options={STATUSES} value={status} onChange={setStatus} />
      <div className="grid gap-4 sm:grid-cols-2">
        {TEXTS.map((name) => (
          <Field key={name} label={words[name]}>
            {(control) => <Input {...control} maxLength={200} value={texts[name]} onChange={type(name)} />}
          </Field>
        ))}
        {DAYS.map((name) => (
          <Field key={name} label={words[name]}>
            {(control) => <Input {...control} type="date" value={days[name]} onChange={date(name)} />}
          </Field>
        ))}
      </div>
      <Field label={words.file}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".pdf,.png,.jpg,.jpeg"
            className="py-1.5"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function valuesOf<Name extends keyof Certification>(from: Certification, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? ''])) as Record<Name, string>
}
