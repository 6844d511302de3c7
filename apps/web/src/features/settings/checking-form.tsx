import type { TenantSettings } from '@efti-hub/contract'
import { type FormEvent, useState } from 'react'
import { serverFields } from '../../api/request.ts'
import { WorkFields } from '../../forms/work-fields.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Switch } from '../../ui/switch.tsx'
import { tenantWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useCheckingChoices } from './use-checking-choices.ts'
import { useSaveSettings } from './use-settings.ts'

const CHOICE_WORDS = { add: words.add, remove: words.remove, none: words.nothingChosen }

/** What every document is checked against, and by when its violations are due. */
export function CheckingForm({ tenant }: { tenant: TenantSettings }) {
  const { mayChange } = tenant
  const [dueDays, setDueDays] = useState(String(tenant.dueDays))
  const [countries, setCountries] = useState(tenant.routeCountries)
  const [subsets, setSubsets] = useState(tenant.defaultSubsets)
  const [strictAddresses, setStrictAddresses] = useState(tenant.strictAddresses)
  const [modes, setModes] = useState(tenant.modes)
  const [dangerousGoods, setDangerousGoods] = useState(tenant.dangerousGoods)
  const [carriedInCab, setCarriedInCab] = useState(tenant.carriedInCab)
  const save = useSaveSettings('tenant', words.saved)
  const choices = useCheckingChoices()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      dueDays: Number(dueDays),
      routeCountries: countries,
      defaultSubsets: subsets,
      strictAddresses,
      modes,
      dangerousGoods,
      carriedInCab,
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1.5">
        <Field label={words.dueDays} message={serverFields(save.error).dueDays}>
          {(control) => (
            <span className="flex w-40 items-center gap-2">
              <Input
                {...control}
                type="number"
                min={0}
                max={365}
                value={dueDays}
                disabled={!mayChange}
                onChange={(event) => setDueDays(event.target.value)}
                className="tabular-nums"
              />
              {words.days}
            </span>
          )}
        </Field>
        <p className="text-sm text-ink-muted">{words.dueDaysHint}</p>
      </div>
      <ChoiceList
        label={words.routeCountries}
        hint={words.routeCountriesHint}
        options={choices.countries}
        chosen={countries}
        onChange={setCountries}
        disabled={!mayChange}
        words={CHOICE_WORDS}
      />
      <ChoiceList
        label={words.defaultSubsets}
        hint={words.defaultSubsetsHint}
        options={choices.subsets}
        chosen={subsets}
        onChange={setSubsets}
        disabled={!mayChange}
        words={CHOICE_WORDS}
      />
      <Switch
        label={words.strictAddresses}
        description={words.strictAddressesHint}
        checked={strictAddresses}
        disabled={!mayChange}
        onChange={setStrictAddresses}
      />
      <WorkFields
        modes={modes}
        dangerousGoods={dangerousGoods}
        disabled={!mayChange}
        onModes={setModes}
        onDangerousGoods={setDangerousGoods}
      />
      <Switch
        label={words.carriedInCab}
        description={words.carriedInCabHint}
        checked={carriedInCab === true}
        onChange={setCarriedInCab}
        disabled={!mayChange}
      />
      <SaveButton pending={save.isPending} mayChange={mayChange} />
    </form>
  )
}
