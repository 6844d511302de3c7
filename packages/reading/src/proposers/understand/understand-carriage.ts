import { isListedLocode } from '@efti-hub/efti'
import { addressPlaces, type FieldName, placeOf } from '../../fields/field-map.ts'
import { cut, joinSpans, type Span, splitSpan } from '../../layout/span.ts'
import { isContactLine } from '../../values/address/names/contacts.ts'
import { datesIn } from '../../values/dates.ts'
import { countryOfWagon, stationIn } from '../../values/rail/stations.ts'
import { wagonsIn } from '../../values/rail/wagons.ts'
import { toAirline } from '../../values/repair-signs.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading, ReadingContext, Understanding } from '../candidate.ts'
import { understandWayOfTransport } from '../prose/hauliers.ts'
import { askedAhead, withoutAsked } from '../rail/moment-of-taking-over.ts'
import { vessel, vesselAndVoyage } from '../sea/vessels.ts'
import type { Readers } from './readers.ts'
import { endBeforeDate } from './understand.ts'
import { splitAtGaps } from './understand-details.ts'
import { understandParty } from './understand-party.ts'
import { termReaders } from './understand-terms.ts'

const nothing: Understanding = { fit: 0, readings: [] }
const UNECE = '6'
const RNE = '503'
const UIC = '12'
/** EDIFACT 8053: a rail car of whatever build. */
const WAGON = 'RR'
/** Format of an attached document's id in the Annex: an..17. */
const longestDocumentId = 17

const voyageBeginningPattern = new RegExp(phrase('voyageBeginning'), 'iu')

/** Airports, ports, stations, flights, ships, trains and wagons, and the parties and papers of the trade. */
export const carriageReaders = {
  freightForwarder: ({ concept, lines, context }) =>
    agentAndCity(lines, context) ?? understandParty(concept, partTown(lines)),
  buyer: ({ lines }) => buyer(lines),
  departurePlace: ({ text, context }) =>
    fromAndTo(text, context) ?? station(text, 'takingOverName', 'takingOverId', context),
  arrivalPlace: ({ text, context }) => station(text, 'deliveryName', 'deliveryId', context),
  portOfLoading: ({ text }) => port(text, 'loadingName', 'loadingId'),
  portOfDischarge: ({ text }) => port(text, 'unloadingName', 'unloadingId'),
  flight: ({ text, context }) => flight(text, context),
  vessel: ({ lines, context }) => {
    if (voyageBeginningPattern.test(context.labelText)) return vesselAndVoyage(lines, context)
    return vessel(lines, context)
  },
  voyage: ({ text }) => number(text),
  train: ({ text }) => train(text),
  vesselAndVoyage: ({ lines, context }) => vesselAndVoyage(lines, context),
  wagonNumber: ({ lines }) => wagons(lines),
  containerSeal: ({ lines }) => seals(lines),
  paperNumber: ({ lines, context }) => paperNumber(lines, context),
  wayOfTransport: ({ lines }) => understandWayOfTransport(lines),
  relatedPaper: ({ lines, context }) => relatedPaper(lines, context),
} satisfies Readers

const one = (field: FieldName, span: Span, fit = 1): Understanding => ({
  fit,
  readings: [{ place: placeOf(field), value: span.text, span }],
})

/** 'MARTELO CARGO S.L. / VIGO', or a town far behind the name: air waybills ask for both in one box. */
function partTown(lines: Span[]): Span[] {
  const [only, ...others] = lines
  if (!only || others.length > 0) return lines
  const apart = splitAtGaps(only)
  const pieces = apart.length > 1 ? apart : splitSpan(only, /\s\/\s/g)
  const [name, town, ...more] = pieces
  const isTown = town && more.length === 0 && /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(town.text)
  return name && isTown ? [name, town] : lines
}

const asksForCity = new RegExp(`(?:${phrase('cityBeginning')})`, 'iu')

/** 'MOSELLE AIR LOGISTICS' and 'FINDEL' below it, in a box that asks for name and city. */
function agentAndCity(lines: Span[], { labelText }: ReadingContext): Understanding | undefined {
  const [name, city] = lines
  const isBoth = lines.length === 2 && asksForCity.test(labelText)
  if (!name || !city || !isBoth || !/^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(city.text)) return undefined
  const places = addressPlaces('freightForwarder')
  if (!places.name || !places.city || !/\p{L}{2}/u.test(name.text)) return undefined
  return {
    fit: 0.85,
    readings: [
      { place: places.name, value: name.text, span: name },
      { place: places.city, value: city.text, span: city },
    ],
  }
}

/** Who buys is where the goods go, unless the paper names another place for them. */
function buyer(lines: Span[]): Understanding {
  const party = understandParty('consignee', lines)
  return { ...party, fit: 0.6 * party.fit }
}

