import { type Finding, fillIn, type Measure } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import { placeOf } from '../fields/field-map.ts'
import { ADDS_UP, type ReadingContext } from '../proposers/candidate.ts'
import type { GoodsTable } from '../proposers/table/goods-table.ts'
import type { Cells } from '../proposers/table/table-rows.ts'
import { type CellMeasure, massesOfLines, massInTotals } from '../proposers/table/total-measures.ts'
import { inKilograms, sumMasses } from '../values/measures.ts'
import { findingOfLines } from './findings-of-reading.ts'

type Context = Omit<ReadingContext, 'labelText'>
type MassField = 'grossWeight' | 'netWeight'

const FIELDS: readonly MassField[] = ['grossWeight', 'netWeight']

/**
 * The common data set has no mass of an ordinary goods line, so contradictions with those are found while reading. Only of a single
 * table, every line of which has its figure: more or fewer lines than there are goods are a misreading.
 */
export function contradictionsInGoods(
  tables: readonly GoodsTable[],
  values: readonly ExtractedValue[],
  context: Context,
): Finding[] {
  const [table, ...others] = tables
  if (!table || others.length > 0) return []
  const lines = table.rows.filter(isOfGoods)
  const columns = FIELDS.map((field) => columnOf(table, lines, field, values, { ...context, labelText: '' }))
  const isWhole = countsAddUp(values) || columns.some(({ addsUp }) => addsUp)
  return [...(isWhole ? columns.flatMap(totalAgainstLines) : []), ...netAboveGross(lines, columns)]
}

/** 'NETTO KG  23 118' below the totals names no goods. */
const isOfGoods = (row: Cells) => row.has('nature') || row.has('packageCount') || row.has('packing')

interface MassColumn {
  field: MassField
  cells: readonly (CellMeasure | undefined)[]
  /** Undefined where a line has no mass. */
  sum: Measure | undefined
  /** As the document gives it, in a line of totals or elsewhere. */
  total: Measure | undefined
  addsUp: boolean
}

function columnOf(
  table: GoodsTable,
  rows: readonly Cells[],
  field: MassField,
  values: readonly ExtractedValue[],
  context: ReadingContext,
): MassColumn {
  const cells = massesOfLines(table, rows, field, context)
  const lines = cells.flatMap((cell) => cell?.measure ?? [])
  const sum = lines.length > 1 && lines.length === cells.length ? sumMasses(lines) : undefined
  const given = values.find(({ path }) => path === placeOf(field).path)?.value
  const total = typeof given === 'object' ? given : undefined
  // Beside a line of totals that is right, what is given elsewhere is another mass: that of goods without their wagons.
  const totals = [total, massInTotals(table, field, context)]
  const addsUp = sum !== undefined && totals.some((whole) => whole && isSame(sum, whole))
  return { field, cells, sum, total, addsUp }
}

/** The packages of the lines add up to their printed total: no line was missed, and no subtotal taken for one. */
function countsAddUp(values: readonly ExtractedValue[]): boolean {
  const { path } = placeOf('totalPackages')
  const checks = values.find((value) => value.path === path)?.why?.checks
  return Array.isArray(checks) && checks.includes(ADDS_UP)
}

/** Half a kilogram of rounding in every line. */
const ROUNDING_OF_A_LINE = 0.5
const ROUNDING = 0.005

function isSame(sum: Measure, total: Measure): boolean {
  return Math.abs(inKilograms(sum) - inKilograms(total)) <= ROUNDING * inKilograms(total)
}

function totalAgainstLines({ field, cells, sum, total, addsUp }: MassColumn): Finding[] {
  if (!sum || !total || addsUp) return []
  if (Math.abs(inKilograms(sum) - inKilograms(total)) <= ROUNDING_OF_A_LINE * cells.length) return []
  return [findingOfLines({ ...placeOf(field), sum, total })]
}

/** Dangerous goods have a net and a gross mass of their own in the data set, which PL-NET-GROSS compares. */
function netAboveGross(lines: readonly Cells[], columns: readonly MassColumn[]): Finding[] {
  const [grossCells, netCells] = columns.map(({ cells }) => cells)
  const wrong = lines.flatMap((row, at) => {
    const [net, gross] = [netCells?.[at]?.measure, grossCells?.[at]?.measure]
    const isWrong = net && gross && inKilograms(net) > inKilograms(gross) && !row.has('unNumber')
    return isWrong ? [{ line: at + 1, net, gross }] : []
  })
  const [first] = wrong
  if (!first) return []
  const template = 'Line {line}: the net mass ({net}) is greater than the gross mass ({gross}).'
  return [
    {
      ...plausibility,
      code: 'DOC-LINE-NET-GROSS',
      message: fillIn(template, first),
      template,
      values: first,
      fieldName: 'Goods',
      remedy: 'Correct the net or the gross mass of the line; perhaps they were exchanged.',
      eftiId: null,
      path: null,
      clause: 'Delegated Regulation (EU) 2024/2024, Annex, Table 1, definitions of net and gross mass',
      ...(wrong.length > 1 ? { count: wrong.length } : {}),
    },
  ]
}

const plausibility = {
  severity: 'medium',
  violationType: 'Plausibility',
  example: null,
  subsets: [],
} as const
