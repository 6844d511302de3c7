import type { Measure } from '@efti-hub/efti'
import type { Concept } from '../../concepts.ts'
import { placeOf } from '../../field-map.ts'
import type { Kind } from '../../kinds/papers/kind.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { joinSpans, type Span, spanOf } from '../../layout/span.ts'
import type { Word } from '../../pages.ts'
import { measuresIn, sumMasses } from '../../values/measures.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bare } from '../../words/compare.ts'
import { matchLabel, withKind } from '../../words/index.ts'
import type { Candidate, Reading, ReadingContext } from '../candidate.ts'
import { massesSaid } from '../masses/masses-said.ts'
import { packedIn } from '../statements/packed-in.ts'
import type { GoodsTable } from '../table/goods-table.ts'
import { readGoodsText } from '../table/goods-text.ts'
import { type Crate, type CrateLine, findCrates } from './find-crates.ts'
import { totalOfCrates } from './total-of-crates.ts'

/** As sure as a table of goods. */
const score = 0.9
/** The masses of the packages add up; a printed total goes before their sum. */
const scoreOfSum = 0.7

/** What blocks of lines say, one for each package: the packages, what is in them, and what they weigh together. */
export function crateCandidates(
  pages: readonly PageLayout[],
  tables: readonly GoodsTable[],
  context: Omit<ReadingContext, 'labelText'>,
  kind: Kind,
): Candidate[] {
  const crates = findCrates(pages)
  // Lines of one table that begin with their number are its lines.
  const isLine = ({ head }: Crate) => tables.some(({ words }) => head.words.some((word) => words.has(word)))
  if (crates.filter(isLine).length > 1 || crates.length === 0) return []
  const languages = withKind(undefined, kind.id)
  const says: Says = (words, concept) =>
    matchLabel(bare(words.map((w) => w.text).join('')), false, languages)?.concept === concept
  const contents = crates.flatMap((crate) => contentsOf(crate, says))
  const readings = [
    ...crates.flatMap((crate, at) => packageOf(crate, at, says)),
    ...contents.map((span, at): Reading => ({ place: placeOf('nature', at + 1), value: span.text, span })),
  ]
  const words = new Set(crates.flatMap(({ head, lines }) => [head, ...lines].flatMap((line) => line.words)))
  const whole: Candidate = {
    concept: 'nature',
    readings,
    fit: 1,
    label: null,
    place: 'column',
    page: pages[0]?.number ?? 1,
    words,
    text: crates.map(({ head }) => head.text).join('\n'),
    score,
  }
  const one = (concept: Concept, reading: Reading): Candidate => {
    const isPrinted = reading.checks?.includes('printed total') === true
    const sure = isPrinted ? score : scoreOfSum
    return { ...whole, concept, place: 'pattern', readings: [reading], words: new Set(), score: sure }
  }
  const sums = (['grossWeight', 'netWeight', 'volume'] as const).flatMap((field): Candidate[] => {
    const reading = sumOf(crates, field, context)
    return reading ? [one(field, reading)] : []
  })
  const totals = totalOfCrates(pages, crates, context).map((reading) => one('packageCount', reading))
  return [whole, ...totals, ...sums]
}

function packageOf(crate: Crate, at: number, says: Says): Reading[] {
  const span = spanOf(crate.head.words.slice(0, 2))
  // 'Case no. 1: wooden crate': what stands right behind the number says it better.
  const behind = spanOf(crate.rest.words.slice(0, crate.kind ? 2 : crate.rest.words.length))
  const counts = crate.kind !== undefined && /^\d/.test(behind.text)
  const named = counts ? undefined : packageKindIn(behind.text)
  const marks = [crate.head, ...crate.lines]
    .flatMap((line) => line.runs.map((run) => behindLabel(run.words, 'marks', says)))
    .find((found) => found !== undefined)
  const counted = crate.lines
    .flatMap(({ runs }) => packedIn(runs[0] ? textOf(runs[0].words) : '') ?? [])
    .find(({ count }) => count === crate.count)
  const kind = named?.code ?? crate.kind ?? counted?.kind
  const place = (field: 'packageCount' | 'packageType' | 'marks') => placeOf(field, at + 1)
  return [
    { place: place('packageCount'), value: crate.count, span, checks: ['packages numbered through'] },
    ...(kind
      ? [
          {
            place: place('packageType'),
            value: kind,
            span: named ? kindSpan(behind, named.name) : span,
          },
        ]
      : []),
    ...(marks ? [{ place: place('marks'), value: marks.text, span: marks }] : []),
  ]
}

const kindSpan = (rest: Span, name: string): Span => spanOf(rest.words.slice(0, name.split(' ').length))

