import type { Measure } from '@efti-hub/efti'
import type { Concept } from '../../fields/concepts.ts'
import { placeOf } from '../../fields/field-map.ts'
import type { Kind } from '../../kinds/kind.ts'
import { linesOf } from '../../layout/lines.ts'
import type { Word } from '../../layout/pages.ts'
import { type PageLayout, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { measuresIn, sumMasses } from '../../values/measures.ts'
import type { Source } from '../../weights/score-of.ts'
import { bare, bareWords } from '../../words/compare.ts'
import { matchLabel, withKind } from '../../words/index.ts'
import { markWords } from '../../words/terms/mark-words.ts'
import type { Candidate, Reading, ReadingContext } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { massesSaid } from '../masses/masses-said.ts'
import { totalsInProse } from '../prose/totals-in-prose.ts'
import type { GoodsTable } from '../table/goods-table.ts'
import { readGoodsText } from '../table/goods-text.ts'
import { findItems, type Item } from './find-items.ts'
import { numberedPackages } from './numbered-packages.ts'

/** UN/ECE Recommendation 21: a package of any kind. */
const anyPackage = 'PK'

/**
 * Goods without a table, each described in a few lines, on the first page that has some: their names, packages, marks, and
 * what they weigh together. Packages that are numbered outside of tables are listed beside them, without names.
 */
export function listedGoods(
  labels: ReadonlyMap<PageLayout, readonly Label[]>,
  kind: Kind,
  context: Omit<ReadingContext, 'labelText'>,
  tables: readonly GoodsTable[],
): Candidate[] {
  if (!kind.traits.includes('listed-goods')) return []
  const labelled = new Set([...labels.values()].flat().flatMap((label) => [...label.words]))
  const layouts = [...labels.keys()]
  const isAlone = tables.length === 0
  const inTables = new Set(tables.flatMap((table) => [...table.words]))
  let items = numberedPackages(layouts, labelled)
  if (items.some(({ packed }) => packed?.span.words.some((word) => inTables.has(word)))) items = []
  for (const page of layouts) if (isAlone && items.length === 0) items = findItems(page, labelled)
  const layout = layouts.find(({ number }) => number === items.at(-1)?.page)
  return layout ? candidatesOf(items, layout, kind, context, isAlone) : []
}

function candidatesOf(
  items: readonly Item[],
  layout: PageLayout,
  kind: Kind,
  context: Omit<ReadingContext, 'labelText'>,
  isAlone: boolean,
): Candidate[] {
  const all = [...items.flatMap((item, at) => itemReadings(item, at + 1, kind)), ...countNumbered(items)]
  const { eftiId } = placeOf('nature')
  const readings = all.filter(({ place }) => isAlone || place.eftiId !== eftiId)
  const candidate = (concept: Concept, own: Reading[], source: Source): Candidate => ({
    concept,
    readings: own,
    fit: 1,
    label: null,
    place: 'pattern',
    page: layout.number,
    words: new Set<Word>(),
    text: own.map(({ span }) => span.text).join('\n'),
    source,
  })
  const whole: Candidate = {
    ...candidate('nature', readings, items.every(({ leads }) => leads) ? 'listed-goods-led' : 'listed-goods'),
    place: 'column',
    words: new Set(readings.flatMap(({ span }) => span.words)),
  }
  const sums = (['gross', 'net'] as const).flatMap((field) => sumOf(items, field, context))
  return [
    whole,
    ...totalsBelow(items, layout, context).map((reading) =>
      candidate('grossWeight', [reading], 'total-below-list'),
    ),
    ...sums.map((reading) => candidate('grossWeight', [reading], 'sum-of-list')),
  ]
}

function itemReadings({ name, packed, lines, pieces }: Item, number: number, kind: Kind): Reading[] {
  const text = readGoodsText(spanOf(name.words)).nature ?? spanOf(name.words)
  const readings: Reading[] = [{ place: placeOf('nature', number), value: text.text, span: text }]
  if (packed) {
    readings.push({ place: placeOf('packageCount', number), value: packed.count, span: packed.span })
    if (packed.kind !== anyPackage)
      readings.push({ place: placeOf('packageType', number), value: packed.kind, span: packed.span })
  }
  const marks = pieces.map((piece) => marksIn(piece, kind)).find((found) => found !== undefined)
  if (marks) readings.push({ place: placeOf('marks', number), value: marks.text, span: marks })
  const code = lines.flatMap((line) => readGoodsText(line).codes)[0]
  if (number === 1 && code)
    readings.push({ place: placeOf('statisticalNumber'), value: code.text, span: code })
  return readings
}

/** The packages that are numbered through, one after the other. */
function countNumbered(items: readonly Item[]): Reading[] {
  const packed = items.flatMap((item) => (item.isNumbered && item.packed ? [item.packed] : []))
  if (packed.length === 0) return []
  const value = packed.reduce((sum, { count }) => sum + count, 0)
  const span = joinSpans(packed.map((one) => one.span))
  return [{ place: placeOf('totalPackages'), value, span, checks: ['packages numbered through'] }]
}

/** 'marcaj AR/1–14', 'Marks: PP-1188/1' */
function marksIn(piece: Span, kind: Kind): Span | undefined {
  const languages = withKind(undefined, kind.id)
  for (const many of [3, 2, 1]) {
    const label = textOf(piece.words.slice(0, many))
    const rest = spanOf(piece.words.slice(many))
    const asks =
      markWords.has(bareWords(label)) || matchLabel(bare(label), false, languages)?.concept === 'marks'
    if (asks && /\d/.test(rest.text)) return rest
  }
  return undefined
}

/** What the lines below the last one say of the whole. */
function totalsBelow(
  items: readonly Item[],
  layout: PageLayout,
  { decimalSign }: Omit<ReadingContext, 'labelText'>,
): Reading[] {
  const [first, last] = [items[0] as Item, items.at(-1) as Item]
  const below = layout.runs.filter(
    (run) =>
      run.box[0] > first.name.box[0] - 3 * run.size &&
      run.box[1] > last.foot - 1 &&
      run.box[1] - last.foot < 8 * run.size,
  )
  const own = linesOf(below)
  return totalsInProse([...items.flatMap(({ lines }) => lines), ...own], decimalSign).filter(({ span }) =>
    own.some((line) => line.words.some((word) => span.words.includes(word))),
  )
}

/** Each says its own mass, by its word or as its only mass. */
function sumOf(
  items: readonly Item[],
  field: 'gross' | 'net',
  { decimalSign }: Omit<ReadingContext, 'labelText'>,
): Reading[] {
  const found = items.flatMap(({ lines, name }): { measure: Measure; span: Span }[] => {
    const whole = joinSpans(lines)
    const said = massesSaid(whole, decimalSign)
    const own = said[field]
    if (own) return [own]
    const bareMasses = measuresIn(whole.text.slice(spanOf(name.words).text.length), 'mass', decimalSign)
    const [only] = bareMasses
    if (field === 'net' || said.net || !only || bareMasses.length > 1) return []
    const at = whole.text.lastIndexOf(only.asWritten)
    return [{ measure: only.measure, span: cut(whole, at, at + only.asWritten.length) }]
  })
  const sum = found.length === items.length ? sumMasses(found.map(({ measure }) => measure)) : undefined
  if (!sum) return []
  const span = joinSpans(
    found.map((one) => one.span),
    ' + ',
  )
  const place = placeOf(field === 'gross' ? 'grossWeight' : 'netWeight')
  return [{ place, value: sum, span, checks: [`sum of ${found.length} lines`] }]
}
