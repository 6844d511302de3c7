import { middleX } from '../../geometry/box.ts'
import { inLines } from '../../geometry/lines.ts'
import { type Run, textOf } from '../../geometry/runs.ts'
import type { Column } from '../table/find-columns.ts'

/** 'VD-1210', 'GL-REST', '40 17-220': capitals and figures, as articles are numbered. */
const number = /^[\p{Lu}\d][\p{Lu}\d._/-]*(?:\s[\p{Lu}\d][\p{Lu}\d._/-]*)?$/u
const isNumber = (cell: string) => number.test(cell)
const mostlyWithDigits = 0.5
const counting = new Set(['packageCount', 'articleCount', 'grossWeight', 'netWeight', 'volume'])

/** 'Vare | Beskrivelse': of two columns that may name the goods, the one that holds numbers of articles does not. */
export function withoutArticleNumbers(columns: readonly Column[], body: readonly Run[]): Column[] {
  const naming = columns.filter((c) => c.concept === 'nature')
  if (naming.length < 2) return [...columns]
  const lines = inLines(body.flatMap((run) => run.words))
  const within = (column: Column, words: (typeof lines)[number]) =>
    words.filter((w) => middleX(w.box) >= column.from && middleX(w.box) < column.to)
  const ofGoods = lines.filter((words) =>
    columns.some((c) => counting.has(c.concept) && /^\d/.test(within(c, words)[0]?.text ?? '')),
  )
  const numbered = naming.filter((column) => {
    const all = ofGoods.map((words) => textOf(within(column, words))).filter((cell) => cell !== '')
    // Below the last line of goods the total, or who the seller is, stands in the same column.
    const cells = all.slice(0, all.findLastIndex(isNumber) + 1)
    const withDigits = cells.filter((cell) => /\d/.test(cell)).length
    return withDigits > mostlyWithDigits * all.length && cells.every(isNumber)
  })
  if (numbered.length === naming.length) return [...columns]
  return columns.map((c) => (numbered.includes(c) ? { ...c, concept: 'furniture' as const } : c))
}
