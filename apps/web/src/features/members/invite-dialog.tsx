import { ROLE_LABELS, ROLES } from '@efti-hub/contract'
import { showFieldMessages } from '../../forms/show-field-messages.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { common } from '../../words/common.ts'
import { invitationWords as words } from '../../words/members.ts'
import { useInvite } from './use-members.ts'

const check = async () => (await import('./checks.ts')).invitationRequest

/** Whom and as what; then, where no mail goes out, the link to pass on. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useContractForm(check, { email: '', role: 'operator' })
  const { register, formState } = form
  const invite = useInvite()
  const close = () => {
    form.reset()
    invite.reset()
    onClose()
  }
  const confirm = form.handleSubmit((invitation) =>
    invite.mutate(invitation, {
      onSuccess: ({ link }) => link === null && close(),
      onError: (error) => showFieldMessages(form, error),
    }),
  )
  const made = invite.data
  if (made?.link) {
    // Behind '#' no browser sends the token, and no log on the way keeps it.
    return (
      <Dialog open={open} onClose={close} title={words.linkTitle} description={words.linkHint(made.email)}>
        <div className="grid gap-4 p-5">
          <CopyField label={words.link} value={made.link.replace('?', '#')} />
          <Button className="justify-self-end" onClick={close}>
            {common.close}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.inviteTitle}
      description={words.inviteHint}
      confirm={words.send}
      busy={invite.isPending}
      onConfirm={confirm}
    >
      <Field label={words.email} message={formState.errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <Field label={words.role}>
        {(control) => (
          <NativeSelect {...control} {...register('role')}>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_LABELS[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </FormDialog>
  )
}
