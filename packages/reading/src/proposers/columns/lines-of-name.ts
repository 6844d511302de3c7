import type { Word } from '../../layout/pages.ts'
import { textOf } from '../../layout/runs.ts'
import { bare } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import type { Cells } from '../table/table-rows.ts'

/** So many rows show how far a column is filled. */
const fewestRows = 2
/** The room between two words, in heights of their type. */
const space = 0.4

const smallWords = new Set(lexicons.flatMap((l) => l.smallWords).map(bare))
// 'NO CHARGE', 'NO. 4711' begin something else.
smallWords.delete('no')
const isSmall = (word: Word | undefined) => word !== undefined && smallWords.has(bare(word.text))

/** How far right the names of the goods reach; 0 where too few rows show it. */
export function reachOfNames(rows: readonly Cells[]): number {
  const named = rows.flatMap((row) => row.get('nature') ?? [])
  if (named.length < fewestRows) return 0
  return Math.max(...named.flatMap(({ words }) => words.map((word) => word.box[2])))
}

/**
 * A line below a name, whose first word had room on the line above, was not parted from it for want of room: it tells
 * something else, unless the line above ends within a phrase, or it goes on in small letters.
 */
export function beginsAnew(above: readonly Word[], words: readonly Word[], reach: number): boolean {
  const isWord = ({ text }: Word) => /[\p{L}\d(&+–—-]/u.test(text)
  const [last, first] = [above.findLast(isWord), words.find(isWord)]
  if (!last || !first || reach === 0) return false
  const size = first.box[3] - first.box[1]
  const hadRoom = last.box[2] + space * size + first.box[2] - first.box[0] < reach
  const text = textOf(above.filter(isWord))
  const isOpen = /[,;:/&+(–—-]$/.test(text) || isSmall(last) || text.lastIndexOf('(') > text.lastIndexOf(')')
  const goesOn = isSmall(first) || /^[(&+–—-]/.test(first.text)
  const isPhrase = /^\p{Ll}/u.test(first.text) && !words.some(({ text: word }) => /\d/.test(word))
  return hadRoom && !isOpen && !goesOn && !isPhrase
}
