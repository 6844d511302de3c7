import { placeOf } from '../../fields/field-map.ts'
import { cut, type Span } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { plateAt, plateShape } from '../../values/plate-shapes.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading } from '../candidate.ts'
import { ambiguous, plates, tractors, trailers } from './words-of-vehicles.ts'

const any = `(?:${[trailers, tractors, plates, ambiguous].join('|')})`
const joins = `(?:${phrase('betweenVehicles')})`
const chain = new RegExp(
  String.raw`(?<![\p{L}\d-])${any}(?!\p{L}|-(?!n[ro]\b|kennz)\p{L})(?:[\s.:°º№()/,–-]*(?<!\p{L})(?:${any}(?!\p{L}|-\p{L})|${joins}(?!\p{L}|-)))*[\s.:°º№()–_-]*`,
  'giu',
)
const named = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
const [isTrailer, isTractor, isClear] = [trailers, tractors, `${trailers}|${tractors}|${plates}`].map(
  named,
) as [RegExp, RegExp, RegExp]

const isAmbiguous = new RegExp(String.raw`(?<!\p{L})(?:${ambiguous})(?!\p{L})`, 'giu')

/** Where nothing but the word tells that it is a plate. */
const loose = /^(?:[A-Z]{1,3}:\s?)?([\p{Lu}\d]{1,6}(?:[ ·-][\p{Lu}\d]{1,6}){0,3})(?![\p{L}\d]|\.\p{L})/u
/** From the word to its plate, in heights of type. */
const farthest = { clear: 6, ambiguous: 1.5 }

export interface NamedPlate {
  span: Span
  /** Where the word begins that leads to it. */
  from: number
  of: 'vehicle' | 'equipment'
  /** It has no shape of a plate. */
  isOpen?: boolean
}

/** 'BG-441-KT, BG-882-EX': behind a comma only what has the same letters and figures at the same places. */
function behindComma(text: string, first: string, from: number) {
  const join = /^\s*,\s*/u.exec(text.slice(from))
  const second = join ? plateAt(text, from + join[0].length) : undefined
  return second && formOf(second.text) === formOf(first) ? second : undefined
}

const formOf = (plate: string) => plate.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '9')

/** 'Truck SN24 MRX, trailer C331907', 'targa FK 417 ZR + XA 882 HT': plates that a line names, and what bears them. */
export function vehiclesIn(line: Span): NamedPlate[] {
  // No plate is without figures, and most lines of a page are.
  if (!/\d/.test(line.text)) return []
  const found: NamedPlate[] = []
  for (const match of line.text.matchAll(chain)) {
    const at = match.index + match[0].length
    const clear = isClear.test(match[0].replace(isAmbiguous, ' '))
    const shaped = plateAt(line.text, at) ?? plateAt(line.text, behindWords(match))
    const first = shaped ?? (clear ? looseAt(line.text, at) : undefined)
    if (
      !first ||
      datesIn(first.text).length > 0 ||
      isFar(line, match.index, first.at, farthest[clear || /:\s*$/.test(match[0]) ? 'clear' : 'ambiguous'])
    )
      continue
    const lead = lastField(match[0])
    const ofTrailer = isTrailer.test(lead) && !isTractor.test(lead)
    const before = ofTrailer && found.length === 0 ? beforeTrailer(line, match.index) : undefined
    if (before) found.push(before)
    const span = cut(line, first.at, first.at + first.text.length)
    found.push({ span, from: match.index, of: ofTrailer ? 'equipment' : 'vehicle', isOpen: !first.shaped })
    const end = first.at + first.text.length
    const second = ofTrailer
      ? undefined
      : (behindStroke(line.text, end) ?? (first.shaped ? behindComma(line.text, first.text, end) : undefined))
    if (second)
      found.push({
        span: cut(line, second.at, second.at + second.text.length),
        from: match.index,
        of: 'equipment',
      })
  }
  return found
}

/** 'Tracteur : Semi-remorque :': nothing stands behind the first word that has a colon. */
const lastField = (words: string): string => words.split(/:(?=[^:]*\p{L}[^:]*:)/u).at(-1) ?? words

const lastPlate = new RegExp(String.raw`(?:^|[\s,;:(])(?<plate>${plateShape})[\s,;/+&·|–-]*$`, 'u')

