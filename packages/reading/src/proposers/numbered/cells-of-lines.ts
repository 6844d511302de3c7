import { middleX } from '../../layout/box.ts'
import { type Run, textOf } from '../../layout/runs.ts'
import { bare } from '../../words/compare.ts'
import { carriedWords } from '../../words/index.ts'
import type { Column } from '../table/find-columns.ts'
import { opensWithTotal } from '../table/table-totals.ts'

export type LineOfBody = readonly Run[]

/** The lines of goods above the last total, without what is carried over from page to page, and that line of totals. */
export function linesOfGoods(body: readonly LineOfBody[]): {
  lines: LineOfBody[]
  total: LineOfBody | undefined
} {
  const isCarried = (line: LineOfBody) =>
    carriedWords.has(bare(textOf(wordsOf(line)).replace(/[\d.,'’]+/g, ' ')))
  const own = body.filter((line) => !isCarried(line))
  const isTotal = (line: LineOfBody) => opensWithTotal(textOf(wordsOf(line)))
  const at = own.findLastIndex(isTotal)
  return { lines: (at < 0 ? own : own.slice(0, at)).filter((line) => !isTotal(line)), total: own[at] }
}

/** What the line has in the column. */
export const cellIn = (line: LineOfBody, { from, to }: Column): string =>
  textOf(wordsOf(line).filter(({ box }) => middleX(box) >= from && middleX(box) < to))

export const wordsOf = (line: LineOfBody) =>
  line.flatMap((run) => run.words).sort((a, b) => a.box[0] - b.box[0])
