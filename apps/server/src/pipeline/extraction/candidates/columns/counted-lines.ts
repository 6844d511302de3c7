import { spanOf } from '../../geometry/span.ts'
import { packedIn } from '../statements/packed-in.ts'
import { saysNoGoods } from '../statements/remarks.ts'
import { goodsLines } from '../table/goods-text.ts'
import type { Cells } from '../table/table-rows.ts'

/**
 * '480 PAPER SACKS', 'BLACK TEA', '120 CARTONS', 'GREEN TEA' in one cell, whose masses are one: each line that counts
 * packages begins goods of its own.
 */
export function splitCounted(row: Cells): Cells[] {
  const cell = row.get('nature')
  if (!cell || row.has('packageCount')) return [row]
  const lines = goodsLines(cell).filter((words) => !saysNoGoods(spanOf(words).text))
  const starts = lines.flatMap((words, at) => (packedIn(spanOf(words).text) ? [at] : []))
  const named = starts.every((at, i) => lines.slice(at + 1, starts[i + 1]).some(isName))
  if (starts.length < 2 || starts[0] !== 0 || !named) return [row]
  return starts.map((at, i): Cells => {
    const nature = spanOf(lines.slice(at, starts[i + 1]).flat())
    return i === 0 ? new Map([...row, ['nature', nature]]) : new Map([['nature', nature]])
  })
}

const isName = (words: readonly { text: string }[]) =>
  words.filter(({ text }) => /^\p{L}{3}/u.test(text)).length > 0
