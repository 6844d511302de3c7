import type { Part } from '../../fields/parts.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Address, AddressPart } from './address.ts'
import { countryByName } from './places/countries.ts'
import { readPostcodeLine } from './places/postcodes.ts'
import { codeInItsPlace } from './places/unknown-codes.ts'
import { hasStreetWord } from './street-and-name.ts'

const partsByName = new Map<string, Part>(
  lexicons.flatMap((l) =>
    Object.entries(l.parts).flatMap(([part, names]) =>
      names.map((name): [string, Part] => [bareWords(name), part as Part]),
    ),
  ),
)
const longestLabel = 4

interface Labelled {
  part: Part
  /** Empty where the label stands alone and its value on the next line. */
  value: Span
  colon: boolean
  /** Without a colon the word may be a part of the value: 'Rue du Fossé 44', 'Société Morel', 'BP 40125'. */
  natural: boolean
}

/** What is labelled so on papers that label no other part of an address. */
const contactParts = new Set<Part>(['phone', 'email', 'contact', 'taxNumber'])
/** Labels that as often begin a company's name. */
const wordsOfNames = new RegExp(`^(?:${phrase('companyKind')})$`, 'iu')

const isNatural = (part: Part, text: string) =>
  contactParts.has(part) ||
  part === 'postOfficeBox' ||
  (part === 'street' && hasStreetWord(text)) ||
  (part === 'name' && wordsOfNames.test(text))

/** 'Name: ...', 'Street ...': forms that label every line of an address. */
export function readLabelledAddress(lines: readonly Span[]): Address | undefined {
  const found: Address = {}
  const all = lines.map(readLine)
  const sure = all.filter((l) => l !== undefined && !l.natural && !contactParts.has(l.part))
  const read = sure.length > 1 ? all : all.map((l) => (l?.natural ? undefined : l))
  const distinct = new Set(sure.flatMap((l) => (l ? [l.part] : [])))
  const allLabelled = read.every((l) => l !== undefined)
  const mostly = distinct.size >= 3 && read.filter(Boolean).length >= 0.6 * lines.length
  const withColon = sure.filter((l) => l?.colon).length
  const alone = distinct.has('city') || distinct.has('country')
  const whole = read.some((l) => l?.colon && l.part === 'street' && isWholeAddress(l.value.text))
  if (
    !(
      withColon >= 2 ||
      (withColon === 1 && (alone || whole)) ||
      (distinct.size >= 2 && allLabelled) ||
      mostly
    )
  )
    return undefined
  lines.forEach((line, at) => {
    const labelled = read[at]
    const above = at > 0 ? read[at - 1] : undefined
    if (labelled && labelled.value.text !== '') found[labelled.part] ??= labelled.value
    else if (!labelled && above && above.value.text === '') found[above.part] ??= line
    else if (!labelled && above?.part === 'name' && found.name) found.name = joinSpans([found.name, line])
    else if (!labelled && above?.part === 'street' && found.street === above.value)
      found.street = joinWrapped(found.street, line)
  })
  if (!(found.name || found.city || found.street || found.country)) return undefined
  if (found.country) nameCountry(found)
  if (found.city && !found.postcode) splitPostcode(found)
  const first = lines[0]
  if (!found.name && first && !read[0]) found.name = first
  return found
}

/** The rest of an address below its labelled line; a postcode at the end of the line goes with the town below. */
const joinWrapped = (above: Span, line: Span): Span =>
  joinSpans([above, line], /,$|, ?[\d-]{4,9}$/.test(above.text) ? ' ' : ', ')

/** 'Mill Lane 7, 6112 Wattens': the label of the street goes for all of it. */
const isWholeAddress = (text: string) => /\d.*(?:,|\s[-–])\s.*\p{L}{2}/u.test(text)

/** 'Address: Mill Lane 7' where no other line has its label. */
export function withoutLabel(line: Span): Span {
  const labelled = readLine(line)
  const said = labelled?.colon || (labelled && isAddressWord(line, labelled))
  const counts = said && labelled.value.text !== '' && !contactParts.has(labelled.part)
  return counts && labelled ? labelled.value : line
}

const addressAheadPattern = new RegExp(String.raw`^(?:${phrase('addressAhead')})\s`, 'iu')

/** 'Indirizzo VIA SPALENZA 7 - 25038 ROVATO': no street begins with the word for an address. */
const isAddressWord = (line: Span, { part, natural, value }: Labelled) =>
  part === 'street' &&
  !natural &&
  /^[\p{Lu}\d]/u.test(value.text) &&
  /\d/.test(value.text) &&
  addressAheadPattern.test(line.text)

/** 'Address:' on a line of its own says nothing more here; what stands below 'Contact:' or 'Tel.:' is no part of the address. */
export function withoutBareLabels(lines: readonly Span[]): Span[] {
  const bare = lines.map((line) => {
    const labelled = readLine(line)
    return labelled?.colon && labelled.value.text === '' ? labelled.part : undefined
  })
  return lines.filter((_, at) => {
    const above = bare[at - 1]
    return bare[at] === undefined && !(above && contactParts.has(above))
  })
}

/** 'Address', 'Postcode / City': what some forms print before a line of an address. */
export const namesPart = (text: string): boolean => partNamed(text) !== undefined

/** 'Postcode / City', 'PLZ und Ort', 'indekss, valsts'. */
const parting = new RegExp(String.raw`\s*[/,&+]\s*|\s(?:${phrase('and')})\s`, 'u')

/** Of several names the town's goes before: its postcode stands with it. */
export function partNamed(text: string): Part | undefined {
  const whole = partsByName.get(bareWords(text))
  if (whole) return whole
  const named = text.split(parting).map((name) => partsByName.get(bareWords(name)))
  if (named.length < 2 || named.includes(undefined)) return undefined
  return named.includes('city') ? 'city' : named[0]
}

function readLine(line: Span): Labelled | undefined {
  const colon = /^([^:]{2,40}):\s*(.*)$/u.exec(line.text)
  // Forms in two languages say both: 'Lieu / Place: ...'.
  const names = (colon?.[1] ?? '').split('/').map(bareWords)
  const named = names.map((name) => partsByName.get(name)).find((part) => part !== undefined)
  if (colon && named) {
    return {
      part: named,
      value: cut(line, line.text.length - (colon[2] as string).length),
      colon: true,
      natural: false,
    }
  }
  const words = [...line.text.matchAll(/\S+/g)]
  for (let count = Math.min(longestLabel, words.length); count > 0; count--) {
    const end = (words[count - 1]?.index ?? 0) + (words[count - 1]?.[0].length ?? 0)
    const part = partNamed(line.text.slice(0, end).replace(/[\s/,&+]+$/, ''))
    if (part) {
      const value = cut(line, end)
      return {
        part,
        value,
        colon: false,
        natural: value.text !== '' && isNatural(part, line.text.slice(0, end)),
      }
    }
  }
  return undefined
}

function splitPostcode(found: Address) {
  const city = found.city as AddressPart
  const place = readPostcodeLine(city.text, found.country?.value)
  if (!place) return
  const at = city.text.indexOf(place.postcode)
  found.postcode = cut(city, at, at + place.postcode.length)
  found.city = cut(city, city.text.indexOf(place.city, at + place.postcode.length))
}

function nameCountry(found: Address) {
  const country = found.country as AddressPart
  const code = countryByName(country.text) ?? codeInItsPlace(country.text)
  if (code) found.country = { ...country, value: code }
  else delete found.country
}
