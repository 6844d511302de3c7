import type { Recognised, Rule, Word } from '../../recognition/recognised.ts'
import { extract } from '../extract.ts'

/** Text set at places of a page: [x, y, text, size]. */
export type Line = [x: number, y: number, text: string, size?: number]

function words(lines: readonly Line[]): Word[] {
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

/** The four sides of a drawn box. */
export const drawn = (...boxes: readonly [number, number, number, number][]): Rule[] =>
  boxes.flatMap(([left, top, right, bottom]): Rule[] => [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ])

export function paper(lines: readonly Line[], rules: Rule[] = []): Recognised {
  const text = lines.map(([, , line]) => line).join('\n')
  const page = { number: 1, width: 595, height: 842, words: words(lines), rules }
  return { engine: 'pdf-text-layer', format: 'pdf', confidence: 1, text, pages: [page], notes: [] }
}

export function read(lines: readonly Line[], rules: Rule[] = []) {
  const { kind, values } = extract(paper(lines, rules))
  return { kind, values: Object.fromEntries(values.map((v) => [v.path, v.value])) }
}
