import { keyRole, ROLE_LABELS } from '@efti-hub/contract'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { keysWords as words } from '../../words/keys.ts'
import { NewKey } from './new-key.tsx'
import { useNewKey } from './use-keys.ts'

const check = async () => (await import('./checks.ts')).keyForm

export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(check, { name: '', role: 'operator', expiresAt: '' })
  const { register, formState } = form
  const making = useNewKey()
  if (making.data) return <NewKey made={making.data} onClose={onClose} />
  const confirm = form.handleSubmit((key) =>
    making.mutate(
      { ...key, expiresAt: endOf(key.expiresAt) },
      { onError: (error) => showFieldMessages(form, error) },
    ),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.addTitle}
      description={words.addHint}
      confirm={words.add}
      busy={making.isPending}
      onConfirm={confirm}
    >
      <Field label={words.name} message={formState.errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} maxLength={80} autoComplete="off" />}
      </Field>
      <Field label={words.role}>
        {(control) => (
          <NativeSelect {...control} {...register('role')}>
            {keyRole.options.map((one) => (
              <option key={one} value={one}>
                {ROLE_LABELS[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={words.expiresOn} message={formState.errors.expiresAt?.message}>
        {(control) => <Input {...control} {...register('expiresAt')} type="date" />}
      </Field>
    </FormDialog>
  )
}

/** Good to the end of that day here. */
function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString()
}
