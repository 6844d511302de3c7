import type { Box } from '../../../recognised.ts'
import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { marksIn } from './marks-in.ts'

/** What is believed more is no misread stroke, unless it is one of LIKE_STROKES. */
const BELIEVED = 0.75
const MOST_SIGNS = 3
/** Read where two strokes are, at any confidence; none of these is two marks as high as capitals. */
const LIKE_STROKES = /^(?:[unmHUN]|I{2,3}|[Il]{2,3}(?=[,;)]))/
/** In its own height: a stroke is narrower, a 1 with its flag wider. */
const NARROW = 0.36
/** In heights of tall letters, brackets among them: a capital is higher, a comma and a small letter are not. */
const FULL = 0.74
/** One stroke alone can be anything. */
const FEWEST = 2
const MOST = 3
/** Of a numeral that was read, and whose strokes were counted as many. */
const CONFIRMED = 0.93
const TAIL = /[,;.)]*$/
/** Round figures of narrow type are as slim as bold strokes: '00'. */
const FIGURES = /[02-9]/

/**
 * Strokes side by side and nothing else are Roman numerals: packing groups II and III stand alone in the cells of
 * dangerous goods lists and between commas in their descriptions, and come as n, u, m, H, Il or quotation marks.
 */
export function countStrokes(word: OcrWord, line: TypeLine): OcrWord {
  const tail = word.text.match(TAIL)?.[0] ?? ''
  const signs = word.text.slice(0, word.text.length - tail.length)
  const isLike = LIKE_STROKES.test(word.text) && signs.length <= MOST_SIGNS
  if ((word.confidence >= BELIEVED || signs.length > MOST_SIGNS || signs === '') && !isLike) return word
  if (FIGURES.test(signs)) return word
  const all = marksIn(word, line)
  const isTall = ([, top, , bottom]: Box) => bottom - top >= FULL * line.tall
  // A comma may be among the marks or too small to be one.
  const marks = tail === '' ? all : all.slice(0, all.findLastIndex(isTall) + 1)
  const areStrokes = marks.every((mark) => isTall(mark) && mark[2] - mark[0] <= NARROW * (mark[3] - mark[1]))
  if (!areStrokes || marks.length < FEWEST || marks.length > MOST) return word
  const isConfirmed = /^[Il]+$/.test(signs) && signs.length === marks.length
  const confidence = isConfirmed ? Math.max(word.confidence, CONFIRMED) : word.confidence
  return { ...word, text: 'I'.repeat(marks.length) + tail, confidence }
}
