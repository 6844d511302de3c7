import type { ExtractedValue } from '../fields/extracted.ts'
import type { Recognised, RecognisedPage, Rule, Word } from '../layout/pages.ts'
import { readPages } from '../read-pages.ts'

/** Text set at places of a page: [x, y, text, size]. */
export type SetLine = [x: number, y: number, text: string, size?: number]

/** A paper as recognition gives it, every letter half as wide as the type is high. */
export function setPaper(pages: readonly (readonly SetLine[])[], rules: Rule[] = []): Recognised {
  const text = pages.flatMap((lines) => lines.map(([, , line]) => line)).join('\n')
  const set = pages.map(
    (lines, i): RecognisedPage => ({
      number: i + 1,
      width: 595,
      height: 842,
      words: wordsOf(lines),
      rules: i === 0 ? rules : [],
    }),
  )
  return { engine: 'pdf-text-layer', format: 'pdf', confidence: 1, text, pages: set, notes: [] }
}

function wordsOf(lines: readonly SetLine[]): Word[] {
  return lines.flatMap(([x, y, text, size = 9]) => {
    let at = x
    return text.split(' ').map((piece): Word => {
      const width = piece.length * size * 0.5
      const word: Word = { text: piece, box: [at, y, at + width, y + size], confidence: 1, size }
      at += width + 0.3 * size
      return word
    })
  })
}

/** The four sides of drawn boxes. */
export const drawn = (...boxes: readonly [number, number, number, number][]): Rule[] =>
  boxes.flatMap(([left, top, right, bottom]): Rule[] => [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ])

/** The kind of a document of one page, and its values by path. */
export function readSet(lines: readonly SetLine[], rules: Rule[] = []) {
  const { kind, values } = readPages(setPaper([lines], rules))
  return { kind, values: byPath(values) }
}

/** The same without what only the trained reader says. */
export function readSetByRules(lines: readonly SetLine[]) {
  const { values } = readPages(setPaper([lines]))
  return byPath(values.filter(({ why }) => why?.place !== 'learned'))
}

const byPath = (values: readonly ExtractedValue[]) => Object.fromEntries(values.map((v) => [v.path, v.value]))
