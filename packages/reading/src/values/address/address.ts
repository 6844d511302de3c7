import type { Part } from '../../fields/parts.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { withoutRegisters } from './behind-country.ts'
import { isOfClock } from './clock-times.ts'
import { readEasternPieces, takeCountryAhead, withoutTownWord } from './eastern-address.ts'
import { readLabelledAddress, withoutBareLabels, withoutLabel } from './labelled-address.ts'
import { isContactLine, takeContacts } from './names/contacts.ts'
import { hasLegalName, legalForm } from './names/legal-forms.ts'
import { withoutSalutation } from './names/salutations.ts'
import { looksPacked, namesDay, partBehindForm, partPackedLines } from './packed-lines.ts'
import { codeAsWritten, countryAtEnd, countryByName, namesTown } from './places/countries.ts'
import { isPostcodeOf, signBehindTown } from './places/postcodes.ts'
import { beforeRegion, endOfTown, endsWithCanton, endsWithProvince, isRegion } from './places/regions.ts'
import { takeLastTown, takeTown } from './places/towns.ts'
import { takeUnknownCode } from './places/unknown-codes.ts'
import { isOfPlates } from './plate-lines.ts'
import { takeBoxes } from './post-office-boxes.ts'
import { readNamedPieces } from './romanian-address.ts'
import {
  findStreet,
  isAccess,
  isDepartment,
  nameLines,
  standsAboveStreet,
  streetLines,
} from './street-and-name.ts'

export interface AddressPart extends Span {
  /** The normalised value where it differs from the text: a country's code. */
  value?: string
  /** What else held: 'postcode has the shape of DE'. */
  check?: string
  /** Only its place tells what it is. */
  isOpen?: boolean
}

export type Address = Partial<Record<Part, AddressPart>>

/**
 * Lines of a party or place to its parts. A party's first line is its name; a place may begin with its street. A line
 * that fits nothing stays with the name.
 */
export function readAddress(all: readonly Span[], of: 'party' | 'place' = 'party'): Address {
  const lines = of === 'party' ? withoutSalutation(all).flatMap(partBehindForm) : all
  const labelled = readLabelledAddress(lines)
  if (labelled) return spreadOut(labelled)
  const [only, ...others] = lines
  const name = of === 'party' && only && others.length === 0 ? beforeTown(only) : undefined
  if (name) return { name }
  const address: Address = {}
  const isContact = (line: Span, at: number) => at > 0 && isContactLine(line.text)
  const said = withoutBareLabels(withoutRegisters(lines))
  const own = said
    .filter(
      (line, at) => !isContact(line, at) && !(at > 0 && (isOfClock(line.text) || isOfPlates(line.text))),
    )
    .map(withoutLabel)
    .map((line, at) => (at > 0 || of === 'place' ? withoutRemark(line) : line))
  const withoutCountry = takeCountry(own, address, of)
  let rest = partPackedLines([...withoutCountry, ...said.filter(isContact)], address.country?.value)
  rest = takeContacts(rest, address).filter((line, at) => at === 0 || !namesDay(line.text))
  if (!address.country) rest = takeCountry(rest, address, of)
  if (!address.country) rest = takeCountryAhead(rest, address)
  const pieces = readNamedPieces(rest) ?? readEasternPieces(rest)
  if (pieces) {
    address.city = pieces.city
    address.postcode = pieces.postcode
  }
  const { rest: left, town } = pieces ? { rest: pieces.rest, town: -1 } : takeTown(rest, address)
  takeStreetAndName(left, town, address, of)
  leaveProvince(address)
  return address
}

