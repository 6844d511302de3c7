import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { marksIn } from './marks-in.ts'

/** What is believed more is no misread stroke. */
const BELIEVED = 0.75
const MOST_SIGNS = 3
/** In heights of tall letters: a stroke is narrower, a 1 with its flag wider. */
const NARROW = 0.36
const FULL = 0.85
/** One stroke alone can be anything. */
const FEWEST = 2
const MOST = 3

/**
 * Strokes side by side and nothing else are Roman numerals: packing groups II and III stand alone in the cells of
 * dangerous goods lists, and come as n, u, m, H or quotation marks.
 */
export function countStrokes(word: OcrWord, line: TypeLine): OcrWord {
  if (word.confidence >= BELIEVED || word.text.length > MOST_SIGNS) return word
  const marks = marksIn(word, line)
  const areStrokes = marks.every(
    ([left, top, right, bottom]) =>
      right - left <= NARROW * (bottom - top) && bottom - top >= FULL * line.tall,
  )
  if (!areStrokes || marks.length < FEWEST || marks.length > MOST) return word
  return { ...word, text: 'I'.repeat(marks.length) }
}
