import { containerCheckDigit } from '../../../packages/reading/src/values/containers.ts'
import { type Random, randomFrom } from '../../../samples/make/scans/random.ts'
import { box, type FormBox, type FormColumn } from '../kinds/form.ts'
import { expectParty, movement } from '../kinds/truth.ts'
import type { Party } from '../paper.ts'
import { addressLines, countryOf, inventCompany, inventPlate } from './countries.ts'
import type { VariedForm } from './form.ts'
import { type InventedLine, inventGoods } from './invent-goods.ts'
import { between, happens, pick } from './pick.ts'
import { type VariedLanguage, type WordKey, waysToSay } from './words.ts'

export const tradeKinds = ['invoice', 'packing', 'delivery'] as const

export interface InventedTrade {
  form: VariedForm
  truth: Map<string, unknown>
}

interface Draft {
  random: Random
  language: VariedLanguage
  country: string
  truth: Map<string, unknown>
  word: (key: WordKey) => string
  number: (value: number, digits?: number) => string
  date: (day: Date) => string
}

/** A trade document with what such documents have: goods, totals, and often who carries them in what, under which seal. */
export function inventTrade(
  kind: (typeof tradeKinds)[number],
  language: VariedLanguage,
  seed: string,
): InventedTrade {
  const draft = newDraft(language, seed)
  const { random, truth, word } = draft
  const [seller, receiver, buyer] = inventParties(draft)
  const isLetter = happens(random, 0.5)
  const isEnvelope = happens(random, 0.25)
  const number = `${pick(random, 'RE-|PL|26/|VO|2026-||')}${between(random, 1100, 998_900)}`
  truth.set('associatedDocument[1]/id', number)
  const title = word(kind)
  const ofNumber = happens(random, 0.75) ? `${title} ${word('no')}` : word('no')
  const goods = goodsOf(draft)
  const boxes = [
    ...(isLetter ? [] : [box(word('seller'), addressLines(seller))]),
    ...(isEnvelope ? [] : [box(word('shipTo'), addressLines(receiver))]),
    ...(buyer ? [box(word('buyer'), addressLines(buyer))] : []),
    box(ofNumber, number),
    box(word('date'), draft.date(dayOf(random))),
    ...further(draft),
  ]
  const transport = transportOf(draft)
  const isBelow = happens(random, 0.5)
  const form = {
    title,
    letterhead: isLetter ? [...addressLines(seller), ...contactLines(random)] : [],
    addressee: isEnvelope ? addressLines(receiver) : [],
    boxes: isBelow ? boxes : [...boxes, ...transport],
    columns: goods.columns,
    totals: goods.totals,
    foot: [...goods.foot, ...(isBelow ? transport : [])],
    smallPrint: happens(random, 0.4) ? bankLines(random) : [],
  }
  return { form, truth }
}

function newDraft(language: VariedLanguage, seed: string): Draft {
  const random = randomFrom(seed)
  const isBilingual = language !== 'en' && happens(random, 0.12)
  const locale = language === 'no' ? 'nb' : language
  const pattern = between(random, 0, 3)
  return {
    random,
    language,
    country: countryOf(language),
    truth: new Map(),
    word: (key) => {
      const own = pick(random, waysToSay(key, language))
      return isBilingual ? `${own} / ${pick(random, waysToSay(key, 'en'))}` : own
    },
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
        .format(value)
        .replace(/\s/g, ' '),
    date: (day) => printDate(day, locale, pattern),
  }
}

const dayOf = (random: Random) => new Date(Date.UTC(2026, between(random, 0, 11), between(random, 13, 28)))

function printDate(day: Date, locale: string, pattern: number): string {
  const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-')
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  return (
    [`${date}.${month}.${year}`, long, `${year}-${month}-${date}`, `${date}/${month}/${year}`][pattern] ??
    long
  )
}

/** The seller, who receives the goods, and who pays where that is another. */
function inventParties({ random, language, country, truth }: Draft): [Party, Party, Party | undefined] {
  const seller = inventCompany(random, language, country)
  const receiver = inventCompany(random, language, happens(random, 0.3) ? country : undefined)
  expectParty(truth, 'consignor', seller)
  expectParty(truth, 'consignee', receiver)
  return [seller, receiver, happens(random, 0.3) ? inventCompany(random, language) : undefined]
}

/** What such documents state besides, and eFTI has no place for. */
function further({ random, word }: Draft): FormBox[] {
  const all: [WordKey, string][] = [
    ['order', `${pick(random, 'PO|B-|45000|')}${between(random, 10_000, 99_000)}`],
    ['customer', String(between(random, 10_000, 89_000))],
    ['terms', pick(random, 'DAP|FCA|EXW|CPT|DDP|FOB')],
  ]
  return all.filter(() => happens(random, 0.5)).map(([key, value]) => box(word(key), value))
}

