import { type GoodsColumn, type GoodsColumnId, goodsPath } from '@efti-hub/contract'
import { memo, useCallback, useEffect, useRef } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cn } from '../../../ui/cn.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { CellInput, type Onward } from './cell-input.tsx'
import { type CellDraft, CellValue, NUMBERS, showValue } from './line-cell.tsx'
import { editText, type GoodsLine, sumOf } from './lines-of.ts'
import { type Opened, type Spot, useGrid } from './use-grid.ts'

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
  onEdit: (line: number, column: GoodsColumnId, text: string) => void
  onLook: (path: string) => void
}

/** The goods as a spreadsheet shows them. */
export function GoodsTable(props: LinesProps) {
  const { label, columns, lines, selected, violated, drafts, mayEdit, onToggle, onEdit, onLook } = props
  const lookAt = ({ row, column }: Spot) => {
    const [line, shown] = [lines[row], columns[column - 1]]
    if (line && shown) onLook(goodsPath(shown.path, line.number))
  }
  const save = ({ row, column }: Spot, text: string) => {
    const [line, shown] = [lines[row], columns[column - 1]]
    if (line && shown && text.trim() !== editText(line.cells[shown.id]?.value))
      onEdit(line.number, shown.id, text)
  }
  const grid = useGrid({
    rows: lines.length,
    columns: columns.length + 1,
    mayEdit,
    onToggle: (row) => lines[row] && onToggle(lines[row].number),
    onClear: (spot) => save(spot, ''),
    onLook: lookAt,
  })
  const latest = useRef({ ...grid, save })
  useEffect(() => {
    latest.current = { ...grid, save }
  })
  const onSpot = useCallback((spot: Spot) => latest.current.reach(spot), [])
  const onOpen = useCallback((opened: Opened) => latest.current.edit(opened), [])
  const onClose = useCallback((spot: Spot, text: string | null, onward: Onward) => {
    if (text !== null) latest.current.save(spot, text)
    latest.current.close(onward, spot)
    if (text === null) latest.current.focus(spot)
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
        {lines.map((line, row) => (
          <Row
            key={line.number}
            line={line}
            row={row}
            columns={columns}
            isSelected={selected.has(line.number)}
            violated={violated}
            drafts={drafts}
            mayEdit={mayEdit}
            reachable={grid.at.row === row ? grid.at.column : null}
            open={grid.open?.row === row ? grid.open : null}
            onToggle={onToggle}
            onSpot={onSpot}
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
  row: number
  isSelected: boolean
  /** Its cell that Tab reaches. */
  reachable: number | null
  open: Opened | null
  onSpot: (spot: Spot) => void
  onOpen: (opened: Opened) => void
  onClose: (spot: Spot, text: string | null, onward: Onward) => void
}

/** Drawn again only when something of its own changed: there may be a thousand. */
const Row = memo(function Row(props: RowProps) {
  const {
    line,
    row,
    columns,
    isSelected,
    violated,
    drafts,
    mayEdit,
    reachable,
    open,
    onToggle,
    onSpot,
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
            data-spot={`${row}/0`}
            tabIndex={reachable === 0 ? 0 : -1}
            onFocus={() => onSpot({ row, column: 0 })}
            aria-label={words.select(line.number)}
            checked={isSelected}
            onChange={() => onToggle(line.number)}
          />
        </td>
      )}
      {columns.map(({ id, path }, at) => {
        const spot = { row, column: at + 1 }
        const field = line.cells[id]
        const own = goodsPath(path, line.number)
        const name = words.cell(words.columns[id], line.number)
        if (open?.column === spot.column) {
          return (
            <td key={id} className="p-0">
              <CellInput
                label={name}
                text={open.typed ?? drafts.get(own)?.text ?? editText(field?.value)}
                selects={open.typed === null}
                isNumber={NUMBERS.has(id)}
                onSave={(text, onward) => onClose(spot, text, onward)}
                onCancel={() => onClose(spot, null, null)}
              />
            </td>
          )
        }
        return (
          <td
            key={id}
            data-spot={`${row}/${spot.column}`}
            tabIndex={reachable === spot.column ? 0 : -1}
            onFocus={() => onSpot(spot)}
            onDoubleClick={() => onOpen({ ...spot, typed: null })}
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
