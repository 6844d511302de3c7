import { elementByPath, normalisePath, plainPath } from '@efti-hub/efti'
import type { Part } from '../fields/parts.ts'
import type { Span } from '../layout/span.ts'
import { splitSpan } from '../layout/span.ts'
import { readAddress } from '../values/address/address.ts'
import type { TakenValue } from './read-taken.ts'

/** Below a party or a place, in the order of an envelope. */
const STEPS: readonly [Part, string][] = [
  ['name', 'name'],
  ['street', 'postalAddress/streetName'],
  ['postOfficeBox', 'postalAddress/postOfficeBox'],
  ['postcode', 'postalAddress/postcode'],
  ['city', 'postalAddress/cityName'],
  ['country', 'postalAddress/countryCode'],
]

/**
 * What the lines of an address give of the party or place that the field belongs to, the field itself first. Null where
 * the field belongs to none, or where the text is not more than the field.
 */
export function addressTaken(path: string, lines: readonly Span[]): TakenValue[] | null {
  const root = /^(?<root>.+?)\/(?:name(?:\[\d+\])?|postalAddress\/[^/]+)$/.exec(path)?.groups?.root
  if (!root || !elementByPath(plainPath(`${root}/postalAddress/cityName`))) return null
  const isName = !path.includes('/postalAddress/')
  const said = lines.length === 1 ? lines.flatMap((line) => splitSpan(line, /,\s+/g)) : lines
  const isPlace = /Location(?:\[\d+\])?$/.test(root)
  // A name is taken by itself far more often than with its town: one line without a comma stays whole.
  if (isName && said.length < 2) return null
  const address = readAddress(said, isName && !isPlace ? 'party' : 'place')
  const values = STEPS.flatMap(([part, step]): TakenValue[] => {
    const found = address[part]
    const own = normalisePath(`${root}/${step}`)
    const element = elementByPath(plainPath(`${root}/${step}`))
    if (!found?.text || own === null || !element) return []
    return [
      {
        eftiId: element.id,
        path: own,
        value: found.value ?? found.text,
        asWritten: found.text,
        words: found.words,
      },
    ]
  })
  const own = values.find((value) => value.path === path)
  const others = values.filter((value) => value !== own)
  return own && others.length > 0 ? [own, ...others] : null
}
