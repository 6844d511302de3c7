import type { Word } from '../../../layout/pages.ts'
import { textOf } from '../../../layout/runs.ts'
import { spanOf } from '../../../layout/span.ts'
import { packageKindIn } from '../../../values/packages.ts'
import { bareWords } from '../../../words/compare.ts'
import { phrase } from '../../../words/phrases/index.ts'
import { isPieces } from '../../../words/terms/article-units.ts'
import { unitKind } from '../../../words/terms/package-words.ts'
import { packedIn } from '../../statements/packed-in.ts'
import { insideContainers, saysNoGoods } from '../../statements/remarks.ts'
import { goodsLines } from '../../table/goods-text.ts'
import type { Cells } from '../../table/table-rows.ts'

/**
 * '480 PAPER SACKS', 'BLACK TEA', '120 CARTONS GREEN TEA' in one cell, whose masses are one: each line that counts packages
 * begins goods of its own.
 */
export function splitCounted(row: Cells): Cells[] {
  const cell = row.get('nature')
  if (!cell || row.has('packageCount')) return [row]
  const parts = partedByCounts(goodsLines(cell))
  return parts.map((lines, i): Cells => {
    const nature = parts.length > 1 ? spanOf(lines.flat()) : cell
    return i === 0 ? new Map([...row, ['nature', nature]]) : new Map([['nature', nature]])
  })
}

/** The lines of goods after goods; all in one where fewer than two of them count packages and are named. */
export function partedByCounts(all: readonly Word[][]): Word[][][] {
  const said = all.filter((words) => !saysNoGoods(textOf(words)))
  const lines = said.slice(said.findIndex((words) => insideContainers(spanOf(words)).text !== ''))
  const starts = lines.flatMap((words, at) => (countsGoods(textOf(words)) ? [at] : []))
  const named = starts.every(
    (at, i) => !packedIn(textOf(lines[at] ?? [])) || lines.slice(at + 1, starts[i + 1]).some(isName),
  )
  if (starts.length < 2 || starts[0] !== 0 || !named) return [[...all]]
  return starts.map((at, i) => lines.slice(at, starts[i + 1]))
}

/** '120 CARTONS', '11 CRATES Pick points', '214 PCS PLATES'; not '630 BALES PER CONTAINER'. */
export function countsGoods(line: string): boolean {
  if (packedIn(line)) return true
  const [, kind = '', goods = ''] = /^\d{1,5}\s(?:x\s)?(\p{L}[\p{L}.]*)\s(\p{L}.*)$/u.exec(line) ?? []
  const isKind =
    packageKindIn(kind)?.name === bareWords(kind) || unitKind(kind) !== undefined || isPieces(kind)
  return isKind && /\p{L}{3}/u.test(goods) && !goesWith.test(goods)
}

/** What the packages are in, on or for: no goods begin so. */
const goesWith = new RegExp(String.raw`^(?:kgs?|${phrase('countedBy')})(?!\p{L})`, 'iu')

const isName = (words: readonly { text: string }[]) =>
  words.filter(({ text }) => /^\p{L}{3}/u.test(text)).length > 0
