import { addressPlaces, type FieldPlace, placeOf } from '../../fields/field-map.ts'
import { sameLine } from '../../layout/box.ts'
import { cut, joinSpans, type Span, spanOf, splitSpan } from '../../layout/span.ts'
import { type Address, readAddress } from '../../values/address/address.ts'
import { withoutTownWord } from '../../values/address/eastern-address.ts'
import { countryBySign } from '../../values/address/places/countries.ts'
import { datesIn, impossibleDateIn } from '../../values/dates.ts'
import { weekdays } from '../../values/weekdays.ts'
import { bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading, ReadingContext, Understanding } from '../candidate.ts'
import { leadsToTown } from '../statements/words-of-issue.ts'
import { withoutVehicles } from '../vehicles/vehicles-named.ts'
import { goesOnWithPlace, isCaption, isOnlyTime } from './beside-dates.ts'
import type { Reader, Readers } from './readers.ts'
import { understandPlates } from './understand-details.ts'
import { addressReadings, same, understandCarrier, understandParty } from './understand-party.ts'
import { understandDocuments } from './understand-terms.ts'

const nothing: Understanding = { fit: 0, readings: [] }

const readConsignor: Reader = ({ concept, lines }) => understandParty(concept, lines)

const readCarrier: Reader = ({ concept, lines }) => understandCarrier(concept, withoutVehicles(lines))

const readEstablished: Reader = ({ lines, context }) => understandIssue(lines, context)

const readPlates: Reader = ({ concept, lines, context }) => understandPlates(concept, lines, context)

/** Reads the lines of a box as the thing its label names. */
export const placeAndDateReaders = {
  consignor: readConsignor,
  consignee: readConsignor,
  carrier: readCarrier,
  successiveCarrier: readCarrier,
  placeOfDelivery: ({ concept, lines }) => understandPlace(concept, lines),
  takingOver: ({ lines, context }) =>
    understandPlaceAndDate(lines, context, 'placeOfTakingOver', placeOf('dateOfTakingOver')),
  placeOfTakingOver: ({ lines, context }) =>
    understandPlaceAndDate(lines, context, 'placeOfTakingOver', placeOf('dateOfTakingOver'), 'place'),
  established: readEstablished,
  placeOfIssue: readEstablished,
  plates: readPlates,
  tractorPlate: readPlates,
  trailerPlate: readPlates,
  containerNumber: readPlates,
  sealNumber: readPlates,
  documentsAttached: ({ lines, context }) => understandDocuments(lines, context),
} satisfies Readers

/** 'SETÚBAL CY', 'HAMBURG CFS': the container yard or freight station of a port, not Cyprus. */
function withoutYard(line: Span): Span {
  const end = line.text.search(/(?<!,)\s(?:CY|CFS)(?:\/(?:CY|CFS))?$/)
  return end > 0 ? cut(line, 0, end) : line
}

