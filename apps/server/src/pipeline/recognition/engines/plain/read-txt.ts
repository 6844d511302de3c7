import { MAX_PLACED_LINES } from '../../limits.ts'
import type { RecognisedPage } from '../../recognised.ts'
import type { Engine } from '../engine.ts'
import { placePage } from '../place-text.ts'
import { readSource } from './read-source.ts'

/** A page ends at a form feed, as in print-outs of host systems; the columns that spaces make keep their places. */
export const readTxt: Engine = async (bytes) => {
  const { text, notes } = readSource(bytes)
  const pages: RecognisedPage[] = []
  let left = MAX_PLACED_LINES
  for (const sheet of text.split('\f')) {
    const lines = sheet.split(/\r\n?|\n/)
    if (left > 0) {
      const placed = lines.slice(0, left).map((line, row) => ({ text: line, column: 0, row }))
      pages.push(placePage(pages.length + 1, placed))
    }
    left -= lines.length
  }
  if (left < 0) {
    const message = `Values are looked for in the first ${MAX_PLACED_LINES} lines only; the text itself is kept whole.`
    notes.push({ code: 'partly-read', message })
  }
  return { engine: 'text', format: 'txt', confidence: 1, text, pages, notes }
}
