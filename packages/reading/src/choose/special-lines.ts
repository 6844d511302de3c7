import { deniesDanger, emptyWordsIn, namesTankOrBulk, specialWordsIn } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { type FieldName, placeOf } from '../fields/field-map.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { measuresIn } from '../values/measures.ts'
import type { DecimalSign } from '../values/numbers.ts'
import { phrase } from '../words/phrases/index.ts'

/** A line of a document, and the line right above it. */
export interface Line {
  text: string
  run: Run
  page: PageLayout
  above: Run | undefined
}

/** A line with the end of the one above it ahead, where a sentence goes on over both. */
export interface Wrapped extends Line {
  /** How much of the text is of the line above. */
  seam: number
}

export function wrapped(lines: readonly Line[]): Wrapped[] {
  return lines.flatMap((line) => {
    if (!line.above) return []
    const ahead = `${textOf(line.above.words)} `
    return [{ ...line, text: ahead + line.text, seam: ahead.length }]
  })
}

export type Make = (
  line: Line,
  field: FieldName,
  value: ExtractedValue['value'],
  number?: number,
) => ExtractedValue

export const NUMBERS = /(?:UN|ONU)[\s.:-]{0,3}(\d{4})(?!\d)/gu
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBERS)].map((match) => match[1] ?? '')

export const numberIn = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 1)

/** UN numbers that were read, and which of the goods they are. */
export function numbersOf(values: readonly ExtractedValue[]): { value: string; number: number }[] {
  const { eftiId } = placeOf('unNumber')
  return values
    .filter((value) => value.eftiId === eftiId)
    .map(({ value, path }) => ({ value: String(value), number: numberIn(path) }))
}

const DRY_ICE = '1845'
/** Behind the number of dry ice: its name, up to a figure or a clause of its own. */
const NAME_OF_ICE =
  /^[\s,:;–-]*(?<name>\p{L}[\p{L}\s,()'’/-]{2,60}?\p{L}\)?)\s*(?=$|[,;:–-]?\s*\d|[,;:|]|\s{2})/u

/** Dry ice has no class in its description, so number and name were not found as one. */
export function dryIce(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  const line = lines.find(({ text }) => numbersIn(text).includes(DRY_ICE))
  if (!line) return []
  const known = numbersOf(values).find(({ value }) => value === DRY_ICE)
  const number = known?.number ?? Math.max(0, ...numbersOf(values).map((item) => item.number)) + 1
  const isNamed = values.some(({ path }) => path === placeOf('properShippingName', number).path)
  const match = [...line.text.matchAll(NUMBERS)].find(([, digits]) => digits === DRY_ICE)
  const behind = line.text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))
  // With words for cooling the name ends where these begin.
  const isCooling = specialWordsIn(behind).some(({ means }) => means === '5.5.3')
  const name = isNamed || isCooling ? undefined : NAME_OF_ICE.exec(behind)?.groups?.name
  return [
    ...(known ? [] : [make(line, 'unNumber', DRY_ICE, number)]),
    ...(name ? [make(line, 'properShippingName', name, number)] : []),
  ]
}

/** 5.4.1.1.3.1: the word for waste right before the letters UN. */
const WASTE_AHEAD = new RegExp(String.raw`(?<!\p{L})(${phrase('wasteAhead')})[\s,;:–-]*$`, 'iu')

/** The word for waste ahead of the number is kept with the name, as it is where it stands before the name itself. */
export function namedWaste(values: readonly ExtractedValue[], lines: readonly Line[]): ExtractedValue[] {
  const found = new Map<string, string>()
  for (const { value, number } of numbersOf(values))
    for (const { text } of lines)
      for (const match of text.matchAll(NUMBERS)) {
        const word = match[1] === value ? WASTE_AHEAD.exec(text.slice(0, match.index))?.[1] : undefined
        if (word) found.set(placeOf('properShippingName', number).path, word)
      }
  return values.map((value) => {
    const word = found.get(value.path)
    return word ? { ...value, value: `${word}, ${value.value}` } : value
  })
}

