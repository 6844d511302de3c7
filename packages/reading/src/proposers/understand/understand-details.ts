import type { Concept } from '../../fields/concepts.ts'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import type { Word } from '../../layout/pages.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { countryBySign } from '../../values/address/places/countries.ts'
import { codeInItsPlace } from '../../values/address/places/unknown-codes.ts'
import { containersIn } from '../../values/containers.ts'
import { type MeasureKind, measuresIn, unitIn } from '../../values/measures.ts'
import { numbersIn, parseNumber } from '../../values/numbers.ts'
import { packageKindIn, packageKindOfCode, packageKindOfUnit } from '../../values/packages.ts'
import { isShapedAsPlate } from '../../values/plate-shapes.ts'
import { platesIn } from '../../values/plates.ts'
import { phrase } from '../../words/phrases/index.ts'
import type { Reading, ReadingContext, Understanding } from '../candidate.ts'
import { partedByCounts } from '../columns/counts/counted-lines.ts'
import { insideContainers } from '../statements/remarks.ts'
import { readGoodsText } from '../table/goods-text.ts'
import { sealsAsked } from '../vehicles/seals-asked.ts'
import { kindsTogether } from './kinds-together.ts'
import type { Reader, Readers } from './readers.ts'

const nothing: Understanding = { fit: 0, readings: [] }

const massOf =
  (field: 'grossWeight' | 'netWeight'): Reader =>
  ({ lines, text, context }) =>
    understandMeasure(figureOf(lines) ?? text, field, 'mass', context, 'KGM')

/** One goods field that stands in a box of its own; tables are read by goods-table.ts. */
export const goodsReaders = {
  grossWeight: massOf('grossWeight'),
  netWeight: massOf('netWeight'),
  volume: ({ lines, text, context }) =>
    understandMeasure(figureOf(lines) ?? text, 'volume', 'volume', context, 'MTQ'),
  packageCount: ({ text, context }) => understandCount(text, context),
  packing: ({ text }) => understandPackages(text),
  nature: ({ lines, context }) => understandNature(lines, context),
  marks: ({ text }) => understandMarks(text),
} satisfies Readers

