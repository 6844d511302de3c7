import { type KeyboardEvent, useRef, useState } from 'react'
import type { Onward } from './cell-input.tsx'

export interface Spot {
  row: number
  /** 0 is the choice of the line. */
  column: number
}

export interface Opened extends Spot {
  /** What was typed to begin with; null: the value is edited as it is. */
  typed: string | null
}

interface GridOptions {
  rows: number
  /** With the choice of the line. */
  columns: number
  mayEdit: boolean
  onToggle: (row: number) => void
  onClear: (spot: Spot) => void
  /** A cell has the focus. */
  onLook: (spot: Spot) => void
}

/** Keys as in a spreadsheet: one cell is in the order of Tab, arrows go from cell to cell. */
export function useGrid({ rows, columns, mayEdit, onToggle, onClear, onLook }: GridOptions) {
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 1 })
  const [open, setOpen] = useState<Opened | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const at = { row: Math.min(spot.row, Math.max(0, rows - 1)), column: Math.min(spot.column, columns - 1) }
  const focus = ({ row, column }: Spot) => {
    const to = {
      row: Math.max(0, Math.min(row, rows - 1)),
      column: Math.max(mayEdit ? 0 : 1, Math.min(column, columns - 1)),
    }
    setSpot(to)
    // After the cell has been drawn without its input.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-spot="${to.row}/${to.column}"]`)?.focus(),
    )
  }
  /** A cell got the focus, by a key or by a click. */
  const reach = (to: Spot) => {
    setSpot(to)
    onLook(to)
  }
  const edit = (opened: Opened) => {
    if (!mayEdit || opened.column === 0) return
    setSpot(opened)
    setOpen(opened)
  }
  const close = (onward: Onward, from: Spot) => {
    setOpen(null)
    if (onward === null) return
    const isLast = from.column === columns - 1
    const to = {
      below: { row: from.row + 1, column: from.column },
      next: isLast ? { row: from.row + 1, column: 1 } : { row: from.row, column: from.column + 1 },
      before:
        from.column === 1
          ? { row: from.row - 1, column: columns - 1 }
          : { row: from.row, column: from.column - 1 },
    }[onward]
    // Behind the last line there is nothing to go to.
    focus(to.row >= rows || to.row < 0 ? from : to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return focus(move(at, { rows, columns }))
    }
    if (!mayEdit || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ') {
      event.preventDefault()
      onToggle(at.row)
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      edit({ ...at, typed: null })
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      if (at.column > 0) onClear(at)
    } else if (event.key.length === 1) {
      event.preventDefault()
      edit({ ...at, typed: event.key })
    }
  }
  return { at, open, table, focus, reach, edit, close, onKeyDown }
}

const MOVES: Record<string, (at: Spot, size: { rows: number; columns: number }) => Spot> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 1 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}
