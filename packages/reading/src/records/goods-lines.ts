import { goodsConcepts } from '../fields/concepts.ts'
import type { KnownField } from './known-field.ts'
import { placesOf } from './record-field.ts'

/** What sums up the lines within it, and is none itself. */
const sumOfLines = -1

/**
 * Lines counted through the whole file: the second list of goods goes on where the first one ends. What stands alone
 * within a line, in a list of one, is of that line.
 */
export function numberLines(known: readonly KnownField[]): KnownField[] {
  const inLines = known.filter((k) => k.line > 0 && goodsConcepts.has(k.concept))
  const within = Map.groupBy(
    inLines.flatMap((k) => itemsOf(k).map((place) => ({ place, k }))),
    ({ place }) => place,
  )
  const own = Map.groupBy(inLines, (k) => itemsOf(k).at(-1) ?? '')
  const conceptsIn = (place: string) => (within.get(place) ?? []).map(({ k }) => k.concept)
  const lengths = Map.groupBy(within.keys(), listOf)
  const isAlone = (place: string) => lengths.get(listOf(place))?.length === 1
  const lineOf = (k: KnownField): string => {
    const places = itemsOf(k)
    let at = places.length - 1
    while (at > 0) {
      const [outer = '', inner = ''] = [places[at - 1], places[at]]
      const told = new Set((own.get(outer) ?? []).map(({ concept }) => concept))
      if (!isAlone(inner) || conceptsIn(inner).some((concept) => told.has(concept))) break
      at--
    }
    return places[at] ?? ''
  }
  const numbers = new Map<string, number>()
  return known.map((k) => {
    if (k.line <= 0 || !goodsConcepts.has(k.concept)) return k
    const line = lineOf(k)
    const place = itemsOf(k).at(-1)
    const isSum = (within.get(place ?? '') ?? []).some(
      ({ k: inner }) => inner.concept === k.concept && itemsOf(inner).at(-1) !== place,
    )
    if (isSum) return { ...k, line: sumOfLines }
    const number = numbers.get(line) ?? numbers.size + 1
    numbers.set(line, number)
    return { ...k, line: number }
  })
}

const listOf = (place: string): string => place.slice(0, place.lastIndexOf('['))

/** The items of lists that it stands in, outermost first; one of several bare values is no item. */
function itemsOf({ field }: KnownField): string[] {
  return placesOf(field).filter((place) => place !== (field.at ?? field.key))
}
