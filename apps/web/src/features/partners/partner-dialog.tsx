import { useContractForm } from '../../forms/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { countryName } from '../../words/format.ts'
import { partnerWords as words } from '../../words/partners.ts'
import { useNewPartners } from './use-partners.ts'

const check = async () => (await import('./checks.ts')).partnerForm
const EMPTY = { name: '', street: '', postcode: '', town: '', country: '', vatId: '', email: '' }
const LINES = ['name', 'street', 'postcode', 'town'] as const

interface PartnerDialogProps {
  countries: readonly string[]
  onClose: () => void
}

export function PartnerDialog({ countries, onClose }: PartnerDialogProps) {
  const { register, handleSubmit, formState } = useContractForm(check, EMPTY)
  const addition = useNewPartners()
  const { errors } = formState
  const options = countries
    .map((value) => ({ value, label: countryName(value) }))
    .sort((left, right) => left.label.localeCompare(right.label))
  const confirm = handleSubmit((partner) => addition.mutate([partner], { onSuccess: onClose }))
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.addTitle}
      description={words.addHint}
      confirm={words.add}
      busy={addition.isPending}
      onConfirm={() => void confirm()}
    >
      {LINES.map((name) => (
        <Field key={name} label={words[name]} message={errors[name]?.message}>
          {(control) => <Input {...control} {...register(name)} autoComplete="off" />}
        </Field>
      ))}
      <Field label={words.country} message={errors.country?.message}>
        {(control) => (
          <NativeSelect {...control} {...register('country')}>
            <option value="">{words.choose}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words.vatId} message={errors.vatId?.message}>
        {(control) => <Input {...control} {...register('vatId')} autoComplete="off" />}
      </Field>
      <Field label={words.email} message={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}
