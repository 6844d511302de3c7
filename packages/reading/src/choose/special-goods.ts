import { type SpecialCase, specialWordsIn, type Words } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { sameLine, unite } from '../layout/box.ts'
import type { Word } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import type { DecimalSign } from '../values/numbers.ts'
import { phrase } from '../words/phrases/index.ts'
import { emptiesOf, namedEmpty } from './empty-packagings.ts'
import { goodsWithoutNumber } from './goods-without-number.ts'
import {
  asExplosives,
  dryIce,
  explosiveMasses,
  flashPoints,
  hazardousWaste,
  inTank,
  type Line,
  type Make,
  NUMBERS,
  namedWaste,
  notificationOf,
  numberIn,
  numbersIn,
  numbersOf,
  type Wrapped,
  wrapped,
} from './special-lines.ts'
import { hazardNumbers } from './starts-of-goods.ts'
import { volumesOfGoods } from './volumes-of-goods.ts'

const COOLED = '1845'
const tunnel = placeOf('tunnelCode').eftiId
const group = placeOf('packingGroup').eftiId
const information = placeOf('dangerousInformation').eftiId

/** A line names dangerous goods, or a paragraph of their law: 'limited quantity' alone heads a column. */
const OF_DANGEROUS_GOODS = new RegExp(
  String.raw`\b(?:UN|ONU|ADR|RID|ADN|IMDG)\b|(?<![\d.])3\.[45](?![\d.]\d)|${phrase('dangerous')}`,
  'iu',
)
/** Ahead of the words: 'in limited quantities', 'en quantités limitées'. */
const PREPOSITION = /(?:^|\s)(?:in|en|w|v|ve|i|em|în|als|as)\s+$/iu
const CATEGORY = new RegExp(String.raw`(?:${phrase('categoryBeginning')})\p{L}*[^\d]{0,30}[0-4](?!\d)`, 'iu')
const WATT_HOURS = /\d\s?Wh(?!\p{L})/u
/** A column has the categories of its goods. */
const HEADS_CATEGORIES = new RegExp(`^(?:${phrase('transportCategory')})$`, 'iu')
const LABELS_BEHIND = /^\s*(?:\((?<bracketed>\d[\d.,;+/&\s]*)\)|(?<plus>(?:\s?\+\s?\d(?:\.\d)?)+))/

/**
 * What is special about the dangerous goods of a paper, in words (ADR 3.4, 3.5, 5.5.3, 1.1.3.6, 5.4.1.1.6), and the labels in brackets
 * behind the class (5.4.1.1.1 (c)). Words on the line of a description are about those goods, others about all.
 */
export function withSpecialGoods(
  values: ExtractedValue[],
  pages: readonly PageLayout[],
  source: 'text' | 'ocr',
  sign: DecimalSign,
) {
  const lines = pages.flatMap(linesOf)
  const read = [...values, ...labelsBehind(values, pages)]
  const made: Make = (line, field, value, number = 1) => ({
    ...placeOf(field, number),
    value,
    asWritten: line.text,
    confidence: 0.85,
    source,
    evidence: {
      page: line.page.number,
      box: line.page.page.synthetic ? null : unite(line.run.words.map((word) => word.box)),
      snippet: line.text,
    },
    why: { label: null, place: 'pattern', checks: ['words of ADR'], repairs: [], competedWith: [] },
  })
  const named = namedWaste(namedEmpty(read, lines), lines)
  const goods = [...named, ...dryIce(named, lines, made)]
  const special = [...goods, ...emptiesOf(goods, lines, made), ...specialWords(goods, lines, made)]
  const complete = [
    ...special,
    ...explosiveMasses(special, lines, made, sign),
    ...hazardousWaste(special, lines, made),
    ...notificationOf(special, lines, made),
    ...inTank(special, lines, made),
    ...volumesOfGoods(special, pages, lines, made, sign),
    ...goodsWithoutNumber(special, lines, made, sign),
  ]
  return asExplosives([...complete, ...hazardNumbers(complete, lines, made)], pages)
}

function linesOf(page: PageLayout): Line[] {
  return page.runs.map((run) => ({
    text: textOf([...run.words, ...labelsBeside(run, page), ...limitedBeside(run, page)]),
    run,
    page,
    above: lineAbove(run, page),
  }))
}

/** '(6.1)' behind the class, which layout takes for a number of its own. */
function labelsBeside(run: Run, { runs }: PageLayout): readonly Word[] {
  const beside = runs.find(
    (other) =>
      sameLine(other.box, run.box) &&
      other.box[0] >= run.box[2] &&
      other.box[0] - run.box[2] < 1.5 * run.size &&
      /^\([\d.,+/ ]+\)$/.test(textOf(other.words)),
  )
  return beside?.words ?? []
}

/** 'LQ' in a cell of the line that has the number. */
function limitedBeside(run: Run, { runs }: PageLayout): readonly Word[] {
  if (numbersIn(textOf(run.words)).length === 0) return []
  const cell = runs.find(
    ({ box, words }) => words.length === 1 && /^LQ$/.test(textOf(words)) && sameLine(box, run.box),
  )
  return cell?.words ?? []
}

function lineAbove(run: Run, { runs }: PageLayout): Run | undefined {
  return runs.find(
    (other) =>
      other.box[3] <= run.box[1] + 0.4 * run.size &&
      run.box[1] - other.box[3] < 0.8 * run.size &&
      Math.abs(other.box[0] - run.box[0]) < 2 * run.size,
  )
}

