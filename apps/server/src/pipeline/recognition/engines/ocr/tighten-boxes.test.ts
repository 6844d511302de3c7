import { expect, it } from 'vitest'
import type { Box } from '../../recognised.ts'
import type { OcrWord } from './ocr-engine.ts'
import type { TypeLine } from './picture/find-lines.ts'
import { tightenBoxes } from './tighten-boxes.ts'
import { sizeByLetters } from './type-size.ts'

const LETTER = { width: 16, high: 22 }
const TOP = 104

/** A line of letters in a row, each 20 pixels after the one before. */
function lineOf(letters: number): TypeLine {
  const marks = Array.from({ length: letters }, (_, i): Box => {
    return [100 + 20 * i, TOP, 100 + 20 * i + LETTER.width, TOP + LETTER.high]
  })
  return { box: [100, TOP, 80 + 20 * letters + LETTER.width, TOP + LETTER.high], tall: LETTER.high, marks }
}
const word = (text: string, box: Box): OcrWord => ({
  text,
  box,
  size: sizeByLetters({ text, box }),
  confidence: 0.9,
})

it('gives a word between two ruled lines the height of its letters', () => {
  const [loose] = tightenBoxes([word('PAPPE', [100, 96, 196, 136])], [lineOf(5)])
  expect(loose?.box).toEqual([100, TOP, 196, TOP + LETTER.high])
  expect(loose?.size).toBeCloseTo(LETTER.high / 0.73, 0)
})

it('leaves a word as it is whose box fits, or that is on no line', () => {
  const fits = word('PAPPE', [100, TOP - 1, 196, TOP + LETTER.high + 1])
  const alone = word('PAPPE', [100, 300, 196, 340])
  expect(tightenBoxes([fits, alone], [lineOf(5)])).toEqual([fits, alone])
})

it('takes slim letters for no smaller type', () => {
  const size = sizeByLetters(word('il', [100, 100, 112, 124]))
  expect(size).toBeGreaterThan(0.9 * sizeByLetters(word('nel', [100, 100, 136, 124])))
})
