import type { Concept } from '../../fields/concepts.ts'
import { addressPlaces, type FieldPlace, placeOf } from '../../fields/field-map.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { POUND } from '../../values/measures.ts'
import type { Reading } from '../candidate.ts'
import type { FoundReadings } from '../proposer.ts'
import { controlInformation } from './control-information.ts'
import { consignmentDetail, type Element, elementsOf, piecesOf, showsMessage } from './message-elements.ts'

/** What a page shows of an air waybill message (IATA Cargo-IMP, FWB and FHL). */
export function messageReadings(layout: PageLayout): FoundReadings[] {
  const elements = elementsOf(layout)
  const of = (tag: string) => elements.find((element) => element.tag === tag)
  const issue = issued(of('ISU'))
  const found: [Concept, Reading[]][] = [
    ...detail(layout),
    ['consignor', party('consignor', of('SHP'))],
    ['consignee', party('consignee', of('CNE'))],
    ['freightForwarder', agent(of('AGT'))],
    ['established', issue],
    ['flight', flights(of('FLT'), issue[0]?.value as string | undefined)],
    ['paymentOfCarriage', elements.length > 0 ? charges(of('CVD')) : displayedCharges(layout)],
    ['nature', elements.length > 0 ? goods(of('RTD')) : displayedGoods(layout)],
    ['information', service(of('SSR'))],
    ...controlInformation(layout),
  ]
  return found.flatMap(([concept, readings]) =>
    readings.length > 0 ? [{ concept, readings, source: 'air-message' }] : [],
  )
}

const one = (place: FieldPlace | undefined, span: Span | undefined, value?: Reading['value']): Reading[] =>
  place && span && span.text !== '' ? [{ place, value: value ?? span.text, span }] : []

function detail(layout: PageLayout): [Concept, Reading[]][] {
  for (const run of layout.runs) {
    const span = spanOf(run.words)
    const match = consignmentDetail.exec(span.text)
    const { number = '', pieces = '', unit, weight = '', volumeUnit, volume } = match?.groups ?? {}
    if (!match) continue
    const whole = cut(span, match.index, match.index + match[0].length)
    const kilograms = unit === 'L' ? Math.round(Number(weight) * POUND * 1e6) / 1e6 : Number(weight)
    return [
      ['documentNumber', one(placeOf('documentNumber'), { ...whole, text: number })],
      ['packageCount', one(placeOf('totalPackages'), { ...whole, text: pieces }, Number(pieces))],
      [
        'grossWeight',
        one(placeOf('grossWeight'), { ...whole, text: weight }, { value: kilograms, unit: 'KGM' }),
      ],
      [
        'volume',
        volumeUnit === 'MC' && volume
          ? one(placeOf('volume'), { ...whole, text: volume }, { value: Number(volume), unit: 'MTQ' })
          : [],
      ],
    ]
  }
  return []
}

/** NAM, ADR and LOC say their lines since version 16; before it name, street and place stood in that order. */
function party(concept: string, element: Element | undefined): Reading[] {
  if (!element) return []
  const places = addressPlaces(concept)
  const named = (key: string) => element.lines.find(({ text }) => text.startsWith(`${key}/`))
  const value = (line: Span | undefined) => (line ? piecesOf(line).slice(1)[0] : undefined)
  const country = element.lines.find(({ text }) => /^\/[A-Z]{2}(?:\/|$)/.test(text))
  const older = element.lines.filter((line) => line !== country).map((line) => piecesOf(line)[0])
  const [first, street, town] = named('NAM')
    ? [value(named('NAM')), value(named('ADR')), value(named('LOC'))]
    : older
  const [code, ...rest] = country ? piecesOf(country) : []
  const phoneAt = rest.findIndex(({ text }) => text === 'TE')
  const postcode = rest[0] && rest[0].text !== 'TE' ? rest[0] : undefined
  return [
    ...one(places.name, first),
    ...one(places.street, street),
    ...one(places.city, town),
    ...one(places.country, code),
    ...one(places.postcode, postcode),
    ...(phoneAt >= 0 ? one(places.phone, rest[phoneAt + 1]) : []),
  ]
}

function agent(element: Element | undefined): Reading[] {
  const [name, town] = (element?.lines ?? [])
    .filter(({ text }) => /^\/\p{L}/u.test(text))
    .map((line) => piecesOf(line)[0])
  const places = addressPlaces('freightForwarder')
  return [...one(places.name, name), ...one(places.city, town)]
}

