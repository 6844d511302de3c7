import { layOut } from './lay-out.ts'
import type { Box, RecognisedPage } from './pages.ts'
import { textOf } from './runs.ts'

/** The lines of a page that stands upright, in reading order; a line goes as far as its column. */
export const runsOfPage = (page: RecognisedPage): { text: string; box: Box }[] =>
  layOut(page).runs.map(({ words, box }) => ({ text: textOf(words), box }))
