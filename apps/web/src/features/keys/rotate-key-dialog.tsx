import type { ApiKey } from '@efti-hub/contract'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { keysWords as words } from '../../words/keys.ts'
import { NewKey } from './new-key.tsx'
import { useKeyRotation } from './use-keys.ts'

export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const rotation = useKeyRotation()
  if (rotation.data) return <NewKey made={rotation.data} onClose={onClose} />
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.generateTitle(apiKey.name)}
      description={words.generateHint}
      confirm={words.generate}
      busy={rotation.isPending}
      onConfirm={() => rotation.mutate(apiKey)}
    />
  )
}