/** 'BQ-77-LT / reboque AV-91802': the plate right before the word for a trailer is that of what draws it. */
function beforeTrailer(line: Span, word: number): NamedPlate | undefined {
  const match = lastPlate.exec(line.text.slice(0, word))
  const plate = match?.groups?.plate
  if (!match || !plate || datesIn(plate).length > 0) return undefined
  const at = match.index + match[0].indexOf(plate)
  return { span: cut(line, at, at + plate.length), from: at, of: 'vehicle' }
}

const small = new RegExp(String.raw`(?:(?<!\p{L})${joins}(?!\p{L})|[\s.:°º№()–_-])*$`, 'iu')

/** 'Priekaba NR 550': what may be a small word for numbers may be a part of the plate. */
const behindWords = (match: RegExpExecArray) => {
  const words = match[0].replace(small, '')
  return match.index + words.length + (/^[\s.:]*/.exec(match[0].slice(words.length))?.[0].length ?? 0)
}

function looseAt(text: string, at: number) {
  const match = loose.exec(text.slice(at))
  const groups = match?.[1]?.split(/(?=[ ·-])/) ?? []
  for (let many = groups.length; many > 0; many--) {
    const plate = groups.slice(0, many).join('')
    const bare = plate.replace(/[^\p{Lu}\d]/gu, '')
    const digits = bare.replace(/\D/g, '').length
    const isPlate = bare.length >= 5 && bare.length <= 9 && digits >= 2 && digits < bare.length
    if (isPlate) return { text: plate, at: at + text.slice(at).indexOf(plate), shaped: false }
  }
  return undefined
}

const andPattern = new RegExp(String.raw`^\s*(?:[/+&]|(?:${phrase('and')})(?=\s))\s*`, 'u')

/** '… POT 5G417 / POT 88XP': the one behind the stroke is the trailer's. */
function behindStroke(text: string, from: number) {
  const join = andPattern.exec(text.slice(from))
  return join ? plateAt(text, from + join[0].length) : undefined
}

function isFar(line: Span, word: number, plate: number, most: number): boolean {
  const [lead] = cut(line, word, plate).words.slice(-1)
  const [first] = cut(line, plate).words
  return !lead || !first || first.box[0] - lead.box[2] > most * (first.box[3] - first.box[1])
}

/** 'weg, 37-BXH-2 / OR-66-VK': where a box asks by which means, plates need no word before them. */
export function platesAsMeans(line: Span): Reading[] {
  const named = platesNamed([line])
  const [at] = [...line.text.matchAll(/(?<![^\s,;:(/–-])(?=[\p{Lu}\d])/gu)]
    .map(({ index }) => index)
    .filter((index) => plateAt(line.text, index)?.shaped)
  const first = at === undefined ? undefined : plateAt(line.text, at)
  if (named.length > 0 || !first) return named
  const second = behindStroke(line.text, first.at + first.text.length)
  return [first, ...(second ? [second] : [])].map((plate, i) => {
    const place = placeOf(i === 0 ? 'vehicle' : 'equipment')
    return {
      place,
      value: plate.text,
      span: cut(line, plate.at, plate.at + plate.text.length),
      checks: ['has the shape of a number plate'],
    }
  })
}

/** One vehicle and one trailer, the first of each that lines name. */
export function platesNamed(lines: readonly Span[]): Reading[] {
  const readings: Reading[] = []
  for (const { span, of, isOpen } of lines.flatMap(vehiclesIn)) {
    if (readings.some(({ place }) => place.path === placeOf(of).path)) continue
    readings.push({ place: placeOf(of), value: span.text, span, isOpen })
    if (of === 'equipment') readings.push({ place: placeOf('equipmentCategory'), value: 'TE', span })
  }
  return readings
}

const fetched = new RegExp(
  String.raw`[\s,;:(/|·–—-]+(?:${phrase('fetched')})(?!\p{L})[.:\s]*(?=.*\d).*$`,
  'isu',
)

/** 'Bloemexpres B.V., kenteken 55-BXP-1, laden 20-11-2026': the name ends where the vehicle or the day begins. */
export const withoutVehicles = (lines: readonly Span[]): Span[] => {
  const kept: Span[] = []
  for (const line of lines) {
    const vehicle = vehiclesIn(line)[0]?.from
    const from = Math.min(
      vehicle ?? Number.POSITIVE_INFINITY,
      fetched.exec(line.text)?.index ?? Number.POSITIVE_INFINITY,
    )
    if (from === Number.POSITIVE_INFINITY) kept.push(line)
    else {
      const before = cut(line, 0, line.text.slice(0, from).replace(/[\s,;:(/|·–—-]+$/, '').length)
      return before.text ? [...kept, before] : kept
    }
  }
  return kept
}