/** '3 (6.1)' and '3+6.1' as the class is written, in one cell or two: what follows it are labels. */
function labelsBehind(values: readonly ExtractedValue[], pages: readonly PageLayout[]): ExtractedValue[] {
  return values.flatMap((value) => {
    if (value.eftiId !== placeOf('hazardClass').eftiId || typeof value.value !== 'string') return []
    const number = numberIn(value.path)
    const own = value.value.replace('.', '\\.')
    const written = value.asWritten === value.value ? withLabelsBeside(value, pages) : value.asWritten
    for (const match of written.matchAll(new RegExp(`(?<![\\d.])${own}(?=\\s*[(+])`, 'g'))) {
      const behind = LABELS_BEHIND.exec(written.slice(match.index + match[0].length))?.groups
      const labels = (behind?.bracketed ?? behind?.plus)?.match(/\d(?:\.\d)?/g)
      if (labels) return [{ ...value, ...placeOf('labels', number), value: labels.join(', ') }]
    }
    return []
  })
}

function withLabelsBeside({ asWritten, evidence }: ExtractedValue, pages: readonly PageLayout[]): string {
  const page = pages.find(({ number }) => number === evidence?.page)
  const [left, top] = evidence?.box ?? []
  const run = page?.runs.find(
    ({ box, words }) => box[0] === left && box[1] === top && textOf(words) === asWritten,
  )
  return page && run ? textOf([...run.words, ...labelsBeside(run, page)]) : asWritten
}

function specialWords(
  values: readonly ExtractedValue[],
  lines: readonly Line[],
  make: Make,
): ExtractedValue[] {
  const found: ExtractedValue[] = []
  const add = (value: ExtractedValue) => {
    if (![...values, ...found].some(({ path }) => path === value.path)) found.push(value)
  }
  const informed = values.filter(({ eftiId }) => eftiId === information).map(({ path }) => numberIn(path))
  const inform = (line: Line) => {
    if (found.some(({ eftiId, asWritten }) => eftiId === information && asWritten === line.text)) return
    informed.push(Math.max(0, ...informed) + 1)
    found.push(make(line, 'dangerousInformation', line.text, informed.at(-1)))
  }
  // Words about all goods are not about those that are described in full beside them.
  const isInFull = values.some(({ eftiId }) => eftiId === tunnel || eftiId === group)
  const exemptions = new Set<SpecialCase>()
  const passages: (Line & Partial<Wrapped>)[] = [...lines, ...wrapped(lines)]
  for (const line of passages)
    for (const words of specialWordsIn(line.text)) {
      const isAcross = line.seam === undefined || (words.at < line.seam && words.end > line.seam)
      if (!isAcross || !isStatement(line.text, words)) continue
      const onLine = numbersOf(values).filter(({ value }) => numbersIn(line.text).includes(value))
      // 'AS COOLANT' on a line of its own is about the dry ice.
      const items =
        words.means === '5.5.3' && onLine.length === 0
          ? numbersOf(values).filter(({ value }) => value === COOLED)
          : onLine
      if (words.means === '1.1.3.6') exemptions.add(words.means)
      else if (items.length > 0) for (const item of items) aboutItem(line, words, item.number, add, make)
      else if (!isInFull || words.means === '3.5') exemptions.add(words.means)
      if (words.means === '1.1.3.6') inform(line)
    }
  const first = passages.find(({ text }) => specialWordsIn(text).some(({ means }) => exemptions.has(means)))
  for (const [at, id] of [...exemptions].entries())
    if (first) add({ ...make(first, 'exemption', id, at + 1), attributes: { schemeAgencyId: '87' } })
  for (const line of lines) if (WATT_HOURS.test(line.text) && exemptions.has('SP188')) inform(line)
  for (const line of flashPoints(lines)) inform(line)
  if (exemptions.has('1.1.3.6'))
    for (const line of lines) if (CATEGORY.test(line.text) || HEADS_CATEGORIES.test(line.text)) inform(line)
  return found
}

const MOST_OF_LINE = 200

const conditionBeginningPattern = new RegExp(phrase('conditionBeginning'), 'i')

/** On the line of a description: a statement on those goods, in limited quantities with what their packages hold, and their name where nothing else gave it. */
function aboutItem(
  line: Line,
  { means, at, end }: Words<SpecialCase>,
  number: number,
  add: (value: ExtractedValue) => void,
  make: Make,
) {
  const words = line.text.slice(at, end)
  const isConditioner = conditionBeginningPattern.test(words)
  if (means === '5.5.3') add(make(line, 'statementCode', isConditioner ? '10' : '9', number))
  else
    add(
      make(
        line,
        'statementText',
        means === '3.4' && /[×x]\s?\d/.test(line.text) ? line.text.slice(0, MOST_OF_LINE) : words,
        number,
      ),
    )
  const [start] = [...line.text.matchAll(NUMBERS)]
  const name = line.text
    .slice((start?.index ?? 0) + (start?.[0].length ?? 0), at)
    .replace(/^[\s,:;/–—-]+|[\s,:;/–—(-]+$/g, '')
  if (/\p{L}{3}/u.test(name) && name.length < 100) add(make(line, 'properShippingName', name, number))
}

/** No heading of a column and no box to tick. */
function isStatement(text: string, { means, at, end }: Words<SpecialCase>): boolean {
  if (means !== '3.4' && means !== '3.5') return true
  if (/^lq$/i.test(text.slice(at, end))) return numbersIn(text).length > 0
  return OF_DANGEROUS_GOODS.test(text) || PREPOSITION.test(text.slice(0, at))
}