const contactLines = (random: Random) =>
  [
    `Tel. +${between(random, 30, 49)} ${between(random, 100, 999)} ${between(random, 100_000, 999_000)}`,
    `office@${pick(random, 'mail|post|trade|werk')}${between(random, 10, 99)}.example`,
    `VAT ${pick(random, 'DE|FR|IT|PL|ES')}${between(random, 100_000_000, 999_000_000)}`,
  ].filter(() => happens(random, 0.6))

const bankLines = (random: Random) => [
  `IBAN XX${between(random, 10, 99)} ${between(random, 1000, 9999)} ${between(random, 1000, 9999)} 0000 · BIC ABCDXXMM`,
]

function transportOf(draft: Draft): FormBox[] {
  const { random, truth, word, country, language } = draft
  const found: FormBox[] = []
  const say = (key: WordKey, path: string, value: string, printed = value) => {
    truth.set(path, value)
    found.push(box(word(key), printed))
  }
  if (happens(random, 0.75)) {
    const carrier = inventCompany(random, language, happens(random, 0.6) ? country : undefined)
    const lines = happens(random, 0.3) ? addressLines(carrier) : carrier.name
    if (lines.length > 1) expectParty(truth, 'carrier', carrier)
    else truth.set('carrier/name[1]', carrier.name.join(' '))
    found.push(box(word('carrier'), lines))
  }
  if (happens(random, 0.6)) found.push(...vehiclesOf(draft))
  if (happens(random, 0.25)) found.push(...containerOf(draft))
  if (happens(random, 0.45)) {
    const day = dayOf(random)
    say('loading', 'carrierAcceptanceDateTime', day.toISOString().slice(0, 10), draft.date(day))
  }
  if (happens(random, 0.2))
    found.push(box(word('driver'), pick(random, 'J. Novak|M. Keller|P. Lund|A. Rossi')))
  return found
}

function vehiclesOf({ random, truth, word, country }: Draft): FormBox[] {
  const [vehicle, trailer] = [inventPlate(random, country), inventPlate(random, country)]
  truth.set(`${movement}/usedTransportMeans/id`, vehicle)
  if (happens(random, 0.5)) return [box(word('vehicle'), vehicle)]
  truth.set('usedTransportEquipment[1]/id', trailer)
  if (happens(random, 0.5)) return [box(`${word('vehicle')} / ${word('trailer')}`, `${vehicle} / ${trailer}`)]
  const found = [box(word('vehicle'), vehicle), box(word('trailer'), trailer)]
  if (happens(random, 0.3)) found.push(sealOf(random, word, truth, 'usedTransportEquipment[1]'))
  return found
}

function containerOf({ random, truth, word }: Draft): FormBox[] {
  const owner = `${pick(random, 'MSK|TCL|CSQ|HLX|GES')}U${between(random, 100_000, 999_999)}`
  const number = `${owner}${containerCheckDigit(owner)}`
  const container = 'usedTransportEquipment[1]/carriedTransportEquipment[1]'
  truth.set(`${container}/id`, number)
  const found = box(word('container'), number)
  return happens(random, 0.8) ? [found, sealOf(random, word, truth, container)] : [found]
}

function sealOf(random: Random, word: Draft['word'], truth: Map<string, unknown>, of: string): FormBox {
  const seal = `${pick(random, 'ML-|EU|CZ|H|')}${between(random, 100_000, 9_999_999)}`
  truth.set(`${of}/affixedSeal[1]/id`, seal)
  return box(word('seal'), seal)
}

interface Goods {
  columns: FormColumn[]
  totals: string[]
  foot: FormBox[]
}

/** Of each figure of the goods: how its column is, what it comes to. */
interface Figure {
  key: WordKey
  cells: string[]
  total: string
  isColumn: boolean
  width: number
}

