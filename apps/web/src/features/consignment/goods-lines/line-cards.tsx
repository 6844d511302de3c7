import { goodsPath } from '@efti-hub/contract'
import { useRef, useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cn } from '../../../ui/cn.ts'
import { consignmentWords } from '../../../words/consignment.ts'
import { goodsLinesWords as words } from '../../../words/goods-lines.ts'
import { afterTyping } from './after-typing.ts'
import { CellInput } from './cell-input.tsx'
import type { LinesProps } from './goods-table.tsx'
import { CellValue, NUMBERS, seenIn } from './line-cell.tsx'
import { editText, type LineValue } from './lines-of.ts'

/** The same lines where there is no room for a table. */
export function LineCards(props: LinesProps) {
  const { label, columns, lines, selected, violated, drafts, mayEdit, onToggle, onEdit, onDiscard, onLook } =
    props
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  /** Back to the value, once it has been drawn without its input. */
  const focus = (path: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())
  return (
    <ul ref={list} aria-label={label} className="grid gap-3 p-3">
      {lines.map(({ number, cells }) => (
        <li
          key={number}
          className={cn(
            'rounded-md border border-line p-3',
            selected.has(number) && 'border-brand bg-brand-soft',
          )}
        >
          <p className="flex items-center justify-between gap-2 pb-1 font-medium">
            {words.lineNumber(number)}
            {mayEdit && (
              <Checkbox
                aria-label={words.select(number)}
                checked={selected.has(number)}
                onChange={() => onToggle(number)}
              />
            )}
          </p>
          <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
            {columns.map(({ id, path }) => {
              const own = goodsPath(path, number)
              const field = cells[id]
              if (!field && !mayEdit) return null
              const name = words.cell(words.columns[id], number)
              const value =
                field || drafts.has(own) ? (
                  <CellValue field={field} draft={drafts.get(own)} violated={violated.has(own)} />
                ) : (
                  <span className="text-ink-muted italic">{consignmentWords.missing}</span>
                )
              const close = (text: string | null, isBack: boolean, seen: LineValue | null) => {
                setOpen(null)
                const next = afterTyping(text, seen, drafts.get(own))
                if (next === 'discard') onDiscard(own)
                if (next === 'send' && text !== null) onEdit(number, id, text, seen)
                if (isBack) focus(own)
              }
              return (
                <div key={id} className="col-span-2 grid min-h-8 grid-cols-subgrid items-center">
                  <dt className="text-sm text-ink-muted">{words.columns[id]}</dt>
                  <dd className="min-w-0">
                    {open === own ? (
                      <CellInput
                        label={name}
                        text={drafts.get(own)?.text ?? editText(field?.value)}
                        selects
                        isNumber={NUMBERS.has(id)}
                        value={seenIn(drafts.get(own), field)}
                        onSave={(text, onward, seen) => close(text, onward !== null, seen)}
                        onCancel={() => close(null, true, null)}
                      />
                    ) : mayEdit ? (
                      <button
                        type="button"
                        data-path={own}
                        onClick={() => {
                          onLook(own)
                          setOpen(own)
                        }}
                        className="min-h-8 w-full text-left"
                      >
                        {value}
                        <span className="sr-only"> {consignmentWords.edit(name)}</span>
                      </button>
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}
