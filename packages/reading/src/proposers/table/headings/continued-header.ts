import { middleY, unite } from '../../../layout/box.ts'
import type { Word } from '../../../layout/pages.ts'
import { bare } from '../../../words/compare.ts'
import type { Label } from '../../labels/find-labels.ts'
import type { Column } from '../find-columns.ts'
import type { GoodsTable } from '../goods-table.ts'

const wordsOf = (labels: readonly Label[]): Word[] => labels.flatMap((label) => [...label.words])

/**
 * The same headings as on the page before: they head the same columns, though here fewer lines show what the columns
 * hold. Undefined where other words stand over the lines.
 */
export function continuedHeader(
  header: readonly Label[],
  before: GoodsTable | undefined,
): Label[] | undefined {
  const [pattern] = header
  if (!before || !pattern || before.page >= pattern.page) return undefined
  const left = new Set(wordsOf(header))
  const regionOf = (word: Word | undefined) =>
    header.find((label) => word && label.words.has(word))?.region ?? pattern.region
  const found = before.columns.map(({ label, concept }) => {
    const words = [...label.words].flatMap((word) => {
      const own = nearest(word, left)
      if (own) left.delete(own)
      return own ? [own] : []
    })
    return { label, concept, words }
  })
  const top = Math.min(...found.flatMap(({ words }) => words.map((word) => word.box[1])))
  // What stands higher is the head of the page, taken for a part of a heading.
  const isOther = [...left].some((word) => bare(word.text) !== '' && middleY(word.box) > top)
  if (isOther || found.some(({ label, words }) => words.length < label.words.size)) return undefined
  return found.map(({ label, concept, words }) => ({
    ...label,
    concept,
    page: pattern.page,
    region: regionOf(words[0]),
    words: new Set(words),
    box: unite(words.map((word) => word.box)),
  }))
}

const nearest = (word: Word, others: ReadonlySet<Word>): Word | undefined =>
  [...others]
    .filter((other) => bare(other.text) === bare(word.text))
    .sort((a, b) => Math.abs(a.box[0] - word.box[0]) - Math.abs(b.box[0] - word.box[0]))[0]

/** What the columns are called and hold, as on the page before. */
export const namedAsBefore = (columns: readonly Column[], before: GoodsTable): Column[] =>
  columns.map((column, at) => ({ ...before.columns[at], ...column }) as Column)
