import type { Measure } from '@efti-hub/efti'
import { addressPlaces, placeOf } from '../../fields/field-map.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { readAddress } from '../../values/address/address.ts'
import { namesNobody } from '../../values/address/names/nobody.ts'
import { modeNamedIn } from '../../values/modes.ts'
import { numbersIn, parseNumber } from '../../values/numbers.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading, ReadingContext, Understanding } from '../candidate.ts'
import { platesAsMeans } from '../vehicles/vehicles-named.ts'
import type { Readers } from './readers.ts'
import { addressReadings } from './understand-party.ts'
import { named } from './understand-security.ts'

const nothing: Understanding = { fit: 0, readings: [] }
/** UN/CEFACT Recommendation 19. */
const road = '3'

/** What the two waste forms carry beside parties and places: Regulation (EU) 2024/1157, Annexes IB and VII. */
export const wasteReaders = {
  recoveryFacility: ({ lines }) => party(lines, addressPlaces('placeOfDelivery')),
  furtherCarrier: ({ lines }) => party(lines, addressPlaces('successiveCarrier', 2)),
  wasteQuantity: ({ text, context }) => quantity(text, context),
  recoveryOperation: ({ text, context }) => operation(text, context),
  notificationNumber: ({ text }) => notificationNumber(text),
  wasteCode: ({ lines }) => wasteCodes(lines, 1),
  furtherWasteCode: ({ lines }) => wasteCodes(lines, 2),
  modeOfTransport: ({ lines, text }) => {
    const lettered = lines.find((line) => leadingLetter.test(line.text))
    const letter = leadingLetter.exec(lettered?.text ?? '')
    const mode = modeNamedIn(text.text) ?? modeNamedIn(letter?.[1] ?? '')
    if (!mode) return nothing
    const means =
      lettered && letter ? cut(joinSpans(lines.slice(lines.indexOf(lettered))), letter[0].length) : text
    const vehicles = mode === road ? platesAsMeans(means) : []
    return {
      fit: 1,
      readings: [{ place: placeOf('modeOfTransport'), value: mode, span: text }, ...vehicles],
    }
  },
} satisfies Readers

/** 'R FZ 518 KM / XA 771 GD': the letter of the way of transport before what carries. */
const leadingLetter = /^([RTSAW])[\s,(:–-]+(?=\p{Lu}|\d)/u

function party(lines: Span[], places: ReturnType<typeof addressPlaces>): Understanding {
  if (namesNobody(joinSpans(lines).text)) return nothing
  const address = readAddress(lines)
  if (!address.name || !/\p{L}{2}/u.test(address.name.text) || /:$/.test(address.name.text)) return nothing
  const known = [address.street ?? address.postOfficeBox, address.city, address.postcode, address.country]
  return {
    fit: Math.min(1, 0.55 + 0.15 * known.filter(Boolean).length),
    readings: addressReadings(address, places),
  }
}

/** 'DE 1350 / 00123': the number of the notification names the waste before the codes of the lists do. */
function notificationNumber(text: Span): Understanding {
  const match = /^[A-Z]{2}\s?\d{2,4}\s?[/-]?\s?\d{3,6}(?![\d/])/.exec(text.text)
  if (!match) return nothing
  const span = cut(text, 0, match[0].length)
  return { fit: 1, readings: [{ place: placeOf('wasteCode'), value: span.text, span }] }
}

const unitAhead = new RegExp(String.raw`(m3|m³|t|${phrase('metricTons')}|Mg|kg)\)?\s*[:)]\s*$`, 'iu')

const cubicMetres = /^\s*(?:m3|m³|cbm)(?!\)?\s*:)/i
const kilograms = /^\s*(?:[☒☑]\s*)?kg/i
/** '8.400 ☒ kg ☐ l': of units to choose from the one that is ticked. */
const tickedUnit = /^\s*(?:[☒☑☐]\s*(?:kg|l|t|Mg|m³|m3)\s*)+/iu
/** Of a sum of money, a count of shipments or a date nothing is a quantity. */
const foreign = /^\s*(?:%|EUR|[./]\d)/i

