import { type DataElement, ELEMENTS, elementByPath } from '@efti-hub/efti'
import type { Line, Table } from '../table.ts'
import { longNames } from './long-names.ts'

/** Written otherwise by some: JSON forms of the standards, and national profiles. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  typeText: ['TypeText'],
  telephone: ['MobileTelephoneUniversalCommunication'],
  uRI: ['URI', 'CompleteNumber'],
  uNDGID: ['UNDGIdentification'],
  countryCode: ['CountryCode'],
  countrySubDivisionName: ['CountrySubdivisionName'],
  actualOccurrenceDateTime: ['ActualOccurrence'],
  carriedTransportEquipment: ['CarriedLogisticsTransportEquipment'],
  usedTransportEquipment: ['UsedLogisticsTransportEquipment'],
}

/** Under this long name messages hold the main carriage, which eFTI keeps apart. */
const shortNameOnly = new Set(['specifiedTransportMovement'])

/** All names of an element: 'consignor|ConsignorTradeParty|ConsignorParty'. */
function namesOf({ name }: DataElement): string {
  const long = shortNameOnly.has(name) ? undefined : longNames[name]
  const party = long?.endsWith('TradeParty') ? [long.replace('TradeParty', 'Party')] : []
  return [...new Set([name, ...(long ? [long] : []), ...party, ...(otherNames[name] ?? [])])].join('|')
}

/** The common data set is a part of the UN/CEFACT library: its own tree is the table, name by name. */
export function tableOfDataSet(inside: string | null = null, without: readonly string[] = []): Table {
  const parent = inside === null ? null : elementByPath(inside)
  if (parent === undefined) throw new RangeError(`the eFTI common data set has no path ${inside}`)
  const members = ELEMENTS.filter((element) => element.parent === (parent?.id ?? null))
  return members.filter(({ name }) => !without.includes(name)).flatMap((member) => entriesOf(member))
}

function entriesOf(element: DataElement): Table {
  if (element.kind === 'binary') return [{ known: [namesOf(element)] }]
  if (element.kind !== 'class') return [[namesOf(element), element.path]]
  const inner = element.children.flatMap((child) => entriesOf(child))
  if (element.repeatable) return [{ each: namesOf(element), lines: inner }]
  return inner.map((entry) => inside(namesOf(element), entry))
}

/** The same entry, seen from one level above. */
function inside(name: string, entry: Table[number]): Table[number] {
  if ('each' in entry) return { ...entry, each: `${name}/${entry.each}` }
  if ('known' in entry) return { known: entry.known.map((path) => `${name}/${path}`) }
  const [from, ...rest] = entry as Line
  return [`${name}/${from}`, ...rest] as Line
}
