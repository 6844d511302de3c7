import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import type { GoodsTable } from './table/goods-table.ts'
import { opensWithTotal } from './table/table-totals.ts'

/** Shorter text over two columns may be a line of goods set close. */
const fewestWords = 6

/**
 * The text of a page outside the lines of its goods, and what runs across their columns: a sentence below, such as the
 * one that says what they add up to.
 */
export function proseOf({ runs }: PageLayout, table: GoodsTable | undefined): Run[] {
  const cells = table?.rows.flatMap((row) => [...row.values()].map(({ words }) => new Set(words))) ?? []
  const isGoods = ({ words }: Run) => cells.some((cell) => words.some((word) => cell.has(word)))
  const isLong = ({ words }: Run) => words.length >= fewestWords
  const runsAcross = ({ words }: Run) => !cells.some((cell) => words.every((word) => cell.has(word)))
  return runs.filter(
    (run) => !isGoods(run) || (isLong(run) && (runsAcross(run) || opensWithTotal(textOf(run.words)))),
  )
}
