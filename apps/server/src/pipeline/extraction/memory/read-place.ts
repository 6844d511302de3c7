import { type DataElement, elementById, type Value } from '@efti-hub/efti'
import type { Word } from '../../recognition/recognised.ts'
import { type Run, textOf } from '../geometry/runs.ts'
import { bareWords } from '../lexicon/compare.ts'
import { datesIn } from '../normalise/dates.ts'
import { decimalSignOf, numbersIn, parseNumber } from '../normalise/numbers.ts'

/** The words of a run that say exactly this value; the fewest of them. Null where the run does not say it. */
export function wordsSaying(run: Run, eftiId: string, value: Value): Word[] | null {
  const element = elementById(eftiId)
  if (!element) return null
  const { words } = run
  let best: Word[] | null = null
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const window = words.slice(from, to)
      if (best && window.length >= best.length) continue
      const read = readWords(window, element, unitOf(value))
      if (read !== null && says(read, value)) best = window
    }
  }
  return best
}

/** What the words mean for an element of this kind; null when they do not fit it. Measures take the unit that is given. */
export function readWords(words: readonly Word[], element: DataElement, unit: string | null): Value | null {
  const text = textOf(words).trim()
  switch (element.kind) {
    case 'text':
    case 'code':
      return text === '' ? null : text
    case 'date': {
      const [date, second] = datesIn(text)
      return date && !second ? date.value : null
    }
    case 'measure': {
      const number = numberIn(text)
      return number === null || unit === null ? null : { value: number, unit }
    }
    case 'count':
    case 'decimal':
    case 'amount':
      return numberIn(text)
    default:
      return null
  }
}

function numberIn(text: string): number | null {
  const [number, second] = numbersIn(text)
  if (!number || second) return null
  return parseNumber(number.raw, decimalSignOf(text)) ?? null
}

const unitOf = (value: Value) => (typeof value === 'object' ? value.unit : null)

function says(read: Value, value: Value): boolean {
  if (typeof read === 'object' && typeof value === 'object') return read.value === value.value
  if (typeof read === 'string' && typeof value === 'string') return bareWords(read) === bareWords(value)
  return read === value
}
