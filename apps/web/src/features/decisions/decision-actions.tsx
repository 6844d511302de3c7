import type { DocumentDetail } from '@efti-hub/contract'
import { BadgeCheck, CircleSlash } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { decisionWords as words } from '../../words/decisions.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import type { DecisionAct } from './use-decision.ts'

interface DecisionActionsProps {
  document: DocumentDetail
  /** Whether the person's role decides about documents at all. */
  mayDecide: boolean
}

/** Approve and reject, or why that cannot be done. */
export function DecisionActions({ document, mayDecide }: DecisionActionsProps) {
  const [act, setAct] = useState<DecisionAct | null>(null)
  const reasonId = useId()
  const reason = whyNot(document, mayDecide)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {reason && (
        <p id={reasonId} className="text-sm text-ink-muted">
          {reason}
        </p>
      )}
      <Button
        variant="outline"
        size="sm"
        disabled={!document.can.includes('reject')}
        aria-describedby={reason ? reasonId : undefined}
        aria-haspopup="dialog"
        onClick={() => setAct('reject')}
      >
        <CircleSlash aria-hidden />
        {words.reject}
      </Button>
      <Button
        size="sm"
        disabled={!document.can.includes('approve')}
        aria-describedby={reason ? reasonId : undefined}
        aria-haspopup="dialog"
        onClick={() => setAct('approve')}
      >
        <BadgeCheck aria-hidden />
        {words.approve}
      </Button>
      <DecisionDialog document={document} act={act} onClose={() => setAct(null)} />
    </div>
  )
}

function whyNot({ can, decisions }: DocumentDetail, mayDecide: boolean): string | null {
  if (!mayDecide) return words.onlyManager
  if (can.includes('approve')) return null
  return decisions.some(({ withdrawn }) => !withdrawn) ? words.standing : words.notYet
}
