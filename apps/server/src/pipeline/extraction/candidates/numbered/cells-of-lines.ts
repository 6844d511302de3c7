import { middleX } from '../../geometry/box.ts'
import { type Run, textOf } from '../../geometry/runs.ts'
import { bare } from '../../lexicon/compare.ts'
import { carriedWords } from '../../lexicon/index.ts'
import type { Column } from '../table/find-columns.ts'
import { opensWithTotal } from '../table/table-totals.ts'

export type LineOfBody = readonly Run[]

/** The lines above the totals, without what is carried over from page to page, and the line of totals. */
export function linesOfGoods(body: readonly LineOfBody[]): {
  lines: LineOfBody[]
  total: LineOfBody | undefined
} {
  const at = body.findIndex((line) => opensWithTotal(textOf(wordsOf(line))))
  const lines = at < 0 ? body : body.slice(0, at)
  const isCarried = (line: LineOfBody) =>
    carriedWords.has(bare(textOf(wordsOf(line)).replace(/[\d.,'’]+/g, ' ')))
  return { lines: lines.filter((line) => !isCarried(line)), total: body[at] }
}

/** What the line has in the column. */
export const cellIn = (line: LineOfBody, { from, to }: Column): string =>
  textOf(wordsOf(line).filter(({ box }) => middleX(box) >= from && middleX(box) < to))

export const wordsOf = (line: LineOfBody) =>
  line.flatMap((run) => run.words).sort((a, b) => a.box[0] - b.box[0])
