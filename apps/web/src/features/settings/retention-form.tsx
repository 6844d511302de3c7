import type { TenantSettings } from '@efti-hub/contract'
import { type FormEvent, useState } from 'react'
import { serverFields } from '../../api/request.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { tenantWords as words } from '../../words/settings.ts'
import { SaveButton } from './save-button.tsx'
import { useSaveSettings } from './use-settings.ts'

/** Ten years: the longest that Member States commonly ask of commercial documents. */
const SUGGESTED_DAYS = 3_650

export function RetentionForm({ tenant }: { tenant: TenantSettings }) {
  const { mayChange, retentionDays } = tenant
  const [ends, setEnds] = useState(retentionDays !== null)
  const [days, setDays] = useState(String(retentionDays ?? SUGGESTED_DAYS))
  const save = useSaveSettings('tenant', words.saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ retentionDays: ends ? Number(days) : null })
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <Switch
        label={words.keep}
        description={words.keepHint}
        checked={ends}
        disabled={!mayChange}
        onChange={setEnds}
      />
      {ends && (
        <>
          <div className="w-40">
            <Field label={words.retentionDays} message={serverFields(save.error).retentionDays}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={1}
                  max={36_500}
                  value={days}
                  disabled={!mayChange}
                  onChange={(event) => setDays(event.target.value)}
                  className="tabular-nums"
                />
              )}
            </Field>
          </div>
          <Notice tone="warning" title={words.retentionWarning} />
        </>
      )}
      <SaveButton pending={save.isPending} mayChange={mayChange} />
    </form>
  )
}