/** 'Inhalt: …'; the lines below a heading for the goods; else the first line, or all of them that count articles. */
function contentsOf({ head, kind, lines, rest }: Crate, says: Says): Span[] {
  const named = lines.find((line) => line.runs.some((run) => says(run.words, 'nature')))
  const column = named && columnOf(named, says)
  if (named && column)
    return lines
      .slice(lines.indexOf(named) + 1)
      .flatMap((line) => {
        // Numbers of the next column may begin left of their heading.
        const [cell] = line.runs.filter((run) => run.box[0] > column.from - 3 && run.box[0] < column.to - 3)
        return cell ? [textOfGoods(spanOf(cell.words))] : []
      })
      .filter(isGoods)
  const behind = lines
    .map((line) => behindLabel(line.words, 'nature', says))
    .find((span) => span !== undefined)
  if (behind && isGoods(behind)) return [textOfGoods(behind)]
  const isApart = kind !== undefined || !head.runs[0]?.words.includes(rest.words[0] as Word)
  const beside =
    isApart && head.runs.slice(1).find((run) => isName(run) && (kind || !packageKindIn(textOf(run.words))))
  if (beside) return [textOfGoods(spanOf(beside.words))]
  const [first] = lines
  if (!first) return []
  if (!isCounted(first)) return [textOfGoods(spanOf(first.runs[0]?.words ?? []))].filter(isGoods)
  const names = lines.filter(isCounted).map((line) => textOfGoods(nameOfCounted(line)))
  return names.length > 0 ? [joinSpans(names, ', ')].filter(isGoods) : []
}

const isGoods = ({ text }: Span) => /\p{L}{3}/u.test(text)
const textOfGoods = (span: Span): Span => readGoodsText(span).nature ?? span

const quantity = /^\d{1,6}(?:[.,]\d+)?\s?(?:[x×]|stk|pcs?|szt|ks|pz|st|ea)?\.?$/iu
const isCounted = (line: CrateLine) => quantity.test(line.runs[0]?.words.map((w) => w.text).join(' ') ?? '')
const nameOfCounted = (line: CrateLine): Span =>
  spanOf(line.runs.slice(1).find((run) => run.words.some((w) => /\p{L}{3}/u.test(w.text)))?.words ?? [])

type Says = (words: readonly Word[], concept: Concept) => boolean

/** Below the heading for the goods, as far as the next heading. */
function columnOf(line: CrateLine, says: Says): { from: number; to: number } | undefined {
  const at = line.runs.findIndex((run) => says(run.words, 'nature'))
  const [own, next] = [line.runs[at], line.runs[at + 1]]
  return own && { from: own.box[0], to: next ? next.box[0] : Number.POSITIVE_INFINITY }
}

/** 'Contents: spare parts', 'Mark: PP-1188/1' on a line of the block. */
function behindLabel(words: readonly Word[], concept: Concept, says: Says): Span | undefined {
  const at = words.findIndex((word) => word.text.endsWith(':'))
  if (at < 0 || at > 3 || !says(words.slice(0, at + 1), concept)) return undefined
  const rest = spanOf(words.slice(at + 1))
  return rest.text === '' ? undefined : rest
}

/** Beside the number of a case stands what is in it, or how large and heavy it is, or what it is called by scanners. */
const isName = ({ words }: Run) => {
  const text = words.map((w) => w.text).join(' ')
  return (
    /^\p{L}{3}/u.test(text) &&
    !/^(?:sscc|size|dim|abm|maß|mes|mål|mått|rozm|wym|vol|gross|brut|net|lordo|hrub)/iu.test(text)
  )
}

/** 'netto 3 × 62 = 186,0 kg': what it comes to. */
function products({ words }: CrateLine): Span {
  const isFactor = words.map(({ text }, at) => {
    const near = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? '']
    return /^[x×*=]$/iu.test(text) || (/^\d/.test(text) && near.some((t) => /^[x×*]$/iu.test(t)))
  })
  const isProduct = words.some(({ text }) => text === '=')
  return spanOf(isProduct ? words.filter((_, at) => !isFactor[at]) : words)
}

const volumeWords = /(?<!\p{L})(?:vol\p{L}*|m3|cbm|kubatura|objem|obj[eę]to\p{L}*)[\s.:=]*(?=\d)/iu

function measureIn(
  line: CrateLine,
  field: 'grossWeight' | 'netWeight' | 'volume',
  { decimalSign }: Omit<ReadingContext, 'labelText'>,
): Measure | undefined {
  if (field !== 'volume')
    return massesSaid(products(line), decimalSign, 'KGM')[field === 'grossWeight' ? 'gross' : 'net']?.measure
  const match = volumeWords.exec(line.text)
  const behind = match ? line.text.slice(match.index + match[0].length) : ''
  return measuresIn(behind, 'volume', decimalSign, 'MTQ')[0]?.measure
}

function sumOf(
  crates: readonly Crate[],
  field: 'grossWeight' | 'netWeight' | 'volume',
  context: Omit<ReadingContext, 'labelText'>,
): Reading | undefined {
  const found = crates.flatMap(({ head, lines }) => {
    for (const line of [head, ...lines]) {
      const measure = measureIn(line, field, context)
      if (measure) return [{ measure, span: spanOf(line.words) }]
    }
    return []
  })
  const sum = found.length === crates.length ? sumMasses(found.map(({ measure }) => measure)) : undefined
  if (!sum) return undefined
  const span = joinSpans(
    found.map((one) => one.span),
    ' + ',
  )
  return { place: placeOf(field), value: sum, span, checks: [`sum of ${found.length} packages`] }
}
