import type { OwnFactor } from '@efti-hub/contract'
import { ArrowLeft } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
import { showFieldMessages } from '../../../forms/show-field-messages.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { factorWords as words } from '../../../words/emissions.ts'

interface OwnFactorFormProps {
  factorKey: string
  vehicle: string
  onDone: () => void
}

const FIELDS = [
  { name: 'wtt', inputMode: 'decimal' },
  { name: 'ttw', inputMode: 'decimal' },
  { name: 'source' },
  { name: 'edition' },
  { name: 'validFrom', type: 'date' },
  { name: 'validUntil', type: 'date' },
] as const
const EMPTY = { wtt: '', ttw: '', source: '', edition: '', validFrom: '', validUntil: '' }
const check = async () => (await import('./checks.ts')).ownFactorForm

export function OwnFactorForm({ factorKey, vehicle, onDone }: OwnFactorFormProps) {
  const form = useContractForm(check, EMPTY)
  const save = useChange({
    change: (factor: OwnFactor) =>
      call('PUT /api/sustainability/factors/{key}', { path: { key: factorKey }, body: factor }),
    stale: [sustainabilityKey],
    done: () => words.saved,
  })
  const submit = form.handleSubmit((factor) =>
    save.mutate(factor, { onSuccess: onDone, onError: (error) => showFieldMessages(form, error) }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
      <Button variant="ghost" size="xs" className="w-fit" onClick={onDone}>
        <ArrowLeft aria-hidden />
        {words.back}
      </Button>
      <p className="font-medium">{vehicle}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, ...input }) => (
          <Field key={name} label={words[name]} message={form.formState.errors[name]?.message}>
            {(control) => <Input {...control} {...input} {...form.register(name)} maxLength={200} />}
          </Field>
        ))}
      </div>
      <Button type="submit" className="w-fit" disabled={save.isPending}>
        {words.save}
      </Button>
    </form>
  )
}
