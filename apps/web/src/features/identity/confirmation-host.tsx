import { lazy, Suspense, useEffect, useState } from 'react'
import { answerConfirmations } from '../../api/confirmation.ts'

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

/** Where the dialog appears when a call was answered with `confirm_identity`. */
export function ConfirmationHost() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(() => answerConfirmations(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  return (
    <Suspense fallback={null}>
      <IdentityDialog
        onAnswer={(confirmed) => {
          setAnswer(null)
          answer(confirmed)
        }}
      />
    </Suspense>
  )
}
