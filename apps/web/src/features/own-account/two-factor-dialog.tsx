import type { TwoFactorSetup } from '@efti-hub/contract'
import { call } from '../../api/call.ts'
import { userQuery } from '../../api/queries/accounts.ts'
import { profileQuery } from '../../api/queries/settings.ts'
import { useChange } from '../../api/use-change.ts'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { twoFactorWords as words } from '../../words/own-account.ts'
import { QrCode } from './qr-code.tsx'

const check = async () => (await import('./checks.ts')).twoFactorCode

export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const end = useChange({
    change: () => call('POST /api/settings/two-factor/off', { body: {} }),
    stale: [profileQuery().queryKey, userQuery().queryKey],
    done: () => words.switchedOff,
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.offTitle}
      description={words.offHint}
      confirm={words.turnOff}
      busy={end.isPending}
      onConfirm={() => end.mutate(undefined, { onSuccess: onClose })}
    />
  )
}

/** The picture, a first code, and the recovery codes, which stay until it is closed: nothing is read again before. */
export function SetUpDialog({ setup, onClose }: { setup: TwoFactorSetup; onClose: () => void }) {
  const form = useContractForm(check, { code: '' })
  const confirm = useChange({
    change: (typed: { code: string }) => call('POST /api/settings/two-factor/confirm', { body: typed }),
    done: () => words.switchedOn,
  })
  if (confirm.data) return <CodesDialog codes={confirm.data.recoveryCodes} onClose={onClose} />
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.scanTitle}
      description={words.scanHint}
      confirm={words.confirm}
      busy={confirm.isPending}
      onConfirm={form.handleSubmit((typed) =>
        confirm.mutate(typed, { onError: (error) => showFieldMessages(form, error) }),
      )}
    >
      <QrCode rows={setup.qr} label={words.qr} />
      <Field label={words.code} message={form.formState.errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <CopyField label={words.secret} value={setup.secret} />
    </FormDialog>
  )
}

function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.codesTitle} description={words.codesHint}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <ul aria-label={words.codes} className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyField label={words.codes} value={codes.join(' ')} />
        <Button className="justify-self-end" onClick={onClose}>
          {words.kept}
        </Button>
      </div>
    </Dialog>
  )
}
