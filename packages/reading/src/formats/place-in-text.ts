import type { Part } from '../fields/parts.ts'
import { readAddress } from '../values/address/address.ts'
import type { Line } from './table.ts'

const partsOfPlace: readonly [Part, string][] = [
  ['street', 'streetName'],
  ['postcode', 'postcode'],
  ['city', 'cityName'],
  ['country', 'countryCode'],
]

/** A place that the message gives as one text, taken apart as on paper: 'Werftallee 48, 20457 Hamburg, Germany'. */
export function placeInText(from: string, ours: string): Line[] {
  return [
    [from, `${ours}/name`, { read: (text) => partOf(text, 'name') ?? partOf(text, 'city') ?? text }],
    ...partsOfPlace.map(
      ([part, name]): Line => [from, `${ours}/postalAddress/${name}`, { read: (text) => partOf(text, part) }],
    ),
  ]
}

/** One word or two without figures are the town itself. */
function partOf(text: string, part: Part): string | undefined {
  if (/^[^\d,;]+$/.test(text)) return part === 'city' ? text : undefined
  const found = readAddress([{ text, words: [] }], 'place')[part]
  return found && (found.value ?? found.text)
}
