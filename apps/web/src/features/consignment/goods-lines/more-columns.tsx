import type { GoodsColumnId } from '@efti-hub/contract'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'

interface MoreColumnsProps {
  hidden: readonly GoodsColumnId[]
  onAdd: (id: GoodsColumnId) => void
}

/** Shows a column that none of the lines has a value in. */
export function MoreColumns({ hidden, onAdd }: MoreColumnsProps) {
  if (hidden.length === 0) return null
  return (
    <select
      aria-label={words.addColumn}
      value=""
      onChange={({ target }) => {
        const chosen = hidden.find((id) => id === target.value)
        if (chosen) onAdd(chosen)
      }}
      className="h-8 rounded-md border border-line-control bg-surface px-2 text-sm text-ink"
    >
      <option value="">{words.moreColumns}</option>
      {hidden.map((id) => (
        <option key={id} value={id}>
          {words.columns[id]}
        </option>
      ))}
    </select>
  )
}