/** 'ISU/20NOV26/TALLINN/K TAMM' */
function issued(element: Element | undefined): Reading[] {
  const [day, town] = element?.lines[0] ? piecesOf(element.lines[0]) : []
  const date = day && datesIn(day.text)[0]
  return date ? [...one(placeOf('dateOfIssue'), day, date.value), ...one(placeOf('placeOfIssue'), town)] : []
}

/** 'FLT/BW441/23/XV9173/24': the day is the next one of that number from the day of issue on. */
function flights(element: Element | undefined, issue: string | undefined): Reading[] {
  const pieces = element?.lines.flatMap(piecesOf) ?? []
  const numbers = pieces.filter(({ text }) => /^(?=.*[A-Z])[A-Z\d]{2}\d{2,4}[A-Z]?$/.test(text))
  const day = pieces.find(({ text }) => /^\d{1,2}$/.test(text))
  const departs = issue && day ? nextDay(issue, Number(day.text)) : undefined
  return [
    ...numbers.flatMap((span, at) => one(placeOf('movementNumber', at + 1), span)),
    ...(departs ? one(placeOf('departureDate'), day, departs) : []),
  ]
}

function nextDay(from: string, day: number): string | undefined {
  const date = new Date(`${from}T00:00:00Z`)
  for (let more = 0; more < 31; more++) {
    if (date.getUTCDate() === day) return date.toISOString().slice(0, 10)
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return undefined
}

/** 'CVD/EUR/PP/PP/NVD/NCV': currency, charges prepaid or collect, values declared. */
function charges(element: Element | undefined): Reading[] {
  const [, code] = element?.lines[0] ? piecesOf(element.lines[0]) : []
  const value = code && (/^P/.test(code.text) ? 'PP' : /^C[CX]?$/.test(code.text) ? 'CC' : undefined)
  return value ? one(placeOf('paymentOfCarriage'), code, value) : []
}

/** Each rate line counts its pieces, '/4/P18/K288.5'; what they are stands behind NG, or NC for a consolidation. */
function goods(element: Element | undefined): Reading[] {
  const readings: Reading[] = []
  let line = 0
  for (const span of element?.lines ?? []) {
    const pieces = piecesOf(span)
    const count = pieces.find(({ text }) => /^P\d{1,4}$/.test(text))
    if (count) {
      line++
      readings.push(...one(placeOf('packageCount', line), count, Number(count.text.slice(1))))
    }
    const at = pieces.findIndex(({ text }) => text === 'NG' || text === 'NC')
    const name = at >= 0 ? joinSpans(pieces.slice(at + 1)) : undefined
    const place = placeOf('nature', Math.max(1, line))
    const known = readings.find((reading) => reading.place.path === place.path)
    if (!known) readings.push(...one(place, name))
    else if (name?.text) {
      known.span = joinSpans([known.span, name])
      known.value = known.span.text
    }
  }
  return readings
}

/** 'NG        BLOWN GLASS VASES', where a program sets the elements of the message apart. */
function displayedGoods(layout: PageLayout): Reading[] {
  if (!showsMessage(layout)) return []
  const line = linesOf(layout.runs).find(({ text }) => /^N[GC]\s+\p{L}{2}/u.test(text))
  return line ? one(placeOf('nature'), cut(line, 2)) : []
}

/** 'CVD  DKK  CC  WT COLL', 'CHARGES  CZK  PP PP': currency and code, where a program sets the elements apart. */
function displayedCharges(layout: PageLayout): Reading[] {
  const found = linesOf(layout.runs).flatMap((line) => {
    const match = /^(?:CVD|CHGS?|CHARGES)[\s/:]+[A-Z]{3}[\s/]+(PP|CC)(?![A-Z])/.exec(line.text)
    return match ? [{ line, match }] : []
  })
  const [only] = found
  const code = only?.match[1]
  if (!only || !code || found.length > 1) return []
  const at = only.match[0].length - code.length
  return one(placeOf('paymentOfCarriage'), cut(only.line, at, at + code.length), code)
}

function service(element: Element | undefined): Reading[] {
  const lines = element?.lines.map((line) => joinSpans(piecesOf(line))) ?? []
  return lines.length > 0 ? one(placeOf('information'), joinSpans(lines)) : []
}