function goodsOf(draft: Draft): Goods {
  const { random, truth, word, number, language } = draft
  const lines = inventGoods(random, language)
  lines.forEach(({ nature }, at) => {
    truth.set(`natureIdentificationCargo/identificationText[${at + 1}]`, nature)
  })
  const digits = pick(random, [0, 0, 1, 2])
  const unit = happens(random, 0.4) ? ' kg' : ''
  const figure = (
    key: WordKey,
    of: (line: InventedLine) => number,
    places: number,
    sign: string,
  ): Figure => ({
    key,
    cells: lines.map((line) => number(of(line), places) + sign),
    total: number(sumOf(lines, of), places) + sign,
    isColumn: happens(random, 0.65),
    width: 2,
  })
  const mass = (of: (line: InventedLine) => number) => ({ value: sumOf(lines, of), unit: 'KGM' })
  const figures = [packagesOf(draft, lines)]
  if (happens(random, 0.9)) {
    figures.push(figure('gross', ({ gross }) => gross, digits, unit))
    truth.set(
      'grossWeight[1]',
      mass(({ gross }) => gross),
    )
  }
  if (happens(random, 0.6)) {
    figures.push(figure('net', ({ net }) => net, digits, unit))
    truth.set(
      'netWeight[1]',
      mass(({ net }) => net),
    )
  }
  if (happens(random, 0.3)) {
    figures.push(figure('volume', ({ volume }) => volume, 2, happens(random, 0.3) ? ' m3' : ''))
    truth.set('grossVolume[1]', { ...mass(({ volume }) => volume), unit: 'MTQ' })
  }
  const nature: FormColumn = { label: word('nature'), cells: lines.map((line) => line.nature), width: 4 }
  const columns = [...besides(draft, lines), nature, ...kindsOf(draft, lines)]
  return { ...withTotals(draft, columns, figures), columns: [...columns, ...columnsOf(draft, figures)] }
}

const sumOf = (lines: readonly InventedLine[], of: (line: InventedLine) => number) =>
  Math.round(100 * lines.reduce((sum, line) => sum + of(line), 0)) / 100

const columnsOf = ({ word }: Draft, figures: readonly Figure[]): FormColumn[] =>
  figures.flatMap(({ key, cells, isColumn, width }) => (isColumn ? [{ label: word(key), cells, width }] : []))

/** How many packages, of one kind in the total where they are. */
function packagesOf({ random, truth }: Draft, lines: readonly InventedLine[]): Figure {
  const isColumn = happens(random, 0.75)
  const withKind = happens(random, 0.3)
  const count = sumOf(lines, (line) => line.count)
  const kinds = new Set(lines.map(({ kind }) => kind))
  truth.set('numberOfPackages', count)
  if (isColumn)
    lines.forEach((line, at) => {
      truth.set(`transportPackage[${at + 1}]/itemQuantity`, line.count)
      if (withKind) truth.set(`transportPackage[${at + 1}]/typeCode[1]`, line.code)
    })
  return {
    key: 'count',
    cells: lines.map((line) => (withKind ? `${line.count} ${line.kind}` : String(line.count))),
    total: withKind && isColumn && kinds.size === 1 ? `${count} ${[...kinds][0]}` : String(count),
    isColumn,
    width: withKind ? 2.6 : 1.6,
  }
}

/** A column for the kind of packages, unless it stands beside their number. */
function kindsOf({ random, truth, word }: Draft, lines: readonly InventedLine[]): FormColumn[] {
  const isTold = truth.has('transportPackage[1]/typeCode[1]')
  if (isTold || !truth.has('transportPackage[1]/itemQuantity') || happens(random, 0.4)) return []
  lines.forEach((line, at) => {
    truth.set(`transportPackage[${at + 1}]/typeCode[1]`, line.code)
  })
  return [{ label: word('kind'), cells: lines.map(({ kind }) => kind), width: 2 }]
}

/** Columns of which nothing is read. */
function besides({ random, word, number }: Draft, lines: readonly InventedLine[]): FormColumn[] {
  const columns: FormColumn[] = []
  const add = (key: WordKey, width: number, cell: () => string) =>
    columns.push({ label: word(key), cells: lines.map(cell), width })
  if (happens(random, 0.5))
    add('article', 1.8, () => `${pick(random, 'A|K-|70|')}${between(random, 1000, 99_999)}`)
  if (happens(random, 0.5)) add('quantity', 1.6, () => number(between(random, 4, 4800)))
  if (happens(random, 0.3)) add('price', 1.6, () => number(between(random, 100, 9900) / 100, 2))
  if (happens(random, 0.3)) add('amount', 1.8, () => number(between(random, 10_000, 990_000) / 100, 2))
  return columns
}

/** What the figures come to: in a last row, or each with its label below; without a column always. */
function withTotals(draft: Draft, columns: readonly FormColumn[], figures: readonly Figure[]) {
  const { random, word } = draft
  const isRow = happens(random, 0.5)
  const below = figures.filter(({ isColumn }) => !isColumn || !isRow)
  const isNamed = happens(random, 0.6)
  const foot = below.map(({ key, total }) =>
    box(isNamed ? `${word('total')} ${word(key)}` : word(key), total),
  )
  if (!isRow) return { totals: [], foot }
  const name = columns.map((_, at) => (at === 0 ? word('total') : ''))
  return { totals: [...name, ...figures.flatMap(({ isColumn, total }) => (isColumn ? [total] : []))], foot }
}
