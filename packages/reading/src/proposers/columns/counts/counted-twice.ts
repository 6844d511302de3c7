import type { Concept } from '../../../fields/concepts.ts'
import { textOf } from '../../../layout/runs.ts'
import { bareWords } from '../../../words/compare.ts'
import { phraseList } from '../../../words/phrases/index.ts'
import type { Column } from '../../table/find-columns.ts'

/** Words for single articles in the heading of a column, as the languages of the lexicons have them. */
const pieces = new Set(phraseList('singleArticle').map(bareWords))

const wordsOf = ({ label }: Column) => bareWords(textOf([...label.words])).split(' ')
/** 'Ilość szt.', 'Stk.' */
export const countsPieces = (column: Column): boolean => wordsOf(column).some((word) => pieces.has(word))

/**
 * Of two columns that count packages, one counts articles: the one that says so, else the one further from the kinds of
 * package.
 */
export function withoutPieceCounts(columns: readonly Column[]): Column[] {
  const counting = columns.filter((c) => c.concept === 'packageCount')
  if (counting.length < 2) return [...columns]
  const ofPackages = counting.filter((c) => !countsPieces(c))
  const at = columns.findIndex((c) => c.concept === 'packing')
  const nearest = columns[at - 1]
  const own =
    ofPackages.length === 1
      ? ofPackages[0]
      : (counting.find((c) => c === nearest) ?? ofPackages[0] ?? counting[0])
  const concept: Concept = columns.some((c) => c.concept === 'articleCount') ? 'furniture' : 'articleCount'
  return columns.map((c) => (counting.includes(c) && c !== own ? { ...c, concept } : c))
}
