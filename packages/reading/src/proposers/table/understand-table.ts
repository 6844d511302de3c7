import type { Concept } from '../../fields/concepts.ts'
import { placeOf, sealOfContainer } from '../../fields/field-map.ts'
import { textOf } from '../../layout/runs.ts'
import { cut, type Span } from '../../layout/span.ts'
import { partTechnicalName } from '../../values/dangerous-goods/technical-name.ts'
import { measuresIn } from '../../values/measures.ts'
import { packageKindIn } from '../../values/packages.ts'
import { bareWords } from '../../words/compare.ts'
import {
  ADDS_UP,
  LINES_ADD_UP_TO,
  type Reading,
  type ReadingContext,
  type Understanding,
} from '../candidate.ts'
import { splitCounted } from '../columns/counts/counted-lines.ts'
import { countsOfRow, kindOfHeading } from '../columns/counts/counts-of-row.ts'
import { reachOfNames } from '../columns/lines-of-name.ts'
import { shippingName } from '../dangerous-goods/shipping-name.ts'
import { listsContainers, withoutLines } from '../sea/lists-containers.ts'
import { marksOfGoods } from '../sea/marks-of-goods.ts'
import { insideContainers } from '../statements/remarks.ts'
import { inLine, understandCount, understandPacking } from '../understand/understand-details.ts'
import type { GoodsTable } from './goods-table.ts'
import { type GoodsText, readGoodsText } from './goods-text.ts'
import type { Cells } from './table-rows.ts'
import { summed, totalMeasure } from './total-measures.ts'

/** The goods lines of a table, one package instance each, and the totals: printed, or summed. */
export function understandTable(table: GoodsTable, context: ReadingContext): Understanding {
  const readings: Reading[] = []
  const counts: Reading[] = []
  const parted = { ...table, rows: table.rows.flatMap(splitCounted) }
  parted.rows.forEach((row, index) => {
    readings.push(...rowReadings(parted, row, index + 1, context, counts))
  })
  const whole = totalCount(parted, counts, context)
  readings.push(...confirmed(readings.splice(0), whole), ...whole)
  if (listsContainers(table)) readings.push(...withoutLines(readings.splice(0)))
  for (const [concept, kind] of [
    ['grossWeight', 'mass'],
    ['netWeight', 'mass'],
    ['volume', 'volume'],
  ] as const) {
    readings.push(...totalMeasure(table, concept, kind, context))
  }
  for (const reading of readings) {
    const column = table.columns.find((c) => columnOf[reading.place.eftiId] === c.concept)
    if (column && column.label.page > 0) reading.label = column.label
  }
  const goods = new Set(readings.map((r) => r.place.eftiId)).size
  return { fit: Math.min(1, 0.4 + 0.15 * goods), readings }
}

function rowReadings(
  table: GoodsTable,
  row: Cells,
  number: number,
  context: ReadingContext,
  counts: Reading[],
): Reading[] {
  const readings: Reading[] = []
  const text = (field: 'marks' | 'nature', span: Span | undefined) => {
    // 'j.w.': as above.
    if (span && /[\p{L}\d]{2}|^\p{L}\.\s?\p{L}\.$/u.test(span.text))
      readings.push({ place: placeOf(field, number), value: span.text, span })
  }
  const goods = readGoods(row, table)
  const marks = row.get('marks')
  const ofColumn = marks && marksOfGoods(marks, headingOf(table, 'marks'))
  text('marks', ofColumn?.text ? ofColumn : goods?.marks)
  const count = countsOfRow(table, row, goods?.packed ?? [], context)
  for (const reading of count) {
    if (reading.place.eftiId === placeOf('totalPackages').eftiId) {
      counts.push(reading)
      readings.push({ ...reading, place: placeOf('packageCount', number) })
    } else readings.push(inLine(reading, number))
  }
  const packing = row.get('packing')
  if (packing) {
    for (const reading of packingOf(packing, table)) {
      const known = readings.some((r) => r.place.path === inLine(reading, number).place.path)
      if (!known) readings.push(inLine(reading, number))
    }
  }
  if (count.length > 0 && !readings.some((r) => r.place.eftiId === placeOf('packageType').eftiId))
    readings.push(...kindOfHeading(table).map((reading) => inLine(reading, number)))
  text('nature', goods?.nature ?? row.get('nature'))
  if (goods) readings.push(...besideNature(goods, row, number, context))
  for (const [field, shape] of dangerousColumns) {
    const cell = row.get(field)
    const value = cell && shape.exec(cell.text)?.[1]
    if (cell && value) readings.push({ place: placeOf(field, number), value, span: cell })
  }
  readings.push(...dangerousOf(table, row, number, context))
  const seal = row.get('containerSeal')
  if (seal && sealShape.test(seal.text))
    readings.push({ place: sealOfContainer(number), value: seal.text, span: seal })
  const code = row.get('statisticalNumber')
  if (number === 1 && code && /^\d[\d .]*\d$/.test(code.text)) {
    readings.push({ place: placeOf('statisticalNumber'), value: code.text, span: code })
  }
  return readings
}

/** The kind that the cell names, by the paper's own legend where it has one. */
function packingOf(packing: Span, { legend }: GoodsTable): Reading[] {
  const code = legend?.get(bareWords(packing.text))
  if (code === undefined) return understandPacking(packing).readings
  const checks = [`'${packing.text}' is ${code} in the paper's own legend`]
  return [
    { place: placeOf('packageType'), value: code, span: packing, checks },
    { place: placeOf('packageText'), value: packing.text, span: packing },
  ]
}

/** 'OCC330118', 'GB 551710', 'F 77 20 881' */
const sealShape = /^(?:[A-Z]{1,4}[ -])?(?=[A-Z\d/ -]*\d)[A-Z\d][A-Z\d/-]{2,17}(?:\s\d{2,6}){0,3}$/

