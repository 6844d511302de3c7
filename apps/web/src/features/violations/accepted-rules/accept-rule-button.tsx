import { BellOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { acceptedRuleWords as words } from '../../../words/accepted-rules.ts'

const Dialog = lazy(async () => ({ default: (await import('./accept-rule-dialog.tsx')).AcceptRuleDialog }))

export interface RuleToAccept {
  code: string
  /** As people read it. */
  name: string
}

interface AcceptRuleButtonProps {
  rule: RuleToAccept
  may: boolean
  /** Where it is said why one may not. */
  reasonId?: string | undefined
  size: 'xs' | 'sm'
}

/** Opens the question for the reason; the dialog is fetched when somebody asks for it. */
export function AcceptRuleButton({ rule, may, reasonId, size }: AcceptRuleButtonProps) {
  const [open, setOpen] = useState(false)
  const [turn, setTurn] = useState(0)
  const ask = () => {
    setTurn((now) => now + 1)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="outline"
        size={size}
        disabled={!may}
        aria-label={words.acceptOf(rule.name)}
        aria-describedby={may ? undefined : reasonId}
        onClick={ask}
      >
        <BellOff aria-hidden />
        {words.accept}
      </Button>
      {turn > 0 && (
        <Suspense>
          <Dialog key={turn} rule={rule} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
