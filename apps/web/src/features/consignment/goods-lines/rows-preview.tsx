import { GOODS_COLUMNS, type GoodsColumnId, type ReadRowsAnswer } from '@efti-hub/contract'
import { cn } from '../../../ui/cn.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { goodsLinesWords } from '../../../words/goods-lines.ts'
import { showValue } from './line-cell.tsx'

const words = goodsLinesWords.pasteDialog

/** More rows are put in all the same. */
const MOST_SHOWN = 100
/** In the order of Tab, so that the keyboard can scroll it. */
const REACHABLE = 0

interface RowsPreviewProps {
  read: ReadRowsAnswer
  onColumns: (columns: (GoodsColumnId | null)[]) => void
}

/** What each cell was understood as, and which column it goes into: found, or chosen here. */
export function RowsPreview({ read: { columns, rows }, onColumns }: RowsPreviewProps) {
  const choose = (at: number, chosen: GoodsColumnId | null) =>
    // One column is filled from one.
    onColumns(columns.map(({ column }, index) => (index === at ? chosen : column === chosen ? null : column)))
  return (
    <section
      aria-label={words.preview}
      tabIndex={REACHABLE}
      className="max-h-72 min-h-48 overflow-auto rounded-md border border-line"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {numbered(columns).map(({ heading, column, at }) => (
              <th
                key={at}
                scope="col"
                className="sticky top-0 min-w-36 border-b border-line bg-sunken p-1.5 text-left font-medium"
              >
                <span className="block truncate pb-1 text-ink-muted">{heading || words.nth(at + 1)}</span>
                <NativeSelect
                  aria-label={words.columnFor(heading || words.nth(at + 1))}
                  value={column ?? ''}
                  onChange={({ target }) =>
                    choose(at, GOODS_COLUMNS.find(({ id }) => id === target.value)?.id ?? null)
                  }
                  className="h-8 text-sm"
                >
                  <option value="">{words.none}</option>
                  {GOODS_COLUMNS.map(({ id }) => (
                    <option key={id} value={id}>
                      {goodsLinesWords.columns[id]}
                    </option>
                  ))}
                </NativeSelect>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows.slice(0, MOST_SHOWN)).map(({ cells, isTotal, at: row }) => (
            <tr
              key={row}
              className={cn('border-b border-line', isTotal && 'text-ink-muted line-through')}
              title={isTotal ? words.isTotal : undefined}
            >
              {numbered(cells).map(({ text, value, problem, at }) => (
                <td
                  key={at}
                  title={problem}
                  className={cn('px-2 py-1', problem && !isTotal && 'bg-error-soft')}
                >
                  <span className={value === null ? 'text-ink-muted' : undefined}>
                    {value === null ? text : showValue(value)}
                  </span>
                  {problem && !isTotal && <span className="block text-sm text-error">{problem}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Columns, rows and cells have no names of their own, and stay where they are. */
const numbered = <One extends object>(all: readonly One[]) => all.map((one, at) => ({ ...one, at }))
