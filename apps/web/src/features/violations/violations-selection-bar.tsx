import type { ViolationCan } from '@efti-hub/contract'
import { PencilLine, RotateCcw, ShieldOff, UserPlus } from 'lucide-react'
import { SelectionAct, SelectionBar } from '../../ui/selection-bar.tsx'
import { actWords as words } from '../../words/violation-acts.ts'
import type { AskedAct } from './ask-dialog.tsx'

interface ViolationsSelectionBarProps {
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

export function ViolationsSelectionBar(props: ViolationsSelectionBarProps) {
  const { count, total, totalIsExact, more, can, waived, onAsk, onReopen, onSelectAll, onClear } = props
  const mayWaive = can.includes('waive')
  return (
    <SelectionBar
      label={words.selection}
      selected={count > 0 ? words.selected(count) : null}
      all={more ? { label: words.selectAll(total, totalIsExact), onSelect: onSelectAll } : undefined}
      reason={can.length === 0 ? words.onlyReading : mayWaive ? null : words.onlyManager}
      clear={words.clear}
      onClear={onClear}
    >
      <SelectionAct
        label={words.correct}
        may={can.includes('correct') && !waived}
        onAct={() => onAsk('correct')}
      >
        <PencilLine aria-hidden />
      </SelectionAct>
      <SelectionAct label={words.assign} may={can.includes('assign')} onAct={() => onAsk('assign')}>
        <UserPlus aria-hidden />
      </SelectionAct>
      {waived ? (
        <SelectionAct label={words.reopen} may={mayWaive} onAct={onReopen}>
          <RotateCcw aria-hidden />
        </SelectionAct>
      ) : (
        <SelectionAct label={words.waive} may={mayWaive} onAct={() => onAsk('waive')}>
          <ShieldOff aria-hidden />
        </SelectionAct>
      )}
    </SelectionBar>
  )
}
