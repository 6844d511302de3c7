import {
  codeListById,
  type DataElement,
  elementByPath,
  normalisePath,
  plainPath,
  type Value,
} from '@efti-hub/efti'
import type { Word } from '../layout/pages.ts'
import { cut, joinSpans, type Span, spanOf } from '../layout/span.ts'
import { readText, unitPrinted, type Writing } from '../remembered/read-value.ts'
import { bareWords } from '../words/compare.ts'
import { addressTaken } from './address-taken.ts'

export interface TakenValue {
  eftiId: string
  path: string
  value: Value
  /** As it is printed, and the words that print it. */
  asWritten: string
  words: Word[]
}

/** What the text means for the field, and what else of the same party or place it gives; or why it does not fit. */
export type Taken = { values: TakenValue[] } | { problem: string }

/**
 * Reads a text that a person took from a page, or pasted, for one field: by the same readers as values of documents. The lines of an
 * address fill the whole party or place.
 * @param unit of a measure where none is printed with it
 */
export function readTaken(
  path: string,
  lines: readonly Word[][],
  writing: Writing,
  unit: string | null,
): Taken {
  const ownPath = normalisePath(path)
  const element = elementByPath(plainPath(path))
  if (ownPath === null || !element) return { problem: 'The eFTI common data set has no such element.' }
  const spans = lines.map(spanOf)
  const address = addressTaken(ownPath, spans)
  if (address) return { values: address }
  const whole = withoutComma(joinSpans(spans))
  const value = valueTaken(whole, element, writing, unit)
  if (value === null) return { problem: PROBLEMS[element.kind] ?? 'The field takes no text.' }
  return {
    values: [{ eftiId: element.id, path: ownPath, value, asWritten: whole.text, words: whole.words }],
  }
}

/** A click takes a word with the comma behind it. */
const withoutComma = (span: Span): Span => cut(span, 0, span.text.replace(/[\s,;:]+$/, '').length)

function valueTaken(
  { text }: Span,
  element: DataElement,
  writing: Writing,
  unit: string | null,
): Value | null {
  const value = readText(text, element, unitPrinted(text, writing) ?? unit, writing)
  return value ?? (element.kind === 'code' ? codeByName(text, element) : null)
}

/** Lists such as modes of transport are printed by their names. */
function codeByName(text: string, { codeList, allowedCodes }: DataElement): string | null {
  const wanted = bareWords(text)
  const codes = [...(codeListById(codeList ?? '')?.codes ?? [])]
  const [found] = codes.find(
    ([code, name]) =>
      wanted !== '' && bareWords(name) === wanted && (!allowedCodes || allowedCodes.includes(code)),
  ) ?? [null]
  return found
}

const PROBLEMS: Partial<Record<DataElement['kind'], string>> = {
  date: 'This text does not give exactly one day of the calendar.',
  measure: 'This text does not give exactly one quantity.',
  count: 'This text does not give exactly one whole number.',
  decimal: 'This text does not give exactly one number.',
  amount: 'This text does not give exactly one number.',
  code: 'This text is no code or name from the list of this field.',
  flag: 'Answer this field with yes or no.',
  text: 'This text cannot be stored in this field.',
}
