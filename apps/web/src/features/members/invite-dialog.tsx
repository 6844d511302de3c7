import { ROLE_LABELS, ROLES, type Role } from '@efti-hub/contract'
import { useState } from 'react'
import { serverFields } from '../../api/request.ts'
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

/** Whom and as what; then, where no mail goes out, the link to pass on. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('operator')
  const invite = useInvite()
  const close = () => {
    setEmail('')
    setRole('operator')
    invite.reset()
    onClose()
  }
  const made = invite.data
  if (made?.link) {
    return (
      <Dialog open={open} onClose={close} title={words.linkTitle} description={words.linkHint(made.email)}>
        <div className="grid gap-4 p-5">
          <CopyField label={words.link} value={made.link} />
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
      onConfirm={() => invite.mutate({ email, role }, { onSuccess: ({ link }) => link === null && close() })}
    >
      <Field label={words.email} message={serverFields(invite.error).email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.role}>
        {(control) => (
          <NativeSelect {...control} value={role} onChange={(event) => setRole(event.target.value as Role)}>
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
