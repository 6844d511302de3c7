import type { GoodsLineChange } from '@efti-hub/contract'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { goodsLinesWords } from '../../../words/goods-lines.ts'
import { showValue } from './line-cell.tsx'
import type { GoodsLine } from './lines-of.ts'
import { type Parts, quantitiesOf, type SplitProblem, splitLine } from './split-line.ts'

const words = goodsLinesWords.splitDialog

interface SplitDialogProps {
  line: GoodsLine
  busy: boolean
  onSplit: (changes: GoodsLineChange[]) => void
  onClose: () => void
}

/** The quantities of both parts; they come to the whole, or the dialog states that they do not. */
export function SplitDialog({ line, busy, onSplit, onClose }: SplitDialogProps) {
  const quantities = quantitiesOf(line)
  const [parts, setParts] = useState<Parts>({})
  const [problems, setProblems] = useState<readonly SplitProblem[]>([])
  const confirm = () => {
    if (quantities.length === 0) return onClose()
    const split = splitLine(line, parts)
    if ('problems' in split) setProblems(split.problems)
    else onSplit(split.changes)
  }
  const columnName = (id: SplitProblem['id']) => goodsLinesWords.columns[id]
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title(line.number)}
      description={words.description}
      confirm={quantities.length === 0 ? goodsLinesWords.close : words.confirm}
      busy={busy}
      onConfirm={confirm}
    >
      {quantities.length === 0 && <Notice tone="info" title={words.nothing} />}
      {quantities.map(({ id, value }) => {
        const name = goodsLinesWords.columns[id]
        const [first = '', second = ''] = parts[id] ?? []
        const isWrong = problems.some((problem) => problem.id === id)
        return (
          <fieldset key={id} className="grid grid-cols-2 items-end gap-x-3 gap-y-1">
            <legend className="pb-1 font-medium">
              {name}: {showValue(value)}
            </legend>
            {[
              { own: words.firstOf(name), text: first, next: (text: string) => [text, second] as const },
              { own: words.secondOf(name), text: second, next: (text: string) => [first, text] as const },
            ].map(({ own, text, next }) => (
              <Field key={own} label={own}>
                {(control) => (
                  <Input
                    {...control}
                    aria-invalid={isWrong}
                    inputMode="decimal"
                    value={text}
                    onChange={({ target }) => setParts({ ...parts, [id]: next(target.value) })}
                    className="text-right tabular-nums"
                  />
                )}
              </Field>
            ))}
          </fieldset>
        )
      })}
      {problems.map((problem) => (
        <Notice
          key={problem.id}
          tone="error"
          title={
            problem.kind === 'not-number'
              ? words.notNumber(columnName(problem.id))
              : words.doNotAddUp(columnName(problem.id), showValue(problem.sum), showValue(problem.whole))
          }
        />
      ))}
    </FormDialog>
  )
}
