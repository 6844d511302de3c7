import type { ApiKey } from '@efti-hub/contract'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { keysWords as words } from '../../words/keys.ts'
import { useRevocation } from './use-keys.ts'

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revocation = useRevocation()
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.revokeTitle(apiKey.name)}
      description={words.revokeHint}
      confirm={words.revoke}
      busy={revocation.isPending}
      onConfirm={() => revocation.mutate(apiKey, { onSettled: onClose })}
    />
  )
}
