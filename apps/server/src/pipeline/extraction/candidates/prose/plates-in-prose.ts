import { placeOf } from '../../field-map.ts'
import { cut, type Span } from '../../geometry/span.ts'
import { platesIn } from '../../normalise/identifiers.ts'
import type { Reading } from '../candidate.ts'
import { wordsOf } from './words-of-concepts.ts'

const trailers = wordsOf(
  ['trailerPlate'],
  [
    'koeltrailer',
    'koeloplegger',
    'remorque',
    'rimorchio',
    'remolque',
    'semirremolque',
    'přívěs',
    'návěs',
    'släp',
    'perävaunu',
    'pótkocsi',
    'remorcă',
    'przyczepa',
    'naczepa',
  ],
)
const vehicles = wordsOf(
  ['plates', 'tractorPlate'],
  [
    'kenteken',
    'nr rej',
    'kennzeichen',
    'reg',
    'reg no',
    'reg nr',
    'regn',
    'targa',
    'targato',
    'matrícula',
    'immat',
    'spz',
    'rz',
    'ešv',
    'rendszám',
    'rek nro',
    'reg nro',
    'truck',
    'lorry',
    'pojazd',
  ],
)
const named = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<trailer>${trailers})|(?<vehicle>${vehicles}))(?!\p{L})[.:\s№]*(?:n[°ºro.]*\s)?(?<plate>[\p{Lu}\d][\p{Lu}\d\s·-]{2,12})(?![\p{Ll}])`,
  'giu',
)

/** '…, kenteken 55-BXP-1, koeltrailer OT-01-72': number plates that a sentence names, one vehicle and one trailer. */
export function platesInProse(lines: readonly Span[]): Reading[] {
  const readings: Reading[] = []
  for (const line of lines) {
    for (const match of line.text.matchAll(named)) {
      const text = match.groups?.plate ?? ''
      const [plate] = platesIn(text)
      if (!plate || plate.at > 0 || !/\d/.test(plate.number)) continue
      const isTrailer = match.groups?.trailer !== undefined
      const field = isTrailer ? 'equipment' : 'vehicle'
      if (readings.some(({ place }) => place.path === placeOf(field).path)) continue
      const at = match.index + match[0].length - text.length
      const span = cut(line, at, at + plate.asWritten.length)
      readings.push({ place: placeOf(field), value: plate.number, span, certainty: 0.95 })
      if (isTrailer) readings.push({ place: placeOf('equipmentCategory'), value: 'TE', span })
      const second = isTrailer ? undefined : plateBehindStroke(line, at + plate.asWritten.length)
      if (second && !readings.some(({ place }) => place.path === placeOf('equipment').path))
        readings.push(second, { place: placeOf('equipmentCategory'), value: 'TE', span: second.span })
    }
  }
  return readings
}

/** '… nr rej. POT 5G417 / POT 88XP': the one behind the stroke is the trailer's. */
function plateBehindStroke(line: Span, from: number): Reading | undefined {
  const stroke = /^\s*\/\s*/u.exec(line.text.slice(from))?.[0].length
  const rest = stroke === undefined ? '' : line.text.slice(from + stroke)
  const [plate] = platesIn(/^[\p{Lu}\d][\p{Lu}\d\s·-]{2,12}(?![\p{Ll}])/u.exec(rest)?.[0] ?? '')
  if (stroke === undefined || !plate || plate.at > 0 || !/\d/.test(plate.number)) return undefined
  const at = from + stroke
  const span = cut(line, at, at + plate.asWritten.length)
  return { place: placeOf('equipment'), value: plate.number, span, certainty: 0.93 }
}

const begins = new RegExp(
  String.raw`[\s,;:(/|·–—-]+(?:${trailers}|${vehicles}|enlèvement|enlevé|abgeholt|laden|collected)(?!\p{L})[.:\s№]*(?=.*\d).*$`,
  'isu',
)

/** 'Bloemexpres B.V., kenteken 55-BXP-1, laden 20-11-2026': the name ends where the vehicle or the day begins. */
export const withoutVehicles = (lines: readonly Span[]): Span[] => {
  const kept: Span[] = []
  for (const line of lines) {
    const match = begins.exec(line.text)
    if (!match || match.index === 0) kept.push(line)
    else return [...kept, cut(line, 0, match.index)]
  }
  return kept
}
