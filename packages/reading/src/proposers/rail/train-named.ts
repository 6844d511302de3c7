import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

const named = new RegExp(
  String.raw`(?<!\p{L})(?:${phrase('train')})(?:\s?(?:n[ro]\.?|n[°º]|č\.?|št\.?|br\.?|szám))?[\s:./]*(?<number>\d{4,6})(?![\d.,/-]*\d)`,
  'giu',
)

/** '4 Wagen – Ganzzugteil – Zug 45903': the one train that a line names where no box asks for it. */
export function trainNamed(lines: readonly Span[]): Reading[] {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(named)].map((match) => {
      const number = match.groups?.number ?? ''
      const at = match.index + match[0].length - number.length
      return cut(line, at, at + number.length)
    }),
  )
  const [first] = found
  const isOne = new Set(found.map(({ text }) => text)).size === 1
  return first && isOne ? [{ place: placeOf('movementNumber'), value: first.text, span: first }] : []
}
