import type { Measure } from '@efti-hub/efti'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import { cut, joinSpans, type Span } from '../../layout/span.ts'
import { type MeasureKind, measuresIn, POUND, sumMasses, unitIn } from '../../values/measures.ts'
import { ADDS_UP, LINES_ADD_UP_TO, type Reading, type ReadingContext } from '../candidate.ts'
import type { GoodsTable } from './goods-table.ts'
import type { Cells } from './table-rows.ts'

/** The box of an air waybill beside the mass: K for kilograms, L for pounds. */
function inPounds(cell: CellMeasure | undefined, row: Cells): CellMeasure | undefined {
  const unit = row.get('weightUnit')?.text.toUpperCase()
  if (!cell || !unit || cell.measure.unit !== 'KGM') return cell
  if (/^L(?:BS?)?$/.test(unit)) {
    const value = Math.round(cell.measure.value * POUND * 1e6) / 1e6
    return { ...cell, measure: { value, unit: 'KGM' }, sure: true }
  }
  return /^KG?S?$/.test(unit) ? { ...cell, sure: true } : cell
}

export interface CellMeasure {
  measure: Measure
  span: Span
  sure: boolean
}

type MeasuredField = FieldName & ('grossWeight' | 'netWeight' | 'volume')

/** Reads the cells of a column of masses or volumes; undefined where the table has no such column. */
function cellReader(table: GoodsTable, field: MeasuredField, kind: MeasureKind, context: ReadingContext) {
  const label = table.columns.find((c) => c.concept === field)?.label
  if (!label) return undefined
  const labelText = [...label.words].map((w) => w.text).join(' ')
  const headerUnit = unitIn(labelText, kind)
  const usual = headerUnit ?? (kind === 'mass' ? 'KGM' : 'MTQ')
  return (span: Span | undefined): CellMeasure | undefined => {
    const text = span?.text.replace(/(?<=\d\s?)K$/u, 'kg')
    const found = text && measuresIn(text, kind, context.decimalSign, usual)[0]
    if (!span || !found) return undefined
    return {
      measure: found.measure,
      span: cut(span, found.at, found.at + found.asWritten.length),
      sure: found.unitFrom === 'cell' || headerUnit !== undefined,
    }
  }
}

/** The masses of some lines of the table; undefined for a line without one. */
export function massesOfLines(
  table: GoodsTable,
  lines: readonly Cells[],
  field: 'grossWeight' | 'netWeight',
  context: ReadingContext,
): (CellMeasure | undefined)[] {
  const read = cellReader(table, field, 'mass', context)
  return read ? lines.map((row) => inPounds(read(row.get(field)), row)) : []
}

/** The mass in the line of totals, where the table has one. */
export function massInTotals(
  table: GoodsTable,
  field: 'grossWeight' | 'netWeight',
  context: ReadingContext,
): Measure | undefined {
  return cellReader(table, field, 'mass', context)?.(table.totals?.get(field))?.measure
}

/** What a column of masses or volumes comes to: printed in the line of totals, or summed. */
export function totalMeasure(
  table: GoodsTable,
  field: MeasuredField,
  kind: MeasureKind,
  context: ReadingContext,
): Reading[] {
  const read = cellReader(table, field, kind, context)
  if (!read) return field === 'volume' ? volumeInTotals(table, context) : []
  const cells = table.rows.map((row) => inPounds(read(row.get(field)), row))
  const known = cells.filter((c): c is CellMeasure => c !== undefined)
  const sum = sumMasses(known.map((c) => c.measure))
  const own = grouped(read(table.totals?.get(field)), sum)
  const printed = own && sum && !isSame(own, sum) ? (wholeTotal(table, sum, kind, context) ?? own) : own
  const isOpen = ![...known, ...(printed ? [printed] : [])].every((c) => c.sure)
  const place = placeOf(field)
  if (printed) {
    const agrees = sum && isSame(printed, sum)
    const checks = ['printed total', ...(sum ? [agrees ? ADDS_UP : `${LINES_ADD_UP_TO}${sum.value}`] : [])]
    return [{ place, value: printed.measure, span: printed.span, checks, isOpen }]
  }
  const first = known[0]
  if (!first || !sum) return []
  if (known.length === 1) return [{ place, value: first.measure, span: first.span, isOpen }]
  // A sum that misses a line would be wrong; what shares a package with the line above is weighed there.
  const isInPackageAbove = (row: Cells) => table.columns.some((c) => c.numbered) && !row.has('packageCount')
  const weighed = table.rows.filter((row) => row.has(field) || !isInPackageAbove(row))
  if (known.length < weighed.length) return []
  return [{ place, value: sum, ...summed(known), isOpen }]
}

/** '5.245' is five thousand where the lines add up to 5245: the sign parts thousands, whatever it does elsewhere in the document. */
function grouped(own: CellMeasure | undefined, sum: Measure | undefined): CellMeasure | undefined {
  const isThousand =
    own &&
    sum &&
    /^\d{1,3}[.,]\d{3}(?!\d)/.test(own.span.text) &&
    isSame(own, { ...sum, value: sum.value / 1000 })
  return isThousand ? { ...own, measure: sum } : own
}

const isSame = (cell: CellMeasure, sum: Measure) => Math.abs(sum.value - cell.measure.value) < 0.01

/** 'Razem: 281 330 kg' ends under the heading of the masses and begins under another: the line's number that is the sum. */
function wholeTotal(
  { totals }: GoodsTable,
  sum: Measure,
  kind: MeasureKind,
  context: ReadingContext,
): CellMeasure | undefined {
  const line = joinSpans([...(totals?.values() ?? [])])
  const found = measuresIn(line.text, kind, context.decimalSign, sum.unit).find(
    ({ measure }) => measure.unit === sum.unit && Math.abs(measure.value - sum.value) < 0.01,
  )
  if (!found) return undefined
  const span = cut(line, found.at, found.at + found.asWritten.length)
  return { measure: found.measure, span, sure: true }
}

/** '22.470 cbm', 'CBM 8.859' in the line of totals, though no column holds volumes. */
function volumeInTotals({ totals }: GoodsTable, { decimalSign }: ReadingContext): Reading[] {
  const found = [...(totals?.values() ?? [])].flatMap((cell) =>
    measuresIn(cell.text, 'volume', decimalSign)
      .filter(({ measure }) => measure.unit === 'MTQ')
      .map((one) => ({ ...one, cell })),
  )
  const [only, ...others] = found
  if (!only || others.length > 0) return []
  const span = cut(only.cell, only.at, only.at + only.asWritten.length)
  return [{ place: placeOf('volume'), value: only.measure, span, checks: ['printed total'] }]
}

/** Where the parts of a sum stand, and of how many lines it is. */
export const summed = (parts: readonly { span: Span }[]) => ({
  span: joinSpans(
    parts.map(({ span }) => span),
    ' + ',
  ),
  checks: [`sum of ${parts.length} lines`],
})