/** 'Kysuca Cargo, s.r.o., Čadca': behind the legal form, without any figure, stands where the company is. */
function beforeTown(line: Span): Span | undefined {
  const at = line.text.lastIndexOf(', ')
  const [name, town] = [line.text.slice(0, at), line.text.slice(at + 2)]
  const isTown =
    /^\p{Lu}\p{Ll}[\p{L} .'’-]{1,30}$/u.test(town) && !legalForm.test(` ${town}`) && !countryByName(town)
  return at > 0 && isTown && legalForm.test(name) && !/\d/.test(name) ? cut(line, 0, at) : undefined
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
function leaveProvince(address: Address) {
  const { city, name, country } = address
  if (city)
    address.city = withoutTownWord({
      ...city,
      ...cut(city, 0, endOfTown(city.text, country?.value, address.postcode?.text)),
    })
  if (name && !hasLegalName(name) && !/\d/.test(name.text))
    address.name = cut(name, 0, endOfTown(name.text, country?.value))
}

/** 'Győri út 40. (telephely)': what the place is, in small letters and brackets, is no part of where it is. */
const withoutRemark = (line: Span): Span =>
  cut(line, 0, line.text.replace(/\s\(\p{Ll}[\p{Ll} .-]{2,}\)$/u, '').length)

/** 'I-39018 Terlan (BZ)': the country stands before the postcode, what is bracketed behind the town is a province. */
const signedCity = /^[A-Z]{1,3}\s?[-–]\s?\d{4,5}\s.*\([A-Z]{2}\)$/

function takeCountry(lines: Span[], address: Address, of: 'party' | 'place'): Span[] {
  const coded = takeCodeBehindTown(lines, address)
  if (coded) return coded
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] as Span
    const whole =
      countryByName(line.text) ?? (at > 0 ? codeAsWritten(line.text.replace(/[()]/g, '')) : undefined)
    if (whole) {
      address.country = { ...line, value: whole }
      return lines.filter((_, i) => i !== at)
    }
    if (at < lines.length - 2) break
    const ahead = at > 0 ? countryBeforeCode(line) : undefined
    if (ahead) {
      address.country = ahead.country
      return lines.map((l, i) => (i === at ? ahead.rest : l))
    }
    if (signedCity.test(line.text) || endsWithProvince(line.text) || endsWithCanton(line.text)) continue
    const isEnd = /\d|,|\(|\//.test(line.text) || lines.length === 1 || at === lines.length - 1
    const end = signBehindTown(line.text) ?? (isEnd ? countryAtEnd(line.text) : undefined)
    // 'SE' and 'AS' end a company's name, but the name of no place.
    // 'L-1360 LUXEMBOURG' is the town, 'BALTIMORE, MD 21224, USA' none.
    const isTown =
      end !== undefined && namesTown(end.written) && /(?:^|,\s*)(?:[A-Z]{1,3}[\s-]+)?\d{3,6}$/.test(end.rest)
    const behindTown = /\d\d\s\p{Lu}[\p{L} .'-]+$/u.test(end?.rest ?? '')
    if (end?.rest && !isTown && (of === 'place' || behindTown || !legalForm.test(line.text))) {
      const from = line.text.lastIndexOf(end.written)
      address.country = { ...cut(line, from, from + end.written.length), value: end.country }
      return lines.map((l, i) => (i === at ? cut(l, 0, end.rest.length) : l))
    }
  }
  const unknown = takeUnknownCode(lines)
  if (unknown) address.country = unknown.country
  return unknown?.rest ?? lines
}

/** 'Foshan City, China 528305': the country stands before the postcode, as in mails to the east. */
function countryBeforeCode(line: Span): { country: AddressPart; rest: Span } | undefined {
  const [, before = '', code = ''] = /^(\p{L}.*\p{L}[.)]?)[\s,-]+(\d{3}[\d -]{1,6})$/u.exec(line.text) ?? []
  const end = before ? countryAtEnd(before) : undefined
  if (!end?.rest || end.written.length < 4 || namesTown(end.written) || !isPostcodeOf(code, end.country))
    return undefined
  const from = before.lastIndexOf(end.written)
  return {
    country: { ...cut(line, from, from + end.written.length), value: end.country },
    rest: joinSpans([cut(line, 0, end.rest.length), cut(line, line.text.length - code.length)]),
  }
}

/** '53844 Troisdorf, DE': behind a town with its postcode it is a country, and the address ends there. */
function takeCodeBehindTown(lines: Span[], address: Address): Span[] | undefined {
  const ends = lines.map(({ text }) => /\d{3}\s\p{Lu}[\p{L} .'’-]{2,30}(,\s[A-Z]{2})$/u.exec(text)?.[1])
  const at = ends.findIndex((end) => end && codeAsWritten(end.slice(2)))
  const [line, end] = [lines[at], ends[at]]
  if (!line || !end || at === lines.length - 1) return undefined
  const from = line.text.length - end.length
  address.country = { ...cut(line, from + 2), value: codeAsWritten(end.slice(2)) ?? '' }
  return [...lines.slice(0, at), cut(line, 0, from)]
}

function takeStreetAndName(lines: Span[], town: number, address: Address, of: 'party' | 'place') {
  const boxless = takeBoxes(lines, address)
  const last = address.city ? { rest: boxless, town: -1 } : takeLastTown(boxless, address)
  const rest = last.rest
  const first = of === 'party' && (rest.length > 1 || address.city) ? 1 : 0
  // 'Poeldijk, Nederland' is a town, though many streets end like it.
  const lone = of === 'place' && rest.length === 1 && address.country && !/\d/.test(rest[0]?.text ?? '')
  const before = town < 0 ? last.town : Math.max(0, town - (lines.length - boxless.length))
  const streetAt = lone ? -1 : findStreet(rest, first, before)
  const street = streetAt >= 0 ? streetLines(rest, streetAt, first, before) : []
  if (street.length > 0) address.street = joinSpans(street, ', ')
  const above = (streetAt >= 0 ? rest.slice(0, streetAt) : rest).filter(
    (line, at) =>
      !street.includes(line) && !(at > 0 && (isAccess(line.text) || standsAboveStreet(line, rest[streetAt]))),
  )
  const name = nameLines(above, Boolean(address.city) && streetAt < 0)
  if (name.length > 0) address.name = joinSpans(name)
  const behind =
    streetAt >= 0 ? rest.slice(streetAt + 1).filter((l) => !street.includes(l)) : above.slice(name.length)
  const city = behind.map(beforeRegion).find((line) => /^\p{Lu}[\p{L} .'’/-]+$/u.test(line.text))
  if (!address.city && streetAt >= 0 && city && !isRegion(city.text)) address.city = city
  takeStreetByItsPlace(behind, address, streetAt)
}

/** 'La Croix Rouge', 'Nabrzeże Szczecińskie': nothing tells a street but the whole name above it and the town below. */
function takeStreetByItsPlace(behind: readonly Span[], address: Address, streetAt: number) {
  const [only, ...others] = behind
  const between = streetAt < 0 && address.city && !address.postOfficeBox && hasLegalName(address.name)
  if (!between || !only || others.length > 0 || isDepartment(only.text)) return
  if (/^\p{Lu}[\p{L} .,'’-]{4,40}$/u.test(only.text) && !legalForm.test(only.text))
    address.street = { ...only, isOpen: true }
}
