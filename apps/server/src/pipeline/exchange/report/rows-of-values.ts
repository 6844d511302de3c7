import {
  type ConsignmentField,
  type ConsignmentGroup,
  compareConsignmentGroups,
  compareInGroup,
  consignmentGroupOf,
  labelInGroup,
} from '@efti-hub/contract'
import { valueInWords } from '../../extraction/value-in-words.ts'

export interface ReportRow {
  label: string
  text: string
}
export interface ReportGroup {
  title: string
  rows: ReportRow[]
}

/** A report of more lines helps nobody at the roadside, and drawing it would keep others waiting. */
const MOST_ROWS = 600

/** Values by group; where a group repeats, such as the lines of goods, each of them is one row. */
export function rowsOfValues(fields: readonly ConsignmentField[]): {
  groups: ReportGroup[]
  /** Rows that are not shown. */
  beyond: number
} {
  const byGroup = Map.groupBy(fields, ({ path }) => consignmentGroupOf(path).id)
  const ordered = [...byGroup.values()]
    .map((own) => ({
      of: consignmentGroupOf(own[0]?.path ?? ''),
      own: own.sort((a, b) => compareInGroup(a.path, b.path)),
    }))
    .sort((a, b) => compareConsignmentGroups(a.of, b.of))
  const groups: ReportGroup[] = []
  for (const [title, alike] of Map.groupBy(ordered, ({ of }) => titleWithoutNumber(of))) {
    const rows =
      alike.length === 1
        ? rowsOf(alike[0]?.own ?? [])
        : alike.map(({ own }, i) => ({ label: `Line ${i + 1}`, text: inOneLine(own) }))
    groups.push({ title: alike.length === 1 ? title : `${title} (${alike.length} lines)`, rows })
  }
  return shorten(groups)
}

const titleWithoutNumber = ({ title }: ConsignmentGroup) => title.replace(/ \d+$/, '')

const inOneLine = (own: readonly ConsignmentField[]) =>
  rowsOf(own)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ')

/** The parts of an address are one row, as on an envelope. */
function rowsOf(own: readonly ConsignmentField[]): ReportRow[] {
  const rows: ReportRow[] = []
  const addresses = new Set<string>()
  for (const field of own) {
    const address = ADDRESS.exec(field.path)?.[1]
    if (!address) rows.push({ label: labelInGroup(field.label), text: valueInWords(field) + origin(field) })
    else if (!addresses.has(address)) {
      addresses.add(address)
      rows.push({ label: 'Address', text: addressIn(own, address) })
    }
  }
  return rows
}

const ADDRESS = /^(.*postalAddress)\//

/** 'Gewerbepark 3, 5301 Eugendorf, Austria (AT)' */
function addressIn(own: readonly ConsignmentField[], address: string): string {
  const parts = own.filter(({ path }) => path.startsWith(`${address}/`))
  const codeName = (name: string) =>
    parts
      .filter(({ path }) => path.slice(address.length + 1).startsWith(name))
      .map((field) => valueInWords(field) + origin(field))
  const known = ['streetName', 'postOfficeBox', 'postcode', 'cityName', 'country']
  const rest = parts.filter(
    ({ path }) => !known.some((name) => path.slice(address.length + 1).startsWith(name)),
  )
  const town = [...codeName('postcode'), ...codeName('cityName')].join(' ')
  const box = codeName('postOfficeBox').map((number) => `P.O. box ${number}`)
  return [...codeName('streetName'), ...box, town, ...rest.map(valueInWords), ...codeName('country')]
    .filter((part) => part !== '')
    .join(', ')
}

/** Only what needs a second look is marked. */
function origin({ source, confidence }: ConsignmentField): string {
  if (source === 'person') return ' (entered by a person)'
  if (source === 'ai') return ' (suggested by AI)'
  return confidence < 0.7 ? ' (read with doubt)' : ''
}

function shorten(groups: readonly ReportGroup[]) {
  let left = MOST_ROWS
  let beyond = 0
  const kept = groups.flatMap(({ title, rows }) => {
    const shown = rows.slice(0, left)
    left -= shown.length
    beyond += rows.length - shown.length
    return shown.length > 0 ? [{ title, rows: shown }] : []
  })
  return { groups: kept, beyond }
}
