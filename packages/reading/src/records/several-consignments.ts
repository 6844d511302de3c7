import { type Concept, goodsConcepts } from '../fields/concepts.ts'
import type { KnownField } from './known-field.ts'
import { placesIn, placesOf, type RecordField } from './record-field.ts'

export interface FirstOfSeveral {
  known: KnownField[]
  /** The places of the others, and what names them. */
  others: ReadonlyMap<string, string>
}

interface List {
  depth: number
  /** The list's items by the place of each. */
  items: Map<string, KnownField[]>
}

/** A list whose items name parties and goods of their own is one of consignments: the first is taken, the others are named. */
export function firstOfSeveral(all: readonly KnownField[]): FirstOfSeveral {
  let known = [...all]
  const others = new Map<string, string>()
  for (const list of listsIn(all)) {
    const items = [...list.items].filter(([place, fields]) => !isIn(place, others) && isConsignment(fields))
    const [first, ...next] = items
    if (!first || next.length === 0) continue
    for (const [place, fields] of next) {
      if (!isSameAs(first, [place, fields])) others.set(place, nameOf(fields, first[1]))
    }
    const own = new Set(items.flatMap(([place, fields]) => fields.filter((k) => isOfItem(k, place, first))))
    const again = new Set(
      next.flatMap(([, fields]) => fields.filter((k) => own.has(k) && isSaidIn(first[1], k))),
    )
    known = known.filter((k) => !again.has(k)).map((k) => (own.has(k) ? { ...k, line: 0 } : k))
  }
  return { known: known.filter(({ field }) => !isOfOthers(field, others)), others }
}

export const isOfOthers = (field: RecordField, others: ReadonlyMap<string, string>): boolean =>
  others.size > 0 && placesOf(field).some((place) => others.has(place))

const isIn = (place: string, others: ReadonlyMap<string, string>): boolean =>
  placesIn(place).some((outer) => others.has(outer))

/** Outer lists first: a list of journeys, each with a list of its consignments. */
function listsIn(known: readonly KnownField[]): List[] {
  const lists = new Map<string, List>()
  for (const k of known) {
    for (const [depth, place] of placesOf(k.field).entries()) {
      const name = place.slice(0, place.lastIndexOf('['))
      const list = lists.get(name) ?? { depth, items: new Map() }
      lists.set(name, list)
      const item = list.items.get(place)
      if (item) item.push(k)
      else list.items.set(place, [k])
    }
  }
  return [...lists.values()].filter(({ items }) => items.size > 1).sort((a, b) => a.depth - b.depth)
}

function isConsignment(fields: readonly KnownField[]): boolean {
  const about = new Set(fields.map((k) => k.concept))
  const goods = fields.some((k) => goodsConcepts.has(k.concept))
  if (about.has('consignor') && about.has('consignee')) return true
  return goods && (about.has('consignor') || about.has('consignee') || about.has('placeOfDelivery'))
}

type Item = readonly [place: string, fields: readonly KnownField[]]

/** Flat rows of one number, from one to the same other, are lines of one consignment, as the rows of a table are. */
function isSameAs([firstPlace, first]: Item, [place, fields]: Item): boolean {
  if (hasLines(first, firstPlace) || hasLines(fields, place)) return false
  const numbered = textOf(first, 'documentNumber') !== '' && textOf(fields, 'documentNumber') !== ''
  const told: readonly Concept[] = numbered
    ? ['documentNumber', 'consignor', 'consignee']
    : ['consignor', 'consignee', 'placeOfDelivery']
  return told.every((concept) => {
    const [a, b] = [textOf(first, concept), textOf(fields, concept)]
    return a === b || a === '' || b === ''
  })
}

const hasLines = (fields: readonly KnownField[], place: string): boolean =>
  fields.some((k) => goodsConcepts.has(k.concept) && placesOf(k.field).at(-1) !== place)

/** What stands in the item itself, not in a list of it; goods of flat rows stay lines. */
const isOfItem = (k: KnownField, place: string, [firstPlace, first]: Item): boolean =>
  placesOf(k.field).at(-1) === place && (!goodsConcepts.has(k.concept) || hasLines(first, firstPlace))

/** What every row says again. */
const isSaidIn = (first: readonly KnownField[], { concept, part }: KnownField): boolean =>
  first.some((k) => k.concept === concept && k.part === part)

const textOf = (fields: readonly KnownField[], concept: Concept): string =>
  fields
    .filter((k) => k.concept === concept && (k.part === undefined || k.part === 'name' || k.part === 'city'))
    .map((k) => k.span.text)
    .join(' ')

function nameOf(fields: readonly KnownField[], first: readonly KnownField[]): string {
  const told: readonly Concept[] = ['documentNumber', 'consignee', 'consignor', 'placeOfDelivery']
  return (
    told
      .map((concept) => [textOf(fields, concept), textOf(first, concept)])
      .find(([a, b]) => a && a !== b)?.[0] ?? ''
  )
}
