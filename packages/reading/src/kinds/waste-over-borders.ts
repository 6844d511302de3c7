import { bareWords } from '../words/compare.ts'
import { phraseList } from '../words/phrases/index.ts'

/** How words for waste, and for what goes over a border, begin in the languages of the Union. */
const waste = phraseList('wasteBeginning').map(bareWords)
const overBorders = phraseList('overBorders').map(bareWords)

const holds = (stems: readonly string[], words: readonly string[]) =>
  words.some((word) => stems.some((stem) => word.startsWith(stem)))

/** A line that speaks of waste: 'Rifiuti', 'Abfallart'. */
export const mentionsWaste = (line: string): boolean => holds(waste, bareWords(line).split(' '))

/** 'transfrontaliere di rifiuti': only the paper of notified waste calls itself so, whatever it says before. */
export function mentionsWasteOverBorders(line: string): boolean {
  const words = bareWords(line).split(' ')
  return holds(overBorders, words) && holds(waste, words)
}