/** Of the European list of waste, marked as hazardous. */
const HAZARDOUS_CODE = /(?<![\d.,])\d{2}[ .]?\d{2}[ .]?\d{2}\s?\*(?!\*)/u

/** Beside dangerous goods a code of hazardous waste says what they are. */
export function hazardousWaste(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  if (numbersOf(values).length === 0) return []
  const line = [...lines, ...wrapped(lines)].find(({ text }) => HAZARDOUS_CODE.test(text))
  return line ? [make(line, 'dangerousInformation', line.text, nextInformation(values))] : []
}

/** The first number that no information on dangerous goods has yet. */
export function nextInformation(values: readonly ExtractedValue[]): number {
  const { eftiId } = placeOf('dangerousInformation')
  const taken = values.filter((value) => value.eftiId === eftiId).map(({ path }) => numberIn(path))
  return Math.max(0, ...taken) + 1
}

const PACKAGES = new Set(
  (['packageCount', 'packageText', 'totalPackages'] as const).map((field) => placeOf(field).eftiId),
)

/** Goods without packages: what says that they are in a tank or in bulk is kept, since no element of the data set has it. */
export function inTank(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  if (numbersOf(values).length === 0 || values.some(({ eftiId }) => PACKAGES.has(eftiId))) return []
  const line = lines.find(({ text }) => namesTankOrBulk(text))
  return line ? [make(line, 'dangerousInformation', line.text, nextInformation(values))] : []
}

const NOTIFICATION = new RegExp(
  String.raw`(?:${phrase('notificationOrAnnex')})[^\d;]{0,40}?(?<number>[A-Z]{2}[ -]?\d{3,6}(?:[ /-]?\d{3,8})?)(?![\d\p{L}])`,
  'iu',
)

/** The number of the notification of waste that goes as dangerous goods, where a document that is no form of waste gives it. */
export function notificationOf(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  const { eftiId } = placeOf('wasteCode')
  if (numbersOf(values).length === 0 || values.some((value) => value.eftiId === eftiId)) return []
  const line = lines.find(({ text }) => NOTIFICATION.test(text))
  const number = NOTIFICATION.exec(line?.text ?? '')?.groups?.number
  return line && number ? [make(line, 'wasteCode', number)] : []
}

const FLASH_POINT = new RegExp(phrase('flashPoint'), 'iu')

/** Where a flash point is why goods are none of ADR: the line, with what goes on above and below it. */
export function flashPoints(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    if (!FLASH_POINT.test(line.text)) return []
    const text = [lines[at - 1]?.text, line.text, lines[at + 1]?.text].join(' ')
    return deniesDanger(text) ? [{ ...line, text }] : []
  })
}

const EXPLOSIVE = new RegExp(
  String.raw`(?<!\p{L})(?:N\.?E\.?[MQCW]\.?|NEX|M\.?N\.?E\.?|${phrase('netExplosiveMass')})(?!\p{L})[^\d;]{0,40}?(?=\d)`,
  'iu',
)

/** 5.4.1.2.1 (a): the net explosive mass, behind its words on the line of the goods or, of the only explosive, on any line. */
export function explosiveMasses(
  values: readonly ExtractedValue[],
  lines: readonly Line[],
  make: Make,
  sign: DecimalSign,
) {
  const explosives = numbersOf(values).filter(({ value }) => value.startsWith('0'))
  return explosives.flatMap(({ value, number }) => {
    const own = lines.filter(({ text }) => numbersIn(text).includes(value))
    const near = explosives.length === 1 ? [...own, ...lines] : own
    const line = near.find(({ text }) => EXPLOSIVE.test(text))
    const match = line && EXPLOSIVE.exec(line.text)
    const behind = match ? line.text.slice(match.index + match[0].length) : ''
    const [mass] = measuresIn(behind, 'mass', sign)
    return line && mass && mass.at === 0 ? [make(line, 'explosiveMass', mass.measure, number)] : []
  })
}