export function understandPlace(concept: string, lines: Span[]): Understanding {
  if (lines[0] && same.test(lines[0].text.split(', ')[0] ?? '')) return nothing
  const places = addressPlaces(concept)
  const text = joinSpans(lines, ', ').text
  if (!/\p{L}{2}/u.test(text)) return nothing
  const address = readAddress(unbracketed(lines.map(withoutYard)), 'place')
  takeBracket(address)
  if (!address.city && address.name && /^\p{L}[\p{L} .'’()/-]{1,40}$/u.test(address.name.text)) {
    address.city = address.name
  }
  if (!address.name && !address.city && address.street && inDistrict.test(address.street.text)) {
    address.city = address.street
    delete address.street
  }
  if (!address.name && address.city) address.name = address.city
  if (address.name && !address.city && /\d{3}/.test(address.name.text)) return { ...nothing, fit: 0.1 }
  const fit = address.city && address.country ? 1 : address.city ? 0.8 : 0.45
  return { fit, readings: addressReadings(address, places) }
}

/** 'DUBLIN 12': towns that number their districts; elsewhere the figure is a house's. */
const inDistrict = new RegExp(String.raw`^(?:${phrase('numberedTown')})\s\d{1,2}(?:er|e|[eè]me|\.)?$`, 'iu')

/** 'Alkmaar, NL (Jan Ligthartstraat 55, 1817 MR)': the street and the code in brackets behind the town, as lines of an address. */
function unbracketed(lines: readonly Span[]): Span[] {
  const [line, ...others] = lines
  const match = line && others.length === 0 ? /^([^(]+?),?\s+\(([^()]*\d[^()]*)\)$/u.exec(line.text) : null
  if (!line || !match) return [...lines]
  const from = line.text.indexOf('(') + 1
  const [street, code, ...more] = splitSpan(cut(line, from, line.text.length - 1), /,\s+/g)
  const [town, country] = splitSpan(cut(line, 0, (match[1] ?? '').length), /,\s+/g)
  if (!street || !code || more.length > 0 || !town || !/^[\dA-Z][\dA-Z -]{3,8}$/.test(code.text))
    return [...lines]
  return [street, joinSpans([code, town]), ...(country ? [country] : [])]
}

/** 'Monfalcone (I)', 'Bruyères (88)': behind a town the sign of its country, or its department. */
function takeBracket(address: Address): void {
  const { name, city, country } = address
  const match = name && !city ? /^(\p{L}[^\d()]{1,40}?)\s\((\d{2,3}|[A-Z])\)$/u.exec(name.text) : null
  if (!name || !match) return
  const [, town = '', bracketed = ''] = match
  const sign = countryBySign(bracketed)
  if (/^[A-Z]$/.test(bracketed) && (country || !sign)) return
  if (sign && !country)
    address.country = { ...cut(name, name.text.length - 2, name.text.length - 1), value: sign }
  address.city = cut(name, 0, town.length)
  address.name = address.city
}

function understandPlaceAndDate(
  lines: Span[],
  context: ReadingContext,
  concept: string,
  date: FieldPlace,
  only?: 'place',
): Understanding {
  const { rest, readings } = takeDate(lines, date, context)
  const place = rest.length > 0 ? understandPlace(concept, rest) : nothing
  const wanted = only ? 0 : 0.3
  const fit = (readings.length > 0 ? wanted : 0) + place.fit * (1 - wanted)
  return { fit: Math.max(fit, readings.length > 0 ? 0.6 : 0), readings: [...place.readings, ...readings] }
}

/** Lines without their date and the small words that led to it: 'Hamburg, am 12.11.2026'. */
function takeDate(
  lines: Span[],
  place: FieldPlace,
  context: ReadingContext,
): { rest: Span[]; readings: Reading[] } {
  const readings: Reading[] = []
  const rest = lines.flatMap((line, at) => {
    const date = datesIn(line.text, context.language)[0] ?? impossibleDateIn(line.text)
    if (!date) return isOnlyTime(line.text) ? [] : [line]
    if (readings.length === 0)
      readings.push(dateReading(date, cut(line, date.at, date.at + date.asWritten.length), place))
    const before = cut(line, 0, endBeforeDate(line.text.slice(0, date.at)))
    const after = cut(line, date.at + date.asWritten.length)
    const asked = isCaption(line.text.slice(0, date.at))
    const said = [...lines.slice(0, at), ...(asked ? [] : [before])]
    const isSaid = said.some(({ text }) => /\p{L}{2}/u.test(text))
    const own = [...(asked ? [] : [before]), ...(isSaid && !goesOnWithPlace(after.text) ? [] : [after])]
    return own.filter((s) => /\p{L}{2}/u.test(s.text) && !isOnlyTime(s.text))
  })
  return { rest, readings }
}

const dateWords = [...new Set(lexicons.flatMap((l) => l.dateWords))].join('|')
const leadIn = new RegExp(
  String.raw`[\s,;:/–—-]*(?:(?<!\p{L})(?:${dateWords}|dat)(?!\p{L})[\s,;:./–—-]*)*$`,
  'iu',
)
/** 'Fr 20.11.2026', 'Pornic, ven. 20 novembre 2026'; but 'MURSKA SOBOTA' is a town, though every Saturday is so called. */
const weekday = new RegExp(
  String.raw`(?:^|[,;:(]|\s[–—-])\s*(?:(?:${phrase('onDate')})\s+)?(?:${weekdays})\.?[\s,]*$`,
  'iu',
)
/** Where the text before a date ends, without the small words that lead to the date. */
export const endBeforeDate = (text: string) =>
  text.replace(leadIn, '').replace(weekday, '').replace(leadIn, '').length
function dateReading(date: ReturnType<typeof datesIn>[number], span: Span, place: FieldPlace): Reading {
  return {
    place,
    value: date.value,
    span,
    isOpen: !date.certain,
    checks: ['a date of the calendar'],
  }
}

export function understandDate(lines: Span[], context: ReadingContext, place: FieldPlace): Understanding {
  const { readings } = takeDate(lines, place, context)
  return readings.length > 0 ? { fit: 1, readings } : nothing
}

function understandIssue(lines: Span[], context: ReadingContext): Understanding {
  const { rest, readings } = takeDate(lines, placeOf('dateOfIssue'), context)
  // 'FOS-SUR-MER 23/11/2026': on the line of the day, whatever names stand above it.
  const [day] = readings.flatMap((r) => r.span.words)
  const beside = rest.filter((line) => day && line.words.some((word) => sameLine(word.box, day.box)))
  const town = [...beside, ...rest.slice(0, 1)].map(townOf).find(isTownName)
  const isTown = town !== undefined
  if (town) readings.unshift({ place: placeOf('placeOfIssue'), value: town.text, span: town })
  // '17-Nov-2026 WARSZAWA NADWISLE CARGO SYSTEM': where the town ends only the rest of the page can tell.
  if (isTown && town.text.split(' ').length > 3) return { fit: 0.5, readings }
  return { fit: readings.length === 2 ? 1 : readings.length === 1 ? 0.7 : 0, readings }
}

const townOf = (line: Span) => {
  const town = cut(line, 0, endBeforeDate(line.text))
  const named = withoutTownWord(cut(town, leadsToTown.exec(town.text)?.[0].length ?? 0))
  return beforeSigner(beforeWideGap(named))
}
const isTownName = ({ text }: Span) =>
  /^\p{Lu}[\p{L} .,()'’/-]{1,40}$/u.test(text) && bareWords(text).length > 1

/** 'Ferno C. Brusatori': behind the town stands who signed. */
const beforeSigner = (span: Span): Span => {
  const at = /\s\p{Lu}\.\s?\p{Lu}\p{L}/u.exec(span.text)?.index ?? 0
  return at > 2 ? cut(span, 0, at) : span
}

/** 'BILLUND      L. HOLM': what stands far behind the town is who signed. */
function beforeWideGap(span: Span): Span {
  const at = span.words.findIndex((word, i) => {
    const before = span.words[i - 1]
    return before !== undefined && word.box[0] - before.box[2] > 1.5 * (word.box[3] - word.box[1])
  })
  return at > 0 ? spanOf(span.words.slice(0, at)) : span
}
