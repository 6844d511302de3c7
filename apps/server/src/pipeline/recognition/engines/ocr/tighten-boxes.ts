import type { OcrWord } from './ocr-engine.ts'
import type { TypeLine } from './picture/find-lines.ts'
import { wordsOfLines } from './second-look/merge-readings.ts'
import { HAS_LETTER, sizeByLetters } from './type-size.ts'

/** In heights of the ink: what the engine's own boxes differ by. */
const LOOSE = 1.2

/**
 * Words between ruled lines come with boxes as high as the space between those, and would pass for larger type. Gives
 * each such word the height of the letters that are in it.
 */
export function tightenBoxes(words: readonly OcrWord[], lines: readonly TypeLine[]): OcrWord[] {
  const lineOf = new Map<OcrWord, TypeLine>()
  for (const [line, there] of wordsOfLines(words, lines)) {
    if (line) for (const word of there) lineOf.set(word, line)
  }
  return words.map((word) => {
    const line = lineOf.get(word)
    return line && HAS_LETTER.test(word.text) ? tighten(word, line) : word
  })
}

function tighten(word: OcrWord, { marks }: TypeLine): OcrWord {
  const [left, top, right, bottom] = word.box
  const inside = marks.filter(([x0, , x1]) => (x0 + x1) / 2 > left && (x0 + x1) / 2 < right)
  const above = Math.max(top, Math.min(...inside.map((mark) => mark[1])))
  const below = Math.min(bottom, Math.max(...inside.map((mark) => mark[3])))
  if (inside.length === 0 || below <= above || bottom - top < LOOSE * (below - above)) return word
  const tight = { ...word, box: [left, above, right, below] as OcrWord['box'] }
  return { ...tight, size: Math.min(word.size, sizeByLetters(tight)) }
}
