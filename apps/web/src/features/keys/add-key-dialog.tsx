import { type KeyRole, keyRole, ROLE_LABELS } from '@efti-hub/contract'
import { useState } from 'react'
import { serverFields } from '../../api/request.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { keysWords as words } from '../../words/keys.ts'
import { ToldKey } from './told-key.tsx'
import { useNewKey } from './use-keys.ts'

export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<KeyRole>('operator')
  const [lastDay, setLastDay] = useState('')
  const making = useNewKey()
  if (making.data) return <ToldKey made={making.data} onClose={onClose} />
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.addTitle}
      description={words.addHint}
      confirm={words.add}
      busy={making.isPending}
      onConfirm={() => making.mutate({ name, role, expiresAt: endOf(lastDay) })}
    >
      <Field label={words.name} message={serverFields(making.error).name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.role}>
        {(control) => (
          <NativeSelect
            {...control}
            value={role}
            onChange={(event) => setRole(event.target.value as KeyRole)}
          >
            {keyRole.options.map((one) => (
              <option key={one} value={one}>
                {ROLE_LABELS[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words.expiresOn} message={serverFields(making.error).expiresAt}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** Good to the end of that day here. */
function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString()
}
