import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { wordsOfLines } from '../second-look/merge-readings.ts'
import { countStrokes } from './count-strokes.ts'
import { mendSigns } from './mend-signs.ts'
import { partAtBlank } from './part-at-blank.ts'

/**
 * What the engine's models get wrong by habit, told by how the marks stand on the page or by what they stand beside:
 * blanks within codes, numerals of strokes alone, and the signs of units. Nothing else is changed.
 */
export function mendWords(words: readonly OcrWord[], lines: readonly TypeLine[]): OcrWord[] {
  const byLine = wordsOfLines(words, lines)
  return [...byLine].flatMap(([line, there]) => {
    if (!line) return mendSigns(there)
    const counted = there.map((word) => countStrokes(word, line))
    return mendSigns(counted.flatMap((word) => partAtBlank(word, line)))
  })
}
