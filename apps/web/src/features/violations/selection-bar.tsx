import type { ViolationCan } from '@efti-hub/contract'
import { PencilLine, RotateCcw, ShieldOff, UserPlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskedAct } from './ask-dialog.tsx'

interface SelectionBarProps {
  count: number
  total: number
  totalIsExact: boolean
  /** Everything that was read is selected, and there is more. */
  more: boolean
  can: readonly ViolationCan[]
  /** Whether what is selected is waived. */
  waived: boolean
  onAsk: (ask: AskedAct) => void
  onReopen: () => void
  onSelectAll: () => void
  onClear: () => void
}

/** Slides in from below while something is selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total, totalIsExact, more, can, waived, onAsk, onReopen, onSelectAll, onClear } = props
  if (count === 0) return null
  const mayWaive = can.includes('waive')
  const reason = can.length === 0 ? words.onlyReading : mayWaive ? null : words.onlyManager
  return (
    <section
      aria-label={words.selection}
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full animate-pop-in flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2 shadow-overlay"
    >
      <p className="font-medium tabular-nums" aria-live="polite">
        {words.selected(count)}
      </p>
      {more && (
        <Button variant="ghost" size="sm" className="text-brand" onClick={onSelectAll}>
          {words.selectAll(total, totalIsExact)}
        </Button>
      )}
      <Act label={words.correct} may={can.includes('correct') && !waived} onAct={() => onAsk('correct')}>
        <PencilLine aria-hidden />
      </Act>
      <Act label={words.assign} may={can.includes('assign')} onAct={() => onAsk('assign')}>
        <UserPlus aria-hidden />
      </Act>
      {waived ? (
        <Act label={words.reopen} may={mayWaive} onAct={onReopen}>
          <RotateCcw aria-hidden />
        </Act>
      ) : (
        <Act label={words.waive} may={mayWaive} onAct={() => onAsk('waive')}>
          <ShieldOff aria-hidden />
        </Act>
      )}
      {reason && <p className="text-sm text-ink-muted">{reason}</p>}
      <Button variant="ghost" size="iconSmall" aria-label={words.clear} onClick={onClear}>
        <X aria-hidden />
      </Button>
    </section>
  )
}

interface ActProps {
  label: string
  may: boolean
  onAct: () => void
  children: ReactNode
}

function Act({ label, may, onAct, children }: ActProps) {
  return (
    <Button variant="outline" size="sm" disabled={!may} onClick={onAct}>
      {children}
      {label}
    </Button>
  )
}
