import type { Part } from '../concepts.ts'
import { cut, joinSpans, type Span, splitSpan } from '../geometry/span.ts'
import { bareWords } from '../lexicon/compare.ts'
import { isContactLine, takeContacts } from './contacts.ts'
import { codeAsWritten, countryAtEnd, countryByName, countryBySign } from './countries.ts'
import { datesIn } from './dates.ts'
import { readLabelledAddress } from './labelled-address.ts'
import { legalForm } from './legal-forms.ts'
import { readLonePostcode, readPostcodeLine } from './postcodes.ts'
import { readNamedPieces } from './romanian-address.ts'
import {
  findStreet,
  goesOn,
  hasStreetWord,
  nameLines,
  oneOf,
  streetLines,
  wordsOf,
} from './street-and-name.ts'

export interface AddressPart extends Span {
  /** The normalised value where it differs from the text: a country's code. */
  value?: string
  /** What else held: 'postcode has the shape of DE'. */
  check?: string
}

export type Address = Partial<Record<Part, AddressPart>>

const box = new RegExp(
  `^(?:${oneOf(wordsOf((l) => l.postOfficeBox).filter((w) => w !== 'cedex'))})[ .:]+(?:no|nr|n)?[ .:]*([0-9][0-9 ]*)$`,
)
/**
 * Lines of a party or place to its parts. A party's first line is its name; a place may begin with its street. A line
 * that fits nothing stays with the name.
 */
export function readAddress(lines: readonly Span[], of: 'party' | 'place' = 'party'): Address {
  const labelled = readLabelledAddress(lines)
  if (labelled) return spreadOut(labelled)
  const address: Address = {}
  const packed = (lines[0]?.text.match(/[,·|•] /g)?.length ?? 0) >= 2
  let rest = (packed ? joinButContacts(lines) : joinWrapped(lines)).flatMap((line, at, all) =>
    looksPacked(line.text) && !isStreetOfMany(line, at, all) ? splitPacked(line) : [line],
  )
  rest = takeContacts(rest, address).filter((line, at) => at === 0 || !namesDay(line.text))
  rest = takeCountry(rest, address, of)
  const pieces = readNamedPieces(rest)
  if (pieces) {
    address.city = pieces.city
    address.postcode = pieces.postcode
  }
  const { rest: others, town } = pieces ? { rest: pieces.rest, town: -1 } : takeCity(rest, address)
  takeStreetAndName(others, town, address, of)
  const province = address.country?.value && provinceBehind[address.country.value]
  if (province) leaveProvince(address, province)
  return address
}

/** 'Zona Industrial, lote 55' stays one piece: what follows the comma only goes on. */
function splitPacked(line: Span): Span[] {
  const pieces: Span[] = []
  for (const piece of splitSpan(line, /\s*[,;|•·]\s+|\s[–—-]\s/g)) {
    const before = pieces.at(-1)
    const joined = before && isOnePiece(before.text, piece.text) && between(line, before, piece)
    if (joined && pieces.length > 0) pieces[pieces.length - 1] = joined
    else pieces.push(piece)
  }
  return pieces
}

const houseNumber = /^\d{1,4}(?:\s?(?:bis|ter|quater|[a-z])|\s?[/-]\s?\w{1,3})?$/iu

/** 'Mill Lane, unit 4'; '77, boulevard Moulay Slimane' as in France; 'Via Monsuello, 88' as in Italy. */
const isOnePiece = (before: string, piece: string): boolean =>
  goesOn.test(piece) ||
  (houseNumber.test(before) && /^\p{L}{2}/u.test(piece)) ||
  (houseNumber.test(piece) && hasStreetWord(before) && !/\d/.test(before))

/** The text from one piece to the next as it is written, where a comma parts them. */
function between(line: Span, first: Span, last: Span): Span | undefined {
  const from = line.text.indexOf(first.text)
  const end = line.text.indexOf(last.text, from + first.text.length)
  return line.text.slice(from + first.text.length, end).trim() === ','
    ? cut(line, from, end + last.text.length)
    : undefined
}

