import { emptyWordsIn } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { textOf } from '../layout/runs.ts'
import { phrase } from '../words/phrases/index.ts'
import {
  emptyWithoutClass,
  emptyWithoutLoad,
  type Line,
  type Make,
  numberIn,
  numbersIn,
  numbersOf,
} from './special-lines.ts'

const un = placeOf('unNumber').eftiId
/** Behind 'EMPTY PACKAGING': its classes, in the forms of 5.4.1.1.6.2.1. */
const CLASSES = new RegExp(
  String.raw`^[\s,;:.-]*(?:(?:${phrase('withResiduesOf')})\s*)?(?:${phrase('classAhead')})?\s*(?<class>[2-9](?:\.[1-6])?)(?<more>(?:\s*[(,+/&]\s*\d(?:\.\d)?\)?)*)\s*(?=$|[;|]|[,.]\s|\s{2}|\s[–-]\s|\s\p{L})`,
  'iu',
)

/** The words of 5.4.1.1.6 are kept with the name: they stand ahead of the number, on its line or the one above, or behind the name. */
export function namedEmpty(values: readonly ExtractedValue[], lines: readonly Line[]): ExtractedValue[] {
  const named = [...values]
  for (const { value, number } of numbersOf(values)) {
    const line = lines.find(({ text }) => numbersIn(text).includes(value))
    if (!line) continue
    const above = line.above && !numbersIn(textOf(line.above.words)).length ? textOf(line.above.words) : ''
    const words = [line.text, above].flatMap((text) => {
      const found = emptyWordsIn(text)
      return found ? [text.slice(found.at, found.end)] : []
    })[0]
    if (!words) continue
    const place = placeOf('properShippingName', number)
    const at = named.findIndex(({ path }) => path === place.path)
    const known = named[at]
    const carrier = known ?? named.find(({ eftiId, path }) => eftiId === un && numberIn(path) === number)
    if (!carrier || (known && emptyWordsIn(String(known.value)))) continue
    const name = { ...carrier, ...place, value: known ? `${words}: ${known.value}` : words }
    if (known) named[at] = name
    else named.push(name)
  }
  return named
}

/** Empty, uncleaned packagings, vehicles and tanks without a number of their own (5.4.1.1.6.2). */
export function emptiesOf(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  const empties = emptyWithoutNumber(values, lines, make)
  if (empties.length > 0) return empties
  const next = Math.max(0, ...numbersOf(values).map((item) => item.number)) + 1
  const unclassed = emptyWithoutClass(values, lines, make, next)
  return unclassed.length > 0 ? unclassed : emptyWithoutLoad(values, lines, make)
}

/** 'EMPTY PACKAGING, 6.1 (3)' has no number, so no description was found. */
function emptyWithoutNumber(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  let number = Math.max(0, ...numbersOf(values).map((item) => item.number))
  const seen = new Set<string>()
  const named = lines.flatMap((line) => {
    const words = emptyWordsIn(line.text)
    if (!words || words.means === 'last load' || numbersIn(line.text).length > 0) return []
    const classes = CLASSES.exec(line.text.slice(words.end))?.groups
    return [{ line, name: line.text.slice(words.at, words.end), classes }]
  })
  const columns = named.flatMap(({ line, classes }) => (classes?.class ? [line.run.box[0]] : []))
  return named.flatMap(({ line, name, classes }) => {
    if (seen.has(line.text)) return []
    if (!classes?.class) {
      // Below those that have their classes, in the same column and with nothing else.
      const isRow = columns.some((left) => Math.abs(left - line.run.box[0]) < line.run.size)
      if (!isRow || name !== line.text.trim()) return []
      seen.add(line.text)
      number += 1
      return [make(line, 'properShippingName', name, number)]
    }
    seen.add(line.text)
    number += 1
    const labels = classes.more?.match(/\d(?:\.\d)?/g)?.join(', ')
    return [
      make(line, 'properShippingName', name, number),
      make(line, 'hazardClass', classes.class, number),
      ...(labels ? [make(line, 'labels', labels, number)] : []),
    ]
  })
}
