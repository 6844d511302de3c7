import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phraseList } from '../../words/phrases/index.ts'

const small = phraseList('besideName')

/** Words that stand beside the name of a paper in its heading: they number, date, page or copy it. */
const besides = new Set(
  [...small, ...lexicons.flatMap(({ months }) => months.flat())].flatMap((words) =>
    bareWords(words).split(' '),
  ),
)

/** 'Nr', 'FS', '2026', 'GR', 'novembre', 'Original': it tells no other thing than the name of the paper. */
export const isBesideName = (word: string): boolean =>
  word.length <= 3 || /\d/.test(word) || besides.has(word)
