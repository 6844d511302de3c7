import type { OcrEngine, OcrLimits, OcrWord } from '../ocr-engine.ts'
import type { TypeLine } from '../picture/find-lines.ts'
import type { Straightened } from '../picture/straighten.ts'
import { type LineSheet, layOutLines } from './line-sheet.ts'
import { mergeReadings, wordsOfLines } from './merge-readings.ts'

/** A word believed less makes its line doubtful. With 0.75 half as many lines again were read, and none better. */
const DOUBTFUL = 0.6
/** A page of specks has any number of lines; a form has some hundred, of which a tenth is doubtful. */
const MOST_LINES = 150

/**
 * Reads those lines again in which a word is doubted or a letter lies outside of all words: each line alone, in a fair
 * size and without the ruled lines around it, which is how small type in boxes and cells of tables comes out.
 */
export async function readDoubtful(
  level: Straightened,
  words: readonly OcrWord[],
  engine: OcrEngine,
  language: string,
  limits: OcrLimits,
): Promise<OcrWord[]> {
  const first = wordsOfLines(words, level.lines)
  const doubtful = level.lines.filter((line) => isDoubtful(line, first.get(line) ?? [])).slice(0, MOST_LINES)
  if (doubtful.length === 0) return [...words]
  const second = new Map<TypeLine, OcrWord[]>(doubtful.map((line) => [line, []]))
  const readSheet = async ({ sheet, toPage }: LineSheet) => {
    for (const read of await engine.read(sheet, language, { ...limits, layout: 'block' })) {
      const found = toPage(read)
      if (found) second.get(found.line)?.push(found.word)
    }
  }
  await Promise.all((await layOutLines(level, doubtful)).map(readSheet))
  const merged = [...second].flatMap(([line, again]) => mergeReadings(line, first.get(line) ?? [], again))
  const kept = [...first].flatMap(([line, there]) => (line && second.has(line) ? [] : there))
  return [...kept, ...merged]
}

function isDoubtful({ marks }: TypeLine, words: readonly OcrWord[]): boolean {
  if (words.some(({ confidence }) => confidence < DOUBTFUL)) return true
  return marks.some(([left, , right]) => {
    const middle = (left + right) / 2
    return !words.some(({ box }) => middle >= box[0] && middle <= box[2])
  })
}
