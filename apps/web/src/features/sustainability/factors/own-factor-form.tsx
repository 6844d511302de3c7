import type { OwnFactor } from '@efti-hub/contract'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sustainabilityKey } from '../../../api/queries/sustainability.ts'
import { useChange } from '../../../api/use-change.ts'
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
  { name: 'wtt', required: true },
  { name: 'ttw', required: true },
  { name: 'source', required: true },
  { name: 'edition', required: false },
  { name: 'validFrom', required: false, type: 'date' },
  { name: 'validUntil', required: false, type: 'date' },
] as const
type Name = (typeof FIELDS)[number]['name']

export function OwnFactorForm({ factorKey, vehicle, onDone }: OwnFactorFormProps) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const [asked, setAsked] = useState(false)
  const save = useChange({
    change: (factor: OwnFactor) =>
      call('PUT /api/sustainability/factors/{key}', { path: { key: factorKey }, body: factor }),
    stale: [sustainabilityKey],
    done: () => words.saved,
  })
  const isMissing = (name: Name) => {
    const text = typed[name]?.trim() ?? ''
    return text === '' || ((name === 'wtt' || name === 'ttw') && !(numberOf(text) >= 0))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (FIELDS.some(({ name, required }) => required && isMissing(name))) return
    const { wtt = '', ttw = '', source = '', edition, validFrom, validUntil } = typed
    save.mutate(
      {
        wtt: numberOf(wtt),
        ttw: numberOf(ttw),
        source,
        ...(edition && { edition }),
        validFrom: validFrom || null,
        validUntil: validUntil || null,
      },
      { onSuccess: onDone },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 pb-2">
      <Button variant="ghost" size="xs" className="w-fit" onClick={onDone}>
        <ArrowLeft aria-hidden />
        {words.back}
      </Button>
      <p className="font-medium">{vehicle}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, required, ...input }) => (
          <Field
            key={name}
            label={words[name]}
            {...(asked && required && isMissing(name) && { message: words.required })}
          >
            {(control) => (
              <Input
                {...control}
                {...input}
                inputMode={name === 'wtt' || name === 'ttw' ? 'decimal' : undefined}
                maxLength={200}
                value={typed[name] ?? ''}
                onChange={(event) => setTyped((before) => ({ ...before, [name]: event.target.value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <Button type="submit" className="w-fit" disabled={save.isPending}>
        {words.save}
      </Button>
    </form>
  )
}

const numberOf = (text: string) => Number(text.replace(',', '.'))
