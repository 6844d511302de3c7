import { middleX } from '../../layout/box.ts'
import { inLines } from '../../layout/lines.ts'
import { type Run, textOf } from '../../layout/runs.ts'
import { spanOf } from '../../layout/span.ts'
import type { Column } from '../table/find-columns.ts'
import type { Cells } from '../table/table-rows.ts'

/** 'VD-1210', 'GL-REST', '40 17-220': capitals and figures, as articles are numbered. */
const number = /^[\p{Lu}\d][\p{Lu}\d._/-]*(?:\s[\p{Lu}\d][\p{Lu}\d._/-]*)?$/u
const container = /^[A-Z]{4}\d{6}/
const isNumber = (cell: string) => number.test(cell) && !container.test(cell)
/** A word that is no number of an article, and no size. */
const name = /(?<!\p{L})\p{L}?\p{Ll}{3}/u
const mostlyWithDigits = 0.5
const counting = new Set(['packageCount', 'articleCount', 'grossWeight', 'netWeight', 'volume'])

/** 'Vare | Beskrivelse': of two columns that may name the goods, the one that holds numbers of articles does not. */
export function withoutArticleNumbers(columns: readonly Column[], body: readonly Run[]): Column[] {
  const naming = columns.filter((c) => c.concept === 'nature')
  const unknown = columns.filter((c) => c.concept === 'furniture' && c.label.matches.length === 0)
  if (naming.length + unknown.length < 2) return [...columns]
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
  const isNamedElsewhere = unknown.some((column) =>
    ofGoods.every((words) => name.test(textOf(within(column, words)))),
  )
  if (numbered.length === naming.length && !isNamedElsewhere) return [...columns]
  return columns.map((c) => (numbered.includes(c) ? { ...c, concept: 'furniture' as const } : c))
}

/** Left edges of one column. */
const sameEdge = 2
/** From a number to the name in its own column, in heights of type: more than a space. */
const apart = 0.6

/** Not '40' before 'drums'. */
const isOfArticle = (text: string) => /\d/.test(text) && !/^\d{1,4}$/.test(text) && isNumber(text)

/** Where the names of all lines begin with a number and go on at one edge, there is a column of numbers without a heading. */
export function withoutLeadingNumbers(rows: Cells[]): Cells[] {
  const named = rows.flatMap((row) => row.get('nature') ?? [])
  const edges = named.map(({ words: [first, second] }) => {
    const isApart = first && second && second.box[0] - first.box[2] > apart * (first.box[3] - first.box[1])
    return isApart && isOfArticle(first.text) ? second.box[0] : undefined
  })
  const [edge] = edges
  const isColumn =
    edge !== undefined &&
    named.length >= 2 &&
    edges.every((other) => other !== undefined && Math.abs(other - edge) < sameEdge)
  if (!isColumn) return rows
  return rows.map((row) => {
    const cell = row.get('nature')
    return cell ? new Map([...row, ['nature', spanOf(cell.words.slice(1))]]) : row
  })
}
