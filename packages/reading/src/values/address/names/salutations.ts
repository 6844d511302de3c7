import { cut, type Span } from '../../../layout/span.ts'
import { phrase } from '../../../words/phrases/index.ts'
import { hasLegalName } from './legal-forms.ts'

/** 'Spett.le', 'M/s', 'An die Firma': what letters set before a company's name, on its line or above it. */
const before = new RegExp(String.raw`^(?:${phrase('toMessrs')})(?:[\s:]+|$)`, 'iu')
const alone = new RegExp(`^(?:${phrase('addressedTo')})[:.]?$`, 'iu')
const onLine = /^(?:spett|m\/s|messrs)/iu
/** 'Herrn Torsten Mielke': a person, where the company stands below. */
const person = new RegExp(
  String.raw`^(?:${phrase('titleOfPerson')})\.?\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}$`,
  'u',
)

/** The lines of a party without the words of courtesy ahead of its name. */
export function withoutSalutation(lines: readonly Span[]): Span[] {
  const [first, second, ...others] = lines
  if (!first) return [...lines]
  if (second && alone.test(first.text)) return [second, ...others]
  if (second && isPerson(first) && hasLegalName(second)) return [second, ...others]
  const words = onLine.test(first.text) ? before.exec(first.text)?.[0].length : undefined
  return words && words < first.text.length ? [cut(first, words), ...lines.slice(1)] : [...lines]
}

const isPerson = (line: Span) => person.test(line.text) && !hasLegalName(line)
