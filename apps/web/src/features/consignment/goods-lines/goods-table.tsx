import { type GoodsColumn, type GoodsColumnId, goodsPath } from '@efti-hub/contract'
import { memo, useCallback, useEffect, useRef } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cn } from '../../../ui/cn.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { afterTyping } from './after-typing.ts'
import { CellInput, type Onward } from './cell-input.tsx'
import type { Cell } from './grid-cells.ts'
import { type CellDraft, CellValue, NUMBERS, seenIn, showValue } from './line-cell.tsx'
import { editText, type GoodsLine, type LineValue, sumOf } from './lines-of.ts'
import { type Opened, useGrid } from './use-grid.ts'

export interface LinesProps {
  label: string
  columns: readonly GoodsColumn[]
  lines: readonly GoodsLine[]
  selected: ReadonlySet<number>
  /** Paths of violations. */
  violated: ReadonlySet<string>
  /** By the path of the cell. */
  drafts: ReadonlyMap<string, CellDraft>
  mayEdit: boolean
  onToggle: (line: number) => void
  /** `seen`: the value that the person saw; null: none. */
  onEdit: (line: number, column: GoodsColumnId, text: string, seen: LineValue | null) => void
  /** Forgets what was refused, by the path of the cell. */
  onDiscard: (path: string) => void
  onLook: (path: string) => void
}

