import type { OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import { wordsOfLines } from '../second-look/merge-readings.ts'
import { countStrokes } from './count-strokes.ts'
import { partAtBlank } from './part-at-blank.ts'
import { repairSigns } from './repair-signs.ts'

/**
 * What the engine's models get wrong by habit, recognised by the marks on the page or their neighbours:
 * blanks within codes, numerals of strokes alone, and the signs of units. Nothing else is changed.
 */
export function repairWords(words: readonly OcrWord[], lines: readonly TypeLine[]): OcrWord[] {
  const byLine = wordsOfLines(words, lines)
  return [...byLine].flatMap(([line, there]) => {
    if (!line) return repairSigns(there)
    const counted = there.map((word) => countStrokes(word, line))
    return repairSigns(counted.flatMap((word) => partAtBlank(word, line)))
  })
}