/** Counts that add up to a printed total bear each other out. */
function confirmed(readings: readonly Reading[], whole: readonly Reading[]): Reading[] {
  const adds = whole.some(({ checks = [] }) => checks.includes(ADDS_UP))
  const { eftiId } = placeOf('packageCount')
  return readings.map((r) =>
    adds && r.place.eftiId === eftiId
      ? { ...r, checks: [...(r.checks ?? []), 'part of the printed total'] }
      : r,
  )
}

const headingOf = ({ columns }: GoodsTable, concept: Concept): string =>
  textOf([...(columns.find((c) => c.concept === concept)?.label.words ?? [])])

const readGoods = (row: Cells, { rows }: GoodsTable): GoodsText | undefined => {
  const cell = row.get('nature')
  return cell && readGoodsText(cell, reachOfNames(rows))
}

/** Of what stands behind a description: the goods' code where no column has it, and the volume. */
function besideNature(goods: GoodsText, row: Cells, number: number, context: ReadingContext): Reading[] {
  const [code] = goods.codes
  const readings: Reading[] = []
  if (number === 1 && code && !row.has('statisticalNumber'))
    readings.push({ place: placeOf('statisticalNumber'), value: code.text, span: code })
  const found = goods.volume && measuresIn(goods.volume.text, 'volume', context.decimalSign, 'MTQ')[0]
  if (number === 1 && goods.volume && found && !row.has('volume'))
    readings.push({ place: placeOf('volume'), value: found.measure, span: goods.volume })
  return readings
}

/** A line with a UN number of its own: its name is the proper shipping name, its masses are those of the dangerous goods. */
function dangerousOf(table: GoodsTable, row: Cells, number: number, context: ReadingContext): Reading[] {
  const un = row.get('unNumber')
  if (!un || !/^(?:(?:UN|ID)\s?)?\d{4}$/.test(un.text)) return []
  const readings: Reading[] =
    number === 1 ? [{ place: placeOf('dangerousGoods'), value: true, span: un }] : []
  const goods = readGoods(row, table)?.nature
  const name = goods && shippingName(goods)
  if (name) {
    const parted = partTechnicalName(name.text)
    readings.push({ place: placeOf('properShippingName', number), value: parted.name, span: name })
    if (parted.technical)
      readings.push({ place: placeOf('technicalName', number), value: parted.technical, span: name })
  }
  for (const [field, concept] of [
    ['dangerousNetWeight', 'netWeight'],
    ['dangerousGrossWeight', 'grossWeight'],
  ] as const) {
    const cell = row.get(concept)
    const found = cell && measuresIn(cell.text, 'mass', context.decimalSign, 'KGM')[0]
    if (cell && found) readings.push({ place: placeOf(field, number), value: found.measure, span: cell })
  }
  return readings
}

const columnOf: Record<string, Concept> = {
  [placeOf('marks').eftiId]: 'marks',
  [placeOf('packageCount').eftiId]: 'packageCount',
  [placeOf('totalPackages').eftiId]: 'packageCount',
  [placeOf('packageType').eftiId]: 'packing',
  [placeOf('packageText').eftiId]: 'packing',
  [placeOf('nature').eftiId]: 'nature',
  [placeOf('statisticalNumber').eftiId]: 'statisticalNumber',
  [placeOf('grossWeight').eftiId]: 'grossWeight',
  [placeOf('netWeight').eftiId]: 'netWeight',
  [placeOf('volume').eftiId]: 'volume',
}

const dangerousColumns = [
  ['unNumber', /^(?:(?:UN|ID)\s?)?(\d{4})$/],
  // '8 (6.1)': the subsidiary hazards stand behind the class; '3' and '3': class and label have a column each.
  ['hazardClass', /^(\d(?:\.\d[A-S]?)?)(?:\s+\1)?(?:\s*[(+][\d.,+\s]+\)?)?$/],
  ['packingGroup', /^(III|II|I)$/],
  ['tunnelCode', /^\(?(B1000C|C5000D|[B-E](?:\/[DE])?|-)\)?$/],
] as const

function totalCount(table: GoodsTable, counts: readonly Reading[], context: ReadingContext): Reading[] {
  const place = placeOf('totalPackages')
  const sum = counts.reduce((total, reading) => total + Number(reading.value), 0)
  const span = table.totals?.get('packageCount')
  const printed = (span && understandCount(span, context).readings[0]) ?? countInTotals(table)
  if (printed) {
    const checks = counts.length === 0 ? [] : [sum === printed.value ? ADDS_UP : `${LINES_ADD_UP_TO}${sum}`]
    return [{ ...printed, place, checks: ['printed total', ...checks] }]
  }
  const whole = counts.length > 0 && (counts.length === table.rows.length || isNumbered(table))
  if (!whole) return []
  if (counts.length === 1) return [{ ...(counts[0] as Reading), place }]
  return [{ place, value: sum, ...summed(counts) }]
}

const isNumbered = ({ columns }: GoodsTable) => columns.some((c) => c.numbered !== undefined)

/** 'TOTAL 8 PKGS', '10 Kolli gesamt' in the line of totals, wherever it begins. */
export function countInTotals({ totals: line }: GoodsTable): Reading | undefined {
  for (const whole of line?.values() ?? []) {
    const cell = insideContainers(whole)
    const match = /(?<![\d.,/-])(\d{1,5})\s+(\p{L}[\p{L}.-]+)/u.exec(cell.text)
    if (!match?.[1] || !packageKindIn(match[2] ?? '')) continue
    const span = cut(cell, match.index, match.index + match[1].length)
    return { place: placeOf('totalPackages'), value: Number(match[1]), span }
  }
  return undefined
}