/** '11 Code': the box of a station prints a small heading before its code. */
const codeHeading = new RegExp(
  String.raw`\s*(?:\(?\d{1,2}\)?\s*)?(?<!\p{L})(?:${phrase('code')})(?:\s\d{1,2})?\s*$`,
  'iu',
)

/** Month, day and hour as the railways write them, behind the station. */
const moment =
  /\s+(?:0[1-9]|1[0-2])\s?[-–./ ]\s?(?:0[1-9]|[12]\d|3[01])\s?[-–./ ]\s?(?:[01]\d|2[0-4])(?:\s*\(20\d{2}\))?$/u

const viaPattern = new RegExp(String.raw`\s(?:${phrase('via')})\s|$`, 'iu')

/** 'Izmir (ADB) → Oslo (OSL) via IST' in one box for both. */
function fromAndTo(text: Span, context: ReadingContext): Understanding | undefined {
  const [from, ...others] = splitSpan(text, /\s*(?:→|->|–>|=>|►|»)\s*/gu)
  const end = others.at(-1)
  const to = end && cut(end, 0, end.text.search(viaPattern))
  if (!from || !to) return undefined
  const [start, arrival] = [
    station(from, 'takingOverName', 'takingOverId', context),
    station(to, 'deliveryName', 'deliveryId', context),
  ]
  return { fit: Math.min(start.fit, arrival.fit), readings: [...start.readings, ...arrival.readings] }
}

/** 'Mannheim Rbf 80 14005-4': the name, and the code that the railways share. Airports keep their letters in the name. */
function station(all: Span, name: FieldName, id: FieldName, context: ReadingContext): Understanding {
  const whole = cut(all, askedAhead.exec(all.text)?.[0].length ?? 0)
  const text = cut(whole, 0, withoutAsked(whole.text.replace(moment, '')).length)
  const code = stationIn(text.text)
  const date = datesIn(text.text, context.language)[0]
  // The box of taking over prints place, code and moment on one line: what stands behind the code is the moment.
  if (date && date.at > (code?.at ?? 2) && name === 'takingOverName') {
    const found = station(cut(text, 0, endBeforeDate(text.text.slice(0, date.at))), name, id, context)
    const span = cut(text, date.at, date.at + date.asWritten.length)
    found.readings.push({ place: placeOf('dateOfTakingOver'), value: date.value, span })
    return found
  }
  const left = code ? cutOut(text, code.at, code.asWritten.length) : text
  const rest = cut(left, 0, left.text.replace(codeHeading, '').length)
  if (!/\p{L}{2}/u.test(rest.text) || rest.text.length > 60) return nothing
  const found = one(name, rest)
  if (code)
    found.readings.push({
      place: placeOf(id),
      value: code.code,
      span: cut(text, code.at, code.at + code.asWritten.length),
      attributes: { schemeAgencyId: RNE },
    })
  return found
}

/** What is left of a text without a code and the brackets and strokes about it. */
function cutOut(text: Span, at: number, length: number): Span {
  const before = cut(text, 0, text.text.slice(0, at).replace(/[\s(,/–-]+$/, '').length)
  const tail = text.text.slice(at + length)
  const behind = cut(text, at + length + (tail.length - tail.replace(/^[\s),/–-]+/, '').length))
  const left = [before, behind].filter((s) => s.text.length > 0)
  return joinSpans(left)
}

/** 'Hamburg (DEHAM)': five letters count as a code where UN/LOCODE lists them. */
function port(text: Span, name: FieldName, id: FieldName): Understanding {
  const code = [...text.text.matchAll(/(?<![\p{L}\d])([A-Z]{2}) ?([A-Z2-9]{3})(?![\p{L}\d])/gu)].find((m) =>
    isListedLocode(`${m[1]}${m[2]}`),
  )
  const whole = code && code[0].length === text.text.length
  const rest = code && !whole ? cutOut(text, code.index, code[0].length) : text
  if (!/\p{L}{2}/u.test(rest.text) || rest.text.length > 60) return nothing
  const found = whole ? { fit: 1, readings: [] } : one(name, rest)
  if (code)
    found.readings.push({
      place: placeOf(id),
      value: `${code[1]}${code[2]}`,
      span: cut(text, code.index, code.index + code[0].length),
      attributes: { schemeAgencyId: UNECE },
      checks: ['a place of UN/LOCODE'],
    })
  return found
}

