import { call } from '../../api/call.ts'
import { useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { twoFactorWords as words } from '../../words/own-account.ts'
import { SetUpDialog } from './two-factor-dialog.tsx'

/** Begins to set two-factor sign-in up; `onDone` also when the dialog is closed halfway. */
interface SetUpButtonProps {
  variant?: 'primary' | 'outline'
  onDone: () => void
}

export function SetUpButton({ variant, onDone }: SetUpButtonProps) {
  const begin = useChange({
    change: () => call('POST /api/settings/two-factor', { body: {} }),
  })
  const close = () => {
    begin.reset()
    onDone()
  }
  return (
    <>
      <Button variant={variant} busy={begin.isPending} onClick={() => begin.mutate()}>
        {words.turnOn}
      </Button>
      {begin.data && <SetUpDialog setup={begin.data} onClose={close} />}
    </>
  )
}
