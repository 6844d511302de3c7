import { expect, it } from 'vitest'
import type { Box } from '../../../recognised.ts'
import type { OcrEngine, OcrWord } from '../ocr-engine.ts'
import { findLines } from '../picture/find-lines.ts'
import type { Straightened } from '../picture/straighten.ts'
import { readDoubtful } from './read-doubtful.ts'

const DPI = 200
const RULE_AT = 305

/** Two lines of ten letters, a ruled line between the fifth and the sixth of them, and what is found on such a page. */
function page(): Straightened {
  const picture = { width: 1200, height: 600, dpi: DPI, data: new Uint8Array(1200 * 600).fill(255) }
  const fill = ([x0, y0, x1, y1]: Box) => {
    for (let y = y0; y < y1; y++) picture.data.fill(0, y * picture.width + x0, y * picture.width + x1)
  }
  for (const top of [100, 200]) {
    for (let letter = 0; letter < 10; letter++) {
      const left = 200 + letter * 20 + (letter < 5 ? 0 : 20)
      fill([left, top, left + 12, top + 20])
    }
  }
  const rules: Box[] = [[RULE_AT, 50, RULE_AT, 300]]
  fill([RULE_AT - 1, 50, RULE_AT + 1, 300])
  const rest = { sheet: null, turn: 0 as const, skew: 0, isSure: true, letters: 20, marks: [], strips: [] }
  return { ...rest, picture, rules, lines: findLines(picture, rules) }
}

const word = (text: string, box: Box, confidence: number): OcrWord => ({ text, box, confidence, size: 27 })
/** Both lines as the first look reads them: the second one with the ruled line in it. */
const SURE = [word('FIRST', [200, 100, 292, 120], 0.9), word('WORDS', [320, 100, 412, 120], 0.9)]
const DOUBTED = [word('OTHER|', [200, 200, 306, 220], 0.3), word('WORDS', [320, 200, 412, 220], 0.9)]

/** Reads on every sheet one word over its whole width, and remembers the sheets. */
function engineThatReads(text: string, confidence: number) {
  const sheets: { width: number; height: number; darkColumns: number }[] = []
  const engine: OcrEngine = {
    name: 'known',
    languages: ['eng'],
    async read({ width, height, data }) {
      const isDark = (x: number) =>
        Array.from({ length: height }, (_, y) => data[y * width + x] as number).some((gray) => gray < 100)
      const darkColumns = Array.from({ length: width }, (_, x) => x).filter(isDark).length
      sheets.push({ width, height, darkColumns })
      return [word(text, [30, height / 2 - 10, width * 0.45, height / 2 + 10], confidence)]
    },
    async close() {},
  }
  return { engine, sheets }
}

const textOf = (words: OcrWord[]) => words.map(({ text }) => text).sort()

it('finds the lines of a page, with any rules between their letters', () => {
  expect(page().lines.map(({ marks }) => marks.length)).toEqual([10, 10])
})

it('reads no line again whose words are believed', async () => {
  const { engine, sheets } = engineThatReads('OTHER', 0.9)
  const second = [word('OTHER', [200, 200, 306, 220], 0.9), word('WORDS', [320, 200, 412, 220], 0.9)]
  expect(await readDoubtful(page(), [...SURE, ...second], engine, 'eng', {})).toEqual([...SURE, ...second])
  expect(sheets).toEqual([])
})

it('reads a doubted line alone, without the ruled line, and takes what is believed more', async () => {
  const { engine, sheets } = engineThatReads('OTHER', 0.9)
  const words = await readDoubtful(page(), [...SURE, ...DOUBTED], engine, 'eng', {})
  expect(textOf(words)).toEqual(['FIRST', 'OTHER', 'WORDS', 'WORDS'])
  expect(words.find(({ text }) => text === 'OTHER')?.box[1]).toBeGreaterThan(180)
  expect(sheets).toHaveLength(1)
  // Ten letters of twelve pixels, twice as large as they were, and nothing of the ruled line.
  expect(sheets[0]?.darkColumns).toBeLessThan(10 * 12 * 2 + 40)
})

it('keeps what is believed as much as before', async () => {
  const { engine } = engineThatReads('0THER', 0.2)
  const words = await readDoubtful(page(), [...SURE, ...DOUBTED], engine, 'eng', {})
  expect(textOf(words)).toEqual(['FIRST', 'OTHER|', 'WORDS', 'WORDS'])
})

it.each([
  [0.9, ['FIRST', 'OTHER', 'WORDS']],
  [0.3, ['FIRST', 'WORDS']],
])('adds what is where nothing was read, believed %f, only when it is plain', async (confidence, all) => {
  const { engine } = engineThatReads('OTHER', confidence)
  expect(textOf(await readDoubtful(page(), SURE, engine, 'eng', {}))).toEqual(all)
})
