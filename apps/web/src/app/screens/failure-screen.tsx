import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { failureWords as words } from '../../words/screens.ts'

/** A fault of ours while drawing, or a screen whose code could not be loaded after an update. */
export function FailureScreen() {
  return (
    <Notice
      tone="error"
      title={words.screenTitle}
      action={
        <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.screenDescription}
    </Notice>
  )
}
