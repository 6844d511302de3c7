import { Merge, Plus, Split, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'

interface LineActsProps {
  /** Lines that are selected. */
  count: number
  onOpen: (dialog: 'add' | 'split' | 'merge') => void
  onRemove: () => void
}

/** What can be done with the lines that are selected, and adding one. */
export function LineActs({ count, onOpen, onRemove }: LineActsProps) {
  return (
    <>
      <span aria-live="polite" className="text-sm text-ink-muted">
        {count > 0 && words.selected(count)}
      </span>
      {count === 1 && (
        <Button size="xs" variant="outline" onClick={() => onOpen('split')}>
          <Split aria-hidden />
          {words.split}
        </Button>
      )}
      {count > 1 && (
        <Button size="xs" variant="outline" onClick={() => onOpen('merge')}>
          <Merge aria-hidden />
          {words.merge}
        </Button>
      )}
      {count > 0 && (
        <Button size="xs" variant="outline" onClick={onRemove}>
          <Trash2 aria-hidden />
          {words.remove}
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={() => onOpen('add')}>
        <Plus aria-hidden />
        {words.add}
      </Button>
    </>
  )
}