/** 'Address: Mill Lane 7, 6112 Wattens, Austria': one label for the whole address. */
function spreadOut(labelled: Address): Address {
  const { street } = labelled
  if (!street || labelled.city || !looksPacked(street.text)) return labelled
  const whole = readAddress([street], 'place')
  if (!whole.city) return labelled
  const { street: _, ...others } = labelled
  const { name: _name, ...parts } = whole
  const end = street.text.indexOf((whole.postcode ?? whole.city).text)
  const before = cut(
    street,
    0,
    street.text
      .slice(0, end)
      .replace(/(?:[A-Z]{1,3}[\s-]+)?$/, '')
      .replace(/[\s,;·|-]+$/, '').length,
  )
  return { ...others, ...parts, ...(before.text ? { street: before } : {}) }
}

/** 'Pesaro (PU)', 'Utrera (Sevilla)': behind a town stands its province. */
const provinceBehind: Record<string, RegExp> = {
  ES: /\s\(\p{L}[\p{L} .'’/-]+\)$/u,
  IT: /\s\(\p{Lu}{2}\)$/u,
}

function leaveProvince(address: Address, province: RegExp) {
  const end = (text: string) => text.replace(province, '').length
  if (address.city) address.city = { ...address.city, ...cut(address.city, 0, end(address.city.text)) }
  if (address.name) address.name = cut(address.name, 0, end(address.name.text))
}

/** 'Delivery on 22/10/26 before 10:00' is no part of an address. */
const namesDay = (text: string) => /\p{L}{2}/u.test(text) && datesIn(text).length > 0

/** Where every piece has its own line a comma is part of the street: 'Unit 7, Tougher Business Park'. */
function isStreetOfMany(line: Span, at: number, all: readonly Span[]): boolean {
  if (at === 0 || countryAtEnd(line.text)) return false
  if (all.length >= 4 && /^\p{L}+ \d+\p{L}?, \p{L}[^,\d]*$/u.test(line.text)) return true
  const pieces = line.text.split(/\s*[,;]\s+/)
  const country = countryByName(all.at(-1)?.text ?? '')
  const hasTown = (text: string) => readPostcodeLine(text, country) !== undefined
  return !pieces.some(hasTown) && all.slice(at + 1).some((l) => hasTown(l.text))
}

/** An address over several lines as one; telephone and the like stay lines of their own. */
function joinButContacts(lines: readonly Span[]): Span[] {
  const isContact = (line: Span) => isContactLine(line.text)
  return [joinSpans(lines.filter((line) => !isContact(line))), ...lines.filter(isContact)]
}

/** A house number that had no room behind its street: 'Miller Ltd, Mill Lane' and '2, 86668 Karlshuld'. */
function joinWrapped(lines: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const wrapped =
      before && /, \p{L}[\p{L} .'-]+$/u.test(before.text) && /^\d{1,4}\s?\p{L}?, /u.test(line.text)
    if (wrapped) joined[joined.length - 1] = joinSpans([before, line])
    else joined.push(line)
  }
  return joined
}

/** A whole address on one line. */
const looksPacked = (text: string) =>
  ((text.match(/[,;|•·]\s/g)?.length ?? 0) >= 1 && /\d/.test(text) && /\p{L}{3}/u.test(text)) ||
  /\p{L}.*\s[–—-]\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u.test(text)

/** 'I-39018 Terlan (BZ)': the country stands before the postcode, what is bracketed behind the town is a province. */
const signedCity = /^[A-Z]{1,3}\s?[-–]\s?\d{4,5}\s.*\([A-Z]{2}\)$/

function takeCountry(lines: Span[], address: Address, of: 'party' | 'place'): Span[] {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Span
    const whole =
      countryByName(line.text) ?? (at > 0 ? codeAsWritten(line.text.replace(/[()]/g, '')) : undefined)
    if (whole) {
      address.country = { ...line, value: whole }
      return lines.filter((_, i) => i !== at)
    }
    if (at < lines.length - 2) break
    if (signedCity.test(line.text)) continue
    const end =
      /\d|,|\(|\//.test(line.text) || lines.length === 1 || at === lines.length - 1
        ? countryAtEnd(line.text)
        : undefined
    // 'SE' and 'AS' end a company's name, but the name of no place.
    if (end?.rest && (of === 'place' || !legalForm.test(line.text))) {
      const from = line.text.lastIndexOf(end.written)
      address.country = { ...cut(line, from, from + end.written.length), value: end.country }
      return lines.map((l, i) => (i === at ? cut(l, 0, end.rest.length) : l))
    }
  }
  return lines
}

/** The lines left when the town is taken; `town` tells before which of them it stood, -1 where there is none. */
function takeCity(lines: Span[], address: Address): { rest: Span[]; town: number } {
  const country = address.country?.value
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Span
    const found = box.test(bareWords(line.text)) ? undefined : readPostcodeLine(line.text, country)
    if (found) {
      const from = line.text.indexOf(found.postcode)
      address.postcode = {
        ...cut(line, from, from + found.postcode.length),
        ...(found.shapeHolds && country ? { check: `postcode has the shape of ${country}` } : {}),
      }
      const cityAt = line.text.indexOf(
        found.city,
        line.text.startsWith(found.city) ? 0 : from + found.postcode.length,
      )
      address.city = cut(line, cityAt, cityAt + found.city.length)
      const town = lines[at - 1]
      if (at > 1 && town && /^(?:Co\.?|County)\s/.test(found.city)) address.city = town
      const signed = found.sign && countryBySign(found.sign)
      if (!country && signed)
        address.country = { ...cut(line, 0, (found.sign as string).length), value: signed }
      const rest = lines.filter((l, i) => i !== at && l !== address.city)
      return { rest, town: rest.filter((l) => lines.indexOf(l) < at).length }
    }
    const lone = at > 0 ? readLonePostcode(line.text, country) : undefined
    if (lone) {
      address.postcode = cut(line, line.text.length - lone.length)
      address.city = lines[at - 1] as Span
      return { rest: lines.filter((_, i) => i !== at && i !== at - 1), town: at - 1 }
    }
  }
  return { rest: lines, town: -1 }
}

function takeStreetAndName(lines: Span[], town: number, address: Address, of: 'party' | 'place') {
  const isBox = (line: Span) => !address.postOfficeBox && takeBox(line, address)
  const rest = lines.filter((line) => !isBox(line))
  const first = of === 'party' && (rest.length > 1 || address.city) ? 1 : 0
  // 'Poeldijk, Nederland' is a town, though many streets end like it.
  const lone = of === 'place' && rest.length === 1 && address.country && !/\d/.test(rest[0]?.text ?? '')
  const streetAt = lone ? -1 : findStreet(rest, first, town < 0 ? -1 : town - (lines.length - rest.length))
  const street = streetAt >= 0 ? streetLines(rest, streetAt, first) : []
  if (street.length > 0) address.street = joinSpans(street, ', ')
  const before = (streetAt >= 0 ? rest.slice(0, streetAt) : rest).filter((l) => !street.includes(l))
  const name = nameLines(before, Boolean(address.city) && streetAt < 0)
  if (name.length > 0) address.name = joinSpans(name)
  const behind =
    streetAt >= 0 ? rest.slice(streetAt + 1).filter((l) => !street.includes(l)) : before.slice(name.length)
  const city = behind.find((line) => /^\p{Lu}[\p{L} .'’/-]+$/u.test(line.text))
  if (!address.city && streetAt >= 0 && city) address.city = city
}

function takeBox(line: Span, address: Address): boolean {
  if (!box.test(bareWords(line.text))) return false
  const digits = /[\d][\d ]*$/.exec(line.text)?.[0] ?? line.text
  address.postOfficeBox = cut(line, line.text.length - digits.length)
  return true
}
