import type { KeyMade } from '@efti-hub/contract'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { keysWords as words } from '../../words/keys.ts'

/** The one time that a secret is seen. */
export function NewKey({ made, onClose }: { made: KeyMade; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.created.title(made.name)} description={words.created.hint}>
      <div className="grid gap-4 p-5">
        <CopyField label={words.secret} value={made.secret} />
        <Button className="justify-self-end" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  )
}