/** 'Tonnes (Mg): 23.450   m3: 31': tonnes where nothing else is said, as the forms ask for them. */
function quantity(text: Span, { decimalSign, labelText }: ReadingContext): Understanding {
  const inKilograms = /\bkg\b/i.test(labelText) && !/\bMg\b|\bt\b|ton/i.test(labelText)
  const readings: Reading[] = []
  for (const { raw, at } of numbersIn(text.text)) {
    const after = unitTicked(text.text.slice(at + raw.length))
    const before = text.text.slice(0, at)
    const value = parseNumber(raw, decimalSign)
    if (value === undefined || value <= 0 || foreign.test(after) || /\bm$/i.test(before)) continue
    const span = cut(text, at, at + raw.length)
    const unitBefore = unitAhead.exec(before)?.[1]
    const isVolume = unitBefore ? /^m/i.test(unitBefore) && !/^mg/i.test(unitBefore) : cubicMetres.test(after)
    const unit = kilograms.test(after) || (inKilograms && !/^\s*(?:t|Mg)/.test(after)) ? 'KGM' : 'TNE'
    const measure: Measure = isVolume ? { value, unit: 'MTQ' } : { value: asTonnes(value, raw, unit), unit }
    const place = placeOf(isVolume ? 'volume' : 'wasteWeight')
    if (!readings.some((r) => r.place.path === place.path)) readings.push({ place, value: measure, span })
  }
  return readings.length > 0 ? { fit: 1, readings } : nothing
}

/** What follows a figure, with the ticked unit first. */
function unitTicked(after: string): string {
  const choices = tickedUnit.exec(after)?.[0]
  const unit = choices && /[☒☑]\s*(kg|l|t|Mg|m³|m3)/iu.exec(choices)?.[1]
  return unit ? ` ${unit}${after.slice(choices.length)}` : after
}

/** '23,450 t' is a lorry's load to the kilogram. */
const asTonnes = (value: number, raw: string, unit: string) =>
  unit === 'TNE' && value >= 1000 && /^\d{1,3}[.,]\d{3}$/.test(raw) ? value / 1000 : value

/** Basel Annex IX and OECD codes, then the six digits of the European list of waste, in the order printed. */
const wasteCode =
  /(?<![\p{L}\d])(?:[AB] ?\d{4}|G[A-Z] ?\d{3}|EU\d{4}|[A-Z]{2}\d{3}|\d{2} ?\d{2} ?\d{2}\*?)(?![\p{L}\d])/gu
/** The line of the customs code has six digits too. */
const customs = new RegExp(String.raw`\b(?:HS|SH|CN|KN|NC|TARIC)\b|${phrase('customsBeginning')}`, 'iu')

export function wasteCodes(lines: readonly Span[], first: number): Understanding {
  const found = lines
    .filter((line) => !customs.test(line.text))
    .flatMap((line) => [...line.text.matchAll(wasteCode)].map((match) => ({ line, match })))
    .filter(isNoRepetition)
  const readings = found.map(
    ({ line, match }, index): Reading => ({
      place: placeOf('wasteCode', first + index),
      // 'B 3020' is the code B3020; the digits of the European list keep their blanks.
      value: match[0].replace(/^([A-Z]{1,2}) (?=\d)/, '$1'),
      span: cut(line, match.index, match.index + match[0].length),
    }),
  )
  return { fit: readings.length > 0 ? 1 : 0, readings }
}

/** The national codes of both countries repeat that of the European list, with or without a sign for hazardous. */
const isNoRepetition = (
  { match }: { match: RegExpExecArray },
  at: number,
  all: readonly { match: RegExpExecArray }[],
) => all.findIndex((one) => bareCode(one.match[0]) === bareCode(match[0])) === at

const bareCode = (code: string) => code.replace(/[\s*]/g, '')

/** R1 to R13, D1 to D15; the data set has no element for it, so it is told among the remarks. */
function operation(text: Span, { labelText }: ReadingContext): Understanding {
  const match = /(?<![\p{L}\d])([RD])\s?(1[0-5]|[1-9])(?!\d)/u.exec(text.text)
  if (!match) return nothing
  const span = cut(text, match.index, match.index + match[0].length)
  return {
    fit: 1,
    readings: [{ place: placeOf('information'), value: named(labelText, `${match[1]}${match[2]}`), span }],
  }
}