/** '9,42', and further down words that say something else: the first line is all that was asked for. */
function figureOf([first, ...others]: readonly Span[]): Span | undefined {
  const isAlone = first && /^\d[\d.,'’ ]*(?:\s?(?:kgs?|to?|m3|m³|cbm))?$/iu.test(first.text)
  return isAlone && others.every(({ text }) => /\p{L}{4}/u.test(text)) ? first : undefined
}

/** 'SHI LMK 5501/1-82. HS 1108 13': the code of the goods behind the marks is none of them. */
function understandMarks(text: Span): Understanding {
  const end = text.text.search(/[.;,]?\s(?:HS|SH|NHM|TARIC|CN|NC|KN)(?:[\s-]code)?s?[.:]?\s\d{4}/u)
  const marks = end > 0 ? cut(text, 0, end) : text
  if (!/[\p{L}\d]{2}/u.test(marks.text)) return nothing
  return { fit: 0.8, readings: [{ place: placeOf('marks'), value: marks.text, span: marks }] }
}

/** '24 pallets machine parts': lines that count their packages are goods lines of their own. */
function understandNature(lines: Span[], context: ReadingContext): Understanding {
  const counted = lines.map((line) => countedGoods(line, context))
  if (counted.every((c) => c !== undefined)) {
    const readings = counted.flatMap((goods, index) => goods.map((r) => inLine(r, index + 1)))
    return { fit: 0.9, readings }
  }
  const parts = partedByCounts(lines.map(({ words }) => words))
  if (parts.length > 1) {
    const readings = parts.flatMap((part, at) => partOfGoods(part, context).map((r) => inLine(r, at + 1)))
    return { fit: 0.9, readings }
  }
  const whole = joinSpans(lines)
  if (!/[\p{L}\d]{2}/u.test(whole.text)) return nothing
  const text = (lines.length > 1 && readGoodsText(whole).nature) || whole
  return { fit: 0.8, readings: [{ place: placeOf('nature'), value: text.text, span: text }] }
}

/** '214 PCS HEAVY STEEL PLATES', and below it what is said of them. */
function partOfGoods(lines: readonly Word[][], context: ReadingContext): Reading[] {
  const [first] = lines
  const { nature } = readGoodsText(spanOf(lines.flat()))
  const count = first ? understandCount(insideContainers(spanOf(first)), context).readings : []
  return [
    ...count.map((r) =>
      r.place.eftiId === placeOf('totalPackages').eftiId ? { ...r, place: placeOf('packageCount') } : r,
    ),
    ...(nature ? [{ place: placeOf('nature'), value: nature.text, span: nature }] : []),
  ]
}

function countedGoods(line: Span, context: ReadingContext): Reading[] | undefined {
  const lead = /^(\d+)\s*(?:x\s+)?(?=\p{L})/u.exec(line.text)
  const rest = lead && cut(line, lead[0].length)
  const kind = rest && packageKindIn(rest.text.split(' ').slice(0, 2).join(' '))
  if (!lead || !rest || !kind) return undefined
  const words = kindWords(rest.text, kind.name)
  const count = parseNumber(lead[1] as string, context.decimalSign)
  const packing = cut(rest, 0, words)
  const goods = cut(rest, words)
  if (count === undefined || goods.text === '') return undefined
  return [
    { place: placeOf('packageCount'), value: count, span: cut(line, 0, lead[0].length) },
    ...understandPacking(packing).readings,
    { place: placeOf('nature'), value: goods.text, span: goods },
  ]
}

/** How far the kind of package reaches into the text. */
function kindWords(text: string, name: string): number {
  const count = name.split(' ').length
  const words = [...text.matchAll(/\S+/g)].slice(0, count)
  const last = words.at(-1)
  return last ? last.index + last[0].length : 0
}

export const inLine = (reading: Reading, number: number): Reading => ({
  ...reading,
  place: { ...reading.place, path: reading.place.path.replace('[1]', `[${number}]`) },
})

type FoundMeasure = ReturnType<typeof measuresIn>[number]

/** '614,330 mt', '41,906 mt', '656,236 mt' in one box: the last is what the others come to. */
function wholeOf(all: readonly FoundMeasure[]): FoundMeasure | undefined {
  const last = all.at(-1)
  const parts = all.slice(0, -1)
  if (!last || parts.length < 2 || parts.some(({ measure }) => measure.unit !== last.measure.unit))
    return undefined
  const sum = parts.reduce((total, { measure }) => total + measure.value, 0)
  return Math.abs(sum - last.measure.value) < 0.01 ? last : undefined
}

const withTare = new RegExp(String.raw`(?<!\p{L})(?:vgm|verified|${phrase('tare')})(?!\p{L})`, 'iu')

function understandMeasure(
  text: Span,
  field: FieldName,
  kind: MeasureKind,
  context: ReadingContext,
  usual: string,
) {
  // With the tare it is no longer the mass of the goods.
  if (kind === 'mass' && withTare.test(context.labelText)) return nothing
  const fromLabel = unitIn(context.labelText, kind)
  const all = measuresIn(text.text, kind, context.decimalSign, fromLabel ?? usual)
  const summed = wholeOf(all)
  const found = summed ?? all[0]
  if (!found) return nothing
  const isOne = all.every((other) => other.measure.value === found.measure.value)
  const sure = found.unitFrom === 'cell' || fromLabel !== undefined
  const reading: Reading = {
    place: placeOf(field),
    value: found.measure,
    span: cut(text, found.at, found.at + found.asWritten.length),
    checks: [
      found.unitFrom === 'cell'
        ? 'unit printed beside it'
        : sure
          ? 'unit from the label'
          : `unit taken as ${usual}`,
      ...(summed ? ['equals the sum of the lines'] : []),
    ],
    isOpen: !(sure && (isOne || summed)),
  }
  return { fit: sure ? 1 : 0.75, readings: [reading] }
}

export function understandCount(text: Span, context: ReadingContext): Understanding {
  const together = kindsTogether(text)
  if (together) return { fit: 1, readings: [together] }
  const first = numbersIn(text.text)[0]
  // 'Broj: 0077418' is the number of the paper.
  if (/^0\d{2}/.test(first?.raw ?? '')) return nothing
  const count = first && parseNumber(first.raw, context.decimalSign)
  if (!first || count === undefined || !Number.isInteger(count) || count > 99_999_999) return nothing
  if (
    /^\s*(?:kgs?|t|l|ltr?|lit(?:er|re|ri|ros)?s?|hl|m3|m³|%|x\s*\d|mm|cm)(?![\p{L}\d])/iu.test(
      text.text.slice(first.at + first.raw.length),
    )
  )
    return nothing
  const span = cut(text, first.at, first.at + first.raw.length)
  const readings: Reading[] = [{ place: placeOf('totalPackages'), value: count, span }]
  const rest = cut(text, first.at + first.raw.length)
  const bare = first.at === 0 && rest.text === ''
  const kind = understandPacking(rest)
  if (kind.fit === 1) {
    readings[0] = { ...(readings[0] as Reading), checks: ['a kind of package is counted'] }
    readings.push(...ofCounted(kind.readings, rest.text))
  }
  return { fit: bare || kind.fit === 1 ? 1 : 0.7, readings }
}

/** '18 pallets / 18 big bags', '40 pallets, 960 cartons': what is counted is named first, what stands on or in it behind. */
function ofCounted(readings: Reading[], rest: string): Reading[] {
  const [head = '', ...others] = rest.split(/\s*(?:\/|\(|,|;|=|\+|\d)/u)
  const counted = others.length > 0 ? packageKindIn(head) : undefined
  const type = placeOf('packageType').eftiId
  return counted
    ? readings.map((r) => (r.place.eftiId === type ? { ...r, value: counted.code } : r))
    : readings
}

/** 'Packing: 32 cartons and 4 bales': kinds that are counted are all the packages. */
function understandPackages(text: Span): Understanding {
  const together = kindsTogether(text)
  return together ? { fit: 1, readings: [together] } : understandPacking(text)
}

export function understandPacking(text: Span): Understanding {
  const words = cut(text, /^[\d\s.,x×]*/u.exec(text.text)?.[0].length ?? 0)
  if (!/\p{L}{2}/u.test(words.text)) return nothing
  const kind = packageKindOfCode(words.text) ?? packageKindOfUnit(words.text)
  const readings: Reading[] = [{ place: placeOf('packageText'), value: words.text, span: words }]
  if (!kind) return { fit: 0.5, readings }
  readings.unshift({
    place: placeOf('packageType'),
    value: kind.code,
    span: words,
    checks: [`'${kind.name}' is ${kind.code} in UN/ECE Recommendation 21`],
  })
  return { fit: 1, readings }
}

export function understandPlates(concept: Concept, lines: Span[], context: ReadingContext): Understanding {
  const text = joinSpans(lines, ' / ')
  if (concept === 'containerNumber') return understandContainers(text)
  if (concept === 'sealNumber') {
    const readings = sealsAsked(lines)
    return { fit: readings.length > 0 ? 1 : 0, readings }
  }
  const apart = lines.flatMap(splitAtGaps)
  const found = apart.flatMap((line) => platesIn(line.text).map((plate) => ({ plate, line })))
  const shaped = found.filter(({ plate }) => isShapedAsPlate(plate.number))
  // 'TEMP. +2 ... +4 ST. C': where nothing has the shape of a plate, more than one figure must speak for it.
  const plates = shaped.length > 0 ? shaped : found.filter(({ plate }) => /\d.*\d/.test(plate.number))
  const readings = plates.slice(0, concept === 'plates' ? 2 : 1).flatMap(({ plate, line }, index) => {
    const trailer = concept === 'trailerPlate' || index > 0
    const span = cut(line, plate.at, plate.at + plate.asWritten.length)
    const own: Reading[] = [{ place: placeOf(trailer ? 'equipment' : 'vehicle'), value: plate.number, span }]
    if (trailer)
      own.push({ place: placeOf('equipmentCategory'), value: trailerCategory(context.labelText), span })
    const country = plate.country && (countryBySign(plate.country) ?? codeInItsPlace(plate.country))
    if (country)
      own.push({ place: placeOf(trailer ? 'equipmentCountry' : 'vehicleCountry'), value: country, span })
    return own
  })
  return { fit: readings.length > 0 ? 1 : 0, readings }
}

/** What stands further apart than words do is not one plate. */
export function splitAtGaps(line: Span): Span[] {
  const pieces: Word[][] = []
  let end = Number.POSITIVE_INFINITY
  for (const word of line.words) {
    if (word.box[0] - end > 1.2 * (word.box[3] - word.box[1]) || pieces.length === 0) pieces.push([])
    pieces.at(-1)?.push(word)
    end = word.box[2]
  }
  return pieces.length > 1 ? pieces.map(spanOf) : [line]
}

const semitrailerPattern = new RegExp(phrase('semitrailer'), 'i')

/** EDIFACT 8053: SM a semi-trailer, TE a trailer. */
const trailerCategory = (label: string) => (semitrailerPattern.test(label) ? 'SM' : 'TE')

function understandContainers(text: Span): Understanding {
  const found = containersIn(text.text)
  const readings = found.flatMap((container, index): Reading[] => {
    const span = cut(text, container.at, container.at + container.asWritten.length)
    const checks = [container.checkDigitHolds ? 'check digit holds' : 'check digit does not hold']
    return [
      { place: placeOf('carriedContainer', index + 1), value: container.number, span, checks },
      { place: placeOf('carriedCategory', index + 1), value: 'CN', span },
    ]
  })
  return { fit: found.length > 0 ? 1 : 0, readings }
}
