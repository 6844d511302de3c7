import type { Webhook, WebhookMade } from '@efti-hub/contract'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { webhookWords as words } from '../../words/webhooks.ts'
import { useSecretRotation, useWebhookRemoval } from './use-webhooks.ts'

interface OneWebhook {
  webhook: Webhook
  onClose: () => void
}

/** The only time that a secret is shown. */
export function SecretOnce({ made, onClose }: { made: WebhookMade; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.secretTitle(made.name)} description={words.secretHint}>
      <div className="grid gap-4 p-5">
        <CopyField label={words.secret} value={made.secret} />
        <Button className="justify-self-end" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  )
}

export function RotateDialog({ webhook, onClose }: OneWebhook) {
  const rotation = useSecretRotation()
  if (rotation.data) return <SecretOnce made={rotation.data} onClose={onClose} />
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.rotateTitle(webhook.name)}
      description={words.rotateHint}
      confirm={words.rotate}
      busy={rotation.isPending}
      onConfirm={() => rotation.mutate(webhook)}
    />
  )
}

export function RemoveDialog({ webhook, onClose }: OneWebhook) {
  const removal = useWebhookRemoval()
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.removeTitle(webhook.name)}
      description={words.removeHint}
      confirm={words.remove}
      busy={removal.isPending}
      onConfirm={() => removal.mutate(webhook, { onSettled: onClose })}
    />
  )
}
