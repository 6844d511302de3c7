import { overlapX, unite } from '../../../layout/box.ts'
import type { Box, Word } from '../../../layout/pages.ts'
import type { PageLayout } from '../../../layout/runs.ts'
import { type Span, spanOf } from '../../../layout/span.ts'
import { type FoundMeasure, isUnit, measuresIn, unitIn } from '../../../values/measures.ts'
import type { DecimalSign } from '../../../values/numbers.ts'
import { massHeadings } from './mass-headings.ts'

export type MassField = 'gross' | 'net'

/** A figure of a column, and what it weighs. */
export interface Weighed {
  span: Span
  measure: FoundMeasure['measure']
}

export interface MassColumn {
  field: MassField
  /** By the order of the lots; undefined where one has no figure there. */
  lots: (Weighed | undefined)[]
  /** The figure below the last lot that the lots add up to. */
  total: Weighed | undefined
}

/** So many heights of type above the first lot its headings stand; and below the last one the line of totals. */
const reach = { above: 7, below: 7 }
const figure = /^\d[\d.,'’]*$/

/**
 * Columns of masses beside descriptions, where no heading row is made out: under a word for gross or net, a figure on the
 * lines of each lot. `tops`: where each lot begins, and where the last one ends.
 */
export function massColumns(
  layout: PageLayout,
  tops: readonly number[],
  described: ReadonlySet<Word>,
  sign: DecimalSign,
): MassColumn[] {
  const [first] = tops
  const end = tops.at(-1)
  if (first === undefined || end === undefined || tops.length < 2) return []
  const figures = layout.runs.flatMap((run) => figuresOf(run.words.filter((word) => !described.has(word))))
  const all = massHeadings(layout.runs, first, reach.above).flatMap(({ field, box, text }): MassColumn[] => {
    const unit = unitIn(text, 'mass') ?? 'KGM'
    const read = (span: Span | undefined): Weighed | undefined => {
      const mass = span && measuresIn(span.text, 'mass', sign, unit)[0]
      return span && mass && { span, measure: mass.measure }
    }
    const lots = columnBelow(box, figures, tops).map(read)
    if (lots.filter(Boolean).length < 0.6 * lots.length) return []
    return [{ field, lots, total: totalOf(lots, figures, end, read) }]
  })
  return (['gross', 'net'] as const).flatMap((field) => onlyOne(all, field))
}

/** The one column of that mass: where headings compete, the one whose figures are summed up below. */
function onlyOne(all: readonly MassColumn[], field: MassField): MassColumn[] {
  const isOther = (column: MassColumn) =>
    all.some(
      (other) => other.field !== field && other.lots[0]?.span.words[0] === column.lots[0]?.span.words[0],
    )
  const own = all.filter((column) => column.field === field && !isOther(column))
  const summed = own.filter(({ total }) => total !== undefined)
  const [only, ...others] = summed.length > 0 ? summed : own
  const isSame = (other: MassColumn) =>
    other.lots.every((lot, at) => lot?.span.words[0] === only?.lots[at]?.span.words[0])
  return only && others.every(isSame) ? [only] : []
}

/** '8 720' is one figure: two words set close, the second of three digits. */
function figuresOf(words: readonly Word[]): { span: Span; box: Box }[] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)?.at(-1)
    const isNext =
      last &&
      figure.test(last.text) &&
      /^\d{1,3}$/.test(last.text) &&
      /^\d{3}(?:[.,]\d+)?$/.test(word.text) &&
      word.box[0] - last.box[2] < 0.5 * (word.box[3] - word.box[1])
    if (isNext) groups.at(-1)?.push(word)
    else groups.push([word])
  }
  // '2 000 Liter' is no mass, whatever the heading says.
  const isVolume = (at: number) => isUnit(groups[at + 1]?.[0]?.text ?? '', 'volume')
  return groups
    .filter(([first], at) => first && figure.test(first.text) && !isVolume(at))
    .map((group) => ({ span: spanOf(group), box: unite(group.map(({ box }) => box)) }))
}

/** Of each lot the figure that stands under the heading: the only one, or clearly more below it than any other. */
function columnBelow(
  heading: Box,
  figures: readonly { span: Span; box: Box }[],
  tops: readonly number[],
): (Span | undefined)[] {
  return tops.slice(0, -1).map((top, at) => {
    const own = figures
      .filter(({ box }) => {
        const size = box[3] - box[1]
        return box[1] > top - 0.4 * size && box[1] < (tops[at + 1] as number) - 0.4 * size
      })
      .map((figure) => ({ ...figure, below: overlapX(figure.box, heading) }))
      .filter(({ below }) => below > 0)
      .sort((a, b) => b.below - a.below)
    const [best, second] = own
    return best && (second === undefined || second.below < 0.4 * best.below) ? best.span : undefined
  })
}

function totalOf(
  lots: readonly (Weighed | undefined)[],
  figures: readonly { span: Span; box: Box }[],
  end: number,
  read: (span: Span) => Weighed | undefined,
): Weighed | undefined {
  const known = lots.filter((lot): lot is Weighed => lot !== undefined)
  const [first] = known
  if (!first || known.length < lots.length) return undefined
  const sum = known.reduce((total, { measure }) => total + measure.value, 0)
  const right = unite(first.span.words.map(({ box }) => box))
  const below = figures.filter(
    ({ box }) =>
      box[1] >= end - 1 &&
      box[1] - end < reach.below * (right[3] - right[1]) &&
      overlapX(box, right) > -0.5 * (right[3] - right[1]),
  )
  const totals = below.flatMap(({ span }) => read(span) ?? [])
  return totals.find(({ measure }) => Math.abs(measure.value - sum) < 0.006)
}
