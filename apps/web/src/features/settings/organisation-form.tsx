import type { TenantSettings } from '@efti-hub/contract'
import { useForm } from 'react-hook-form'
import { serverFields } from '../../api/request.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { tenantWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useCheckingChoices } from './use-checking-choices.ts'
import { useSaveSettings } from './use-settings.ts'

const FIELDS = ['name', 'address', 'country', 'vatId', 'eori', 'contactEmail'] as const
type Organisation = Record<(typeof FIELDS)[number], string>

export function OrganisationForm({
  tenant,
  onSaved,
}: {
  tenant: TenantSettings
  onSaved: (name: string) => void
}) {
  const { name, address, vatId, eori, contactEmail, mayChange } = tenant
  const loaded = useCheckingChoices().countries
  // The one that is chosen is there before the list is, so that it stays chosen.
  const own = tenant.country ? [{ value: tenant.country, label: tenant.country }] : []
  const countries = loaded.length > 0 ? loaded : own
  const save = useSaveSettings('tenant', words.saved)
  const { register, handleSubmit, formState, setError } = useForm<Organisation>({
    defaultValues: { name, address, vatId, eori, contactEmail, country: tenant.country ?? '' },
  })
  const submit = (form: Organisation) =>
    save.mutate(
      { ...form, country: form.country || null },
      {
        onSuccess: (saved) => onSaved(saved.name),
        onError: (error) => {
          const messages = serverFields(error)
          for (const field of FIELDS) if (messages[field]) setError(field, { message: messages[field] })
        },
      },
    )
  const { errors } = formState
  const text = (field: Exclude<(typeof FIELDS)[number], 'address' | 'country'>, autoComplete: string) => (
    <Field label={words[field]} message={errors[field]?.message}>
      {(control) => (
        <Input {...control} {...register(field)} disabled={!mayChange} autoComplete={autoComplete} />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid max-w-xl gap-4">
      {text('name', 'organization')}
      <Field label={words.address} message={errors.address?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...register('address')}
            rows={3}
            disabled={!mayChange}
            autoComplete="street-address"
          />
        )}
      </Field>
      <Field label={words.country} message={errors.country?.message}>
        {(control) => (
          <NativeSelect {...control} {...register('country')} disabled={!mayChange} autoComplete="country">
            <option value="">{words.noCountry}</option>
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {text('vatId', 'off')}
        {text('eori', 'off')}
      </div>
      {text('contactEmail', 'email')}
      <SaveButton pending={save.isPending} mayChange={mayChange} />
    </form>
  )
}