/** Heads a column, on one line or two: 'Massa líquida de matéria explosiva kg', 'NEM (kg)'. */
const EXPLOSIVE_HEADING = new RegExp(
  String.raw`(?<!\p{L})N\.?E\.?[MQCWX]\.?(?!\p{L})|(?:${phrase('massOrContent')})[^.;]{0,40}?(?:${phrase('explosiveBeginning')})`,
  'iu',
)

/** Class 1: the net mass of a column for the explosive contents is that of these, and so is its total. */
export function asExplosives(
  values: readonly ExtractedValue[],
  pages: readonly PageLayout[],
): ExtractedValue[] {
  const [net, total] = [placeOf('dangerousNetWeight').eftiId, placeOf('netWeight').eftiId]
  const explosive = placeOf('explosiveMass').eftiId
  const numbers = numbersOf(values)
  const explosives = new Set(numbers.filter(({ value }) => value.startsWith('0')).map(({ number }) => number))
  const isHeaded = () =>
    pages.some((page) => textsByRegion(page).some((text) => EXPLOSIVE_HEADING.test(text)))
  if (explosives.size === 0 || values.some(({ eftiId }) => eftiId === explosive) || !isHeaded())
    return [...values]
  const isAll = numbers.every(({ number }) => explosives.has(number))
  return values.map((value) => {
    const number = numberIn(value.path)
    if (value.eftiId === net && explosives.has(number))
      return { ...value, ...placeOf('explosiveMass', number) }
    return value.eftiId === total && isAll ? { ...value, ...placeOf('explosiveTotal') } : value
  })
}

/** The lines of each box of a page as one text. */
function textsByRegion({ runs }: PageLayout): string[] {
  const regions = Map.groupBy(runs, ({ region }) => region)
  return [...regions.values()].map((own) => own.map(({ words }) => textOf(words)).join(' '))
}

/** A line or its document is about dangerous goods and not about food or pallets. */
const OF_THE_LAW = new RegExp(
  String.raw`(?<!\p{L})(?:ADR|RID|ADN|UN\s?\d{4}|ONU\s?\d{4})(?![\p{L}])|${phrase('dangerous')}`,
  'iu',
)

/** An empty tank whose last load is named without a number, or not at all (5.4.1.1.6.2.2). */
export function emptyWithoutLoad(values: readonly ExtractedValue[], lines: readonly Line[], make: Make) {
  if (numbersOf(values).length > 0 || lines.some(({ text }) => numbersIn(text).length > 0)) return []
  const isOfTheLaw = lines.some(({ text }) => OF_THE_LAW.test(text))
  const line = lines.find(({ text }) => {
    if (!LAST.test(text))
      return isOfTheLaw && UNCLEANED.test(text) && emptyWordsIn(text)?.means === 'last load'
    // 'EMPTY TANK-VEHICLE, LAST LOAD' are words of ADR; a last cargo alone may be one of food.
    return isOfTheLaw || emptyWordsIn(text.replace(LAST, ''))?.means === 'last load'
  })
  return line ? [make(line, 'properShippingName', line.text.slice(0, 120))] : []
}

/** Words for the last load: 'empty container' alone may be a clean one. */
const LAST = new RegExp(phrase('lastLoad'), 'iu')

/** Empty, uncleaned packagings of dangerous goods without the class of what they held (5.4.1.1.6.2.1). */
export function emptyWithoutClass(
  values: readonly ExtractedValue[],
  lines: readonly Line[],
  make: Make,
  number: number,
) {
  if (numbersOf(values).length > 0) return []
  const line = lines.find(({ text }) => {
    const words = emptyWordsIn(text)
    const isUncleaned = words?.means === 'uncleaned' || (words?.means === 'packaging' && UNCLEANED.test(text))
    return isUncleaned && PACKAGING.test(text) && numbersIn(text).length === 0 && OF_THE_LAW.test(text)
  })
  const words = line && emptyWordsIn(line.text)
  return line && words ? [make(line, 'properShippingName', line.text.slice(words.at, words.end), number)] : []
}

const UNCLEANED = new RegExp(phrase('uncleaned'), 'iu')
const PACKAGING = new RegExp(phrase('packagingBeginning'), 'iu')
