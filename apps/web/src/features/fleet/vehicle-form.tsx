import { VEHICLE_KINDS } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { checkingChoicesQuery } from '../../api/queries/settings.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { vehicleKinds, fleetWords as words } from '../../words/fleet.ts'
import { countryName } from '../../words/format.ts'
import { useNewVehicles } from './use-fleet.ts'

const check = async () => (await import('./checks.ts')).vehicleForm
const EMPTY = { plate: '', country: '', kind: 'motor-vehicle' as const }

export function VehicleForm({ mayChange }: { mayChange: boolean }) {
  const { register, handleSubmit, formState, reset } = useContractForm(check, EMPTY)
  const { data } = useQuery(checkingChoicesQuery())
  const countries = (data?.countries ?? [])
    .map((value) => ({ value, label: countryName(value) }))
    .sort((left, right) => left.label.localeCompare(right.label))
  const addition = useNewVehicles()
  const { errors } = formState
  const submit = handleSubmit((vehicle) =>
    addition.mutate([vehicle], { onSuccess: () => reset({ ...vehicle, plate: '' }) }),
  )
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label={words.plate} message={errors.plate?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('plate')}
            maxLength={17}
            autoComplete="off"
            disabled={!mayChange}
          />
        )}
      </Field>
      <Field label={words.country} message={errors.country?.message}>
        {(control) => (
          <NativeSelect {...control} {...register('country')} disabled={!mayChange}>
            <option value="">{words.choose}</option>
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words.kind} message={errors.kind?.message}>
        {(control) => (
          <NativeSelect {...control} {...register('kind')} disabled={!mayChange}>
            {VEHICLE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {vehicleKinds[kind]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button type="submit" className="sm:mt-7" disabled={!mayChange || addition.isPending}>
        {words.add}
      </Button>
    </form>
  )
}