/** 'LH 8400 / 12.11.2026'; the day alone, as airlines print it, is no date. */
function flight(text: Span, context: ReadingContext): Understanding {
  const flights = [
    ...text.text.matchAll(/(?<![\p{L}\d])([A-Z\d]{2})\s?-?(\d{2,4}[A-Z]?)(?![\p{L}\d.])/gu),
  ].filter((match) => /[A-Z]/.test(match[1] as string))
  if (flights.length === 0) return nothing
  const found: Understanding = {
    fit: 1,
    readings: flights.map((match, at) => ({
      place: placeOf('movementNumber', at + 1),
      value: `${toAirline(match[1] as string)}${match[2]}`,
      span: cut(text, match.index, match.index + match[0].length),
    })),
  }
  const date = datesIn(text.text, context.language)[0]
  if (date)
    found.readings.push({
      place: placeOf('departureDate'),
      value: date.value,
      span: cut(text, date.at, date.at + date.asWritten.length),
      isOpen: !date.certain,
      checks: ['a date of the calendar'],
    })
  return found
}

/** 'n° 43271 Valence – Modane': behind the train's number its way. */
function train(text: Span): Understanding {
  const match = /^(?:n[°ºro.]*\s*)?(?:[A-Z]{1,4}[ -]?)?(?:\d{3,6}|\d{2} \d{3})(?=$|[\s,;(–-])/iu.exec(
    text.text,
  )
  if (!match) return number(text)
  const lead = /^n[°ºro.]*\s*/iu.exec(text.text)?.[0].length ?? 0
  return one('movementNumber', cut(text, lead, match[0].length))
}

function number(text: Span): Understanding {
  const match = /^(?:[A-Z]{1,4}[ -]?)?\d[\dA-Z/-]{0,14}$/.exec(text.text)
  const isDay = /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?$/.test(text.text)
  return match && !isDay ? one('movementNumber', text) : nothing
}

function wagons(lines: Span[]): Understanding {
  const found = lines.flatMap((line) => wagonsIn(line.text).map((wagon) => ({ wagon, line })))
  const readings = found.flatMap(({ wagon, line }, index) => wagonReadings(wagon, line, index + 1))
  return { fit: readings.length > 0 ? 1 : 0, readings }
}

/** A wagon is a unit of transport equipment of its own. */
export function wagonReadings(
  wagon: ReturnType<typeof wagonsIn>[number],
  line: Span,
  number: number,
): Reading[] {
  const span = cut(line, wagon.at, wagon.at + wagon.asWritten.length)
  const country = wagon.checkDigitHolds ? countryOfWagon(wagon.number) : undefined
  const checks = [wagon.checkDigitHolds ? 'check digit holds' : 'check digit does not hold']
  return [
    {
      place: placeOf('equipment', number),
      value: wagon.number,
      span,
      checks,
      attributes: { schemeAgencyId: UIC },
    },
    { place: placeOf('equipmentCategory', number), value: WAGON, span },
    ...(country
      ? [{ place: placeOf('equipmentCountry', number), value: country, span, checks: ['from the number'] }]
      : []),
  ]
}

function seals(lines: Span[]): Understanding {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(/(?:(?<![A-Z\d])[A-Z]{1,4} )?[A-Z\d][A-Z\d-]{3,16}/g)]
      .filter((m) => /\d{3}/.test(m[0]))
      .map((m) => cut(line, m.index, m.index + m[0].length)),
  )
  const readings = found.map(
    (span, i): Reading => ({ place: placeOf('containerSeal', i + 1), value: span.text, span }),
  )
  return { fit: readings.length > 0 ? 1 : 0, readings }
}

/** The number of an invoice, packing list or delivery note: a document that goes with the goods. */
function paperNumber(lines: Span[], context: ReadingContext): Understanding {
  const found = termReaders.documentNumber({
    concept: 'documentNumber',
    lines,
    text: joinSpans(lines),
    context,
  })
  const readings = found.readings.filter(({ span }) => span.text.length <= longestDocumentId)
  return {
    fit: readings.length > 0 ? found.fit : 0,
    readings: readings.map((reading) => ({ ...reading, place: placeOf('attachedDocumentId') })),
  }
}

/** So many digits at least: 'Invoice 2' counts copies. */
const fewestDigits = 3

/** The number of another paper of the same goods stands second, behind the paper's own. */
function relatedPaper(lines: Span[], context: ReadingContext): Understanding {
  if (isContactLine(lines[0]?.text ?? '')) return { fit: 0, readings: [] }
  const { fit, readings } = paperNumber(lines.slice(0, 1), context)
  const digits = readings[0]?.span.text.replace(/\D/g, '').length ?? 0
  if (digits < fewestDigits) return { fit: 0, readings: [] }
  return {
    fit: 0.9 * fit,
    readings: readings.map((reading) => ({ ...reading, place: placeOf('attachedDocumentId', 2) })),
  }
}
