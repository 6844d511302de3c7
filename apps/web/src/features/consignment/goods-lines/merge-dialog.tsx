import type { GoodsColumnId, GoodsLineChange, GoodsList } from '@efti-hub/contract'
import { useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { goodsLinesWords } from '../../../words/goods-lines.ts'
import { showValue } from './line-cell.tsx'
import type { GoodsLine, LineValue } from './lines-of.ts'
import { areDifferentGoods, type MergedColumn, mergedColumns, mergeLines } from './merge-lines.ts'
import { quantityIn } from './split-line.ts'

const words = goodsLinesWords.mergeDialog

interface MergeDialogProps {
  lines: readonly GoodsLine[]
  list: GoodsList | undefined
  busy: boolean
  onMerge: (changes: GoodsLineChange[]) => void
  onClose: () => void
}

/** What the line will be; where the lines differ, a person chooses. */
export function MergeDialog({ lines, list, busy, onMerge, onClose }: MergeDialogProps) {
  const columns = mergedColumns(lines)
  const isRefused = areDifferentGoods(lines)
  // Of what differs the first line's is the usual choice.
  const [chosen, setChosen] = useState<Partial<Record<GoodsColumnId, string>>>({})
  const resultOf = ({ id, value, options, asksNumber }: MergedColumn): LineValue | null => {
    if (value !== null) return value
    const [first] = options
    if (asksNumber) return first === undefined ? null : quantityIn(chosen[id] ?? '', first)
    return options[Number(chosen[id] ?? 0)] ?? null
  }
  const values = columns.map((column) => ({ column, value: resultOf(column) }))
  const confirm = () => {
    if (isRefused) return onClose()
    if (values.some(({ value }) => value === null)) return
    const given = Object.fromEntries(values.map(({ column, value }) => [column.id, value ?? undefined]))
    onMerge(mergeLines(lines, given, list))
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title(lines.length)}
      description={words.description}
      confirm={isRefused ? goodsLinesWords.close : words.confirm}
      busy={busy}
      onConfirm={confirm}
    >
      {isRefused ? (
        <Notice tone="error" title={words.differentGoods} />
      ) : (
        <dl className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
          {values.map(({ column: { id, value, options, asksNumber }, value: result }) => {
            const name = goodsLinesWords.columns[id]
            const set = (text: string) => setChosen({ ...chosen, [id]: text })
            return (
              <div key={id} className="col-span-2 grid min-h-8 grid-cols-subgrid items-center">
                <dt className="text-sm text-ink-muted">{name}</dt>
                <dd>
                  {value !== null ? (
                    <span className="tabular-nums">{showValue(value)}</span>
                  ) : asksNumber ? (
                    <Input
                      aria-label={words.enter(name)}
                      placeholder={options.map(showValue).join(' + ')}
                      aria-invalid={result === null || undefined}
                      inputMode="decimal"
                      value={chosen[id] ?? ''}
                      onChange={({ target }) => set(target.value)}
                    />
                  ) : (
                    <NativeSelect
                      aria-label={words.choose(name)}
                      value={chosen[id] ?? '0'}
                      onChange={({ target }) => set(target.value)}
                    >
                      {options.map((option, at) => (
                        <option key={showValue(option)} value={at}>
                          {showValue(option)}
                        </option>
                      ))}
                    </NativeSelect>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </FormDialog>
  )
}
