import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span, splitSpan } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'

const betweenSeals = new RegExp(
  String.raw`\s*[,;/+&]\s*|\s[–-]\s(?=\S{0,6}\s?\d)|\s(?:${phrase('and')})\s(?=\S{0,6}\s?\d)`,
  'gu',
)

const upToPattern = new RegExp(String.raw`\d\s+(?:${phrase('upTo')})\s+[\p{Lu}-]*\d`, 'u')

/** 'IT-A 114408 integro', '№ 441789': without the word for numbers before, or for its state behind; of a range of seals nothing. */
function onlySeal(seal: Span): Span {
  if (upToPattern.test(seal.text)) return cut(seal, 0, 0)
  const from = /^(?:№|[Nn][°ºro]s?\.?(?=\s|\d)|[Nn]\.º?)\s*/u.exec(seal.text)?.[0].length ?? 0
  const end = seal.text.replace(/(?<=\d\p{Lu}?)[\s(]+\p{Ll}[\p{Ll} .)]*$/u, '').length
  return cut(seal, from, end)
}

/** The seals that stand where a label asks for them. */
export const sealsAsked = (lines: readonly Span[]): Reading[] =>
  lines
    .flatMap((line) => splitSpan(line, betweenSeals))
    .map(onlySeal)
    .filter(({ text }) => /\d{3}/.test(text) && text.length <= 35 && containersIn(text).length === 0)
    .map((span, i) => ({ place: placeOf('seal', i + 1), value: span.text, span }))
