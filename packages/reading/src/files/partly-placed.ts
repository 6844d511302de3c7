import type { RecognisedPage, RecognitionNote } from '../layout/pages.ts'
import { MAX_LINE_LENGTH, MAX_PLACED_LINES, MAX_WORDS_OF_PAGE } from './limits.ts'

/** The note for texts of which not all got places; none where all did. */
export function noteOfRest(pages: RecognisedPage[], isCut: boolean): RecognitionNote[] {
  if (!isCut && pages.every(({ words }) => words.length < MAX_WORDS_OF_PAGE)) return []
  const [lines, words, length] = [MAX_PLACED_LINES, MAX_WORDS_OF_PAGE, MAX_LINE_LENGTH].map((n) =>
    n.toLocaleString('en'),
  )
  const message = `Values are looked for in the first ${lines} lines and ${words} words of a page and ${length} characters of a line only; the text itself is kept whole. Split the file if the consignment stands further on.`
  return [{ code: 'partly-read', message }]
}