/** The goods as a spreadsheet shows them. */
export function GoodsTable(props: LinesProps) {
  const { label, columns, lines, selected, violated, drafts, mayEdit, onToggle, onEdit, onDiscard, onLook } =
    props
  const pathOf = (cell: Cell) => {
    const column = columns.find(({ id }) => id === cell.column)
    return column && goodsPath(column.path, cell.line)
  }
  const lookAt = (cell: Cell) => {
    const path = pathOf(cell)
    if (path) onLook(path)
  }
  /** Null: it stays as it was before. */
  const save = (cell: Cell, text: string | null, seen: LineValue | null) => {
    const [path, line] = [pathOf(cell), lines.find(({ number }) => number === cell.line)]
    if (!path || !line || !cell.column) return
    const next = afterTyping(text, seen, drafts.get(path))
    if (next === 'discard') onDiscard(path)
    if (next === 'send' && text !== null) onEdit(cell.line, cell.column, text, seen)
  }
  const valueIn = ({ line, column }: Cell) =>
    (column && lines.find(({ number }) => number === line)?.cells[column]?.value) ?? null
  const grid = useGrid({
    lines,
    columns,
    mayEdit,
    onToggle,
    onClear: (cell) => save(cell, '', valueIn(cell)),
    onLook: lookAt,
  })
  const latest = useRef({ ...grid, save })
  useEffect(() => {
    latest.current = { ...grid, save }
  })
  const onReach = useCallback((cell: Cell) => latest.current.reach(cell), [])
  const onOpen = useCallback((opened: Opened) => latest.current.edit(opened), [])
  const onClose = useCallback<RowProps['onClose']>((cell, text, onward, seen) => {
    latest.current.save(cell, text, seen)
    latest.current.close(onward, cell)
    if (text === null) latest.current.focus(cell)
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are gone through by keys
    <table ref={grid.table} role="grid" aria-label={label} className="w-full border-collapse text-base">
      <thead>
        <tr>
          {mayEdit && (
            <th scope="col" className="sticky top-0 z-10 w-9 border-b border-line bg-sunken">
              <span className="sr-only">{words.line}</span>
            </th>
          )}
          {columns.map(({ id }) => (
            <th
              key={id}
              scope="col"
              className={cn(
                'sticky top-0 z-10 border-b border-line bg-sunken px-2 py-1.5 text-sm font-medium whitespace-nowrap text-ink-muted',
                NUMBERS.has(id) ? 'text-right' : 'text-left',
              )}
            >
              {words.columns[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={grid.open ? undefined : grid.onKeyDown}>
        {lines.map((line) => (
          <Row
            key={line.number}
            line={line}
            columns={columns}
            isSelected={selected.has(line.number)}
            violated={violated}
            drafts={drafts}
            mayEdit={mayEdit}
            reachable={grid.at?.line === line.number ? (grid.at.column ?? 'choice') : null}
            open={grid.open?.line === line.number ? grid.open : null}
            onToggle={onToggle}
            onReach={onReach}
            onOpen={onOpen}
            onClose={onClose}
          />
        ))}
      </tbody>
      {lines.length > 1 && <Totals columns={columns} lines={lines} mayEdit={mayEdit} />}
    </table>
  )
}

interface RowProps extends Pick<LinesProps, 'columns' | 'violated' | 'drafts' | 'mayEdit' | 'onToggle'> {
  line: GoodsLine
  isSelected: boolean
  /** Its cell that Tab reaches. */
  reachable: GoodsColumnId | 'choice' | null
  open: Opened | null
  onReach: (cell: Cell) => void
  onOpen: (opened: Opened) => void
  onClose: (cell: Cell, text: string | null, onward: Onward, seen: LineValue | null) => void
}

/** Drawn again only when something of its own changed: there may be a thousand. */
const Row = memo(function Row(props: RowProps) {
  const {
    line,
    columns,
    isSelected,
    violated,
    drafts,
    mayEdit,
    reachable,
    open,
    onToggle,
    onReach,
    onOpen,
    onClose,
  } = props
  return (
    <tr
      aria-selected={mayEdit ? isSelected : undefined}
      className={cn('border-b border-line', isSelected && 'bg-brand-soft')}
    >
      {mayEdit && (
        <td className="px-2.5">
          <Checkbox
            data-cell={`${line.number}/`}
            tabIndex={reachable === 'choice' ? 0 : -1}
            onFocus={() => onReach({ line: line.number, column: null })}
            aria-label={words.select(line.number)}
            checked={isSelected}
            onChange={() => onToggle(line.number)}
          />
        </td>
      )}
      {columns.map(({ id, path }) => {
        const cell = { line: line.number, column: id }
        const field = line.cells[id]
        const own = goodsPath(path, line.number)
        const name = words.cell(words.columns[id], line.number)
        if (open?.column === id) {
          return (
            <td key={id} className="p-0">
              <CellInput
                label={name}
                text={open.typed ?? drafts.get(own)?.text ?? editText(field?.value)}
                selects={open.typed === null}
                isNumber={NUMBERS.has(id)}
                keepsTab
                value={seenIn(drafts.get(own), field)}
                onSave={(text, onward, seen) => onClose(cell, text, onward, seen)}
                onCancel={() => onClose(cell, null, null, null)}
              />
            </td>
          )
        }
        return (
          <td
            key={id}
            data-cell={`${line.number}/${id}`}
            data-path={own}
            tabIndex={reachable === id ? 0 : -1}
            onFocus={() => onReach(cell)}
            onDoubleClick={() => onOpen({ ...cell, typed: null })}
            className={cn(
              'h-9 min-w-20 px-2 py-1 align-middle -outline-offset-2!',
              NUMBERS.has(id) ? 'text-right whitespace-nowrap tabular-nums' : 'max-w-72',
            )}
          >
            <CellValue field={field} draft={drafts.get(own)} violated={violated.has(own)} />
          </td>
        )
      })}
    </tr>
  )
})

function Totals({ columns, lines, mayEdit }: Pick<LinesProps, 'columns' | 'lines' | 'mayEdit'>) {
  const sums = columns.map(({ id }) => {
    if (!NUMBERS.has(id)) return null
    const sum = sumOf(lines.flatMap(({ cells }) => cells[id]?.value ?? []))
    return sum === null ? null : showValue(sum)
  })
  return (
    <tfoot>
      <tr className="font-medium">
        {mayEdit && <td />}
        {columns.map(({ id }, at) => (
          <td
            key={id}
            className={cn('px-2 py-1.5', NUMBERS.has(id) && 'text-right whitespace-nowrap tabular-nums')}
          >
            {sums[at] ?? (at === 0 || (at === 1 && sums[0] !== null) ? words.totals : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
