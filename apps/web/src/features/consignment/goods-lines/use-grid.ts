import type { GoodsColumnId } from '@efti-hub/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Onward } from './cell-input.tsx'
import { type Cell, cellAt, type GridShape, type Spot, spotOf } from './grid-cells.ts'

export interface Opened extends Cell {
  column: GoodsColumnId
  /** What was typed to begin with; null: the value is edited as it is. */
  typed: string | null
}

interface GridOptions extends GridShape {
  mayEdit: boolean
  onToggle: (line: number) => void
  onClear: (cell: Cell) => void
  /** A cell has the focus. */
  onLook: (cell: Cell) => void
}

/**
 * Keys as in a spreadsheet: one cell is in the order of Tab, arrows go from cell to cell. Cells are known by their line and column:
 * others come and go while one is open.
 */
export function useGrid({ lines, columns, mayEdit, onToggle, onClear, onLook }: GridOptions) {
  const shape = { lines, columns }
  const [cell, setCell] = useState<Cell | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const spot = (cell && spotOf(cell, shape)) ?? FIRST
  const at = cellAt(spot, shape)
  const open = opened && spotOf(opened, shape) ? opened : null
  // Its line or column is gone: it does not open again by itself should they come back.
  if (opened && !open) setOpened(null)
  const focus = (to: Cell | null) => {
    if (!to) return
    // The cell is drawn without its input at once: what is typed next is for the cell that it leads to.
    flushSync(() => setCell(to))
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.line}/${to.column ?? ''}"]`)?.focus()
  }
  const focusAt = ({ row, column }: Spot) =>
    focus(
      cellAt(
        {
          row: Math.max(0, Math.min(row, lines.length - 1)),
          column: Math.max(mayEdit ? 0 : 1, Math.min(column, columns.length)),
        },
        shape,
      ),
    )
  /** A cell got the focus, by a key or by a click. */
  const reach = (to: Cell) => {
    setCell(to)
    onLook(to)
  }
  const edit = (next: Opened) => {
    if (!mayEdit) return
    setCell(next)
    setOpened(next)
  }
  const close = (onward: Onward, from: Cell) => {
    setOpened(null)
    const was = spotOf(from, shape)
    if (onward === null || !was) return
    const { row, column } = was
    const to = {
      below: { row: row + 1, column },
      next: column === columns.length ? { row: row + 1, column: 1 } : { row, column: column + 1 },
      before: column === 1 ? { row: row - 1, column: columns.length } : { row, column: column - 1 },
    }[onward]
    // Behind the last line there is nothing to go to.
    focus(cellAt(to, shape) ?? from)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return focusAt(move(spot, columns.length))
    }
    if (!at || !mayEdit || event.ctrlKey || event.metaKey || event.altKey) return
    const isKey = event.key.length === 1
    if (event.key === ' ') {
      event.preventDefault()
      onToggle(at.line)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onClear(at)
    } else if (event.key === 'Enter' || event.key === 'F2' || isKey) {
      event.preventDefault()
      const { line, column } = at
      if (column) edit({ line, column, typed: isKey ? event.key : null })
    }
  }
  return { at, open, table, focus, reach, edit, close, onKeyDown }
}

const FIRST: Spot = { row: 0, column: 1 }

const MOVES: Record<string, (at: Spot, last: number) => Spot> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 1 }),
  End: ({ row }, last) => ({ row, column: last }),
}
