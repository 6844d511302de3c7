import type { Concept } from '../../fields/concepts.ts'
import { placeOf } from '../../fields/field-map.ts'
import type { Kind } from '../../kinds/kind.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { spanOf } from '../../layout/span.ts'
import type { DecimalSign } from '../../values/numbers.ts'
import type { Candidate } from '../candidate.ts'
import type { Label } from '../labels/find-labels.ts'
import { findGoodsTable, type GoodsTable } from '../table/goods-table.ts'
import type { Cells } from '../table/table-rows.ts'
import { type RowsByNumber, rowsByNumber } from './rows-by-number.ts'

const numberShape = /^(?:(?:UN|ID)\s?)?\d{4}$/
const hazardClass = placeOf('hazardClass').eftiId
const none: RowsByNumber = { goods: [], printed: 0 }
const describing = new Set<Concept>(['unNumber', 'hazardClass', 'packingGroup', 'tunnelCode', 'nature'])

/**
 * The table of goods, and the descriptions that stand outside it. On papers for dangerous goods Table A of ADR tells them where
 * they stand in columns; a table that has a column for their numbers tells those that it does not find.
 */
export function tableBeside(
  layout: PageLayout,
  labels: Label[],
  ofShape: Candidate[],
  { traits }: Kind,
  sign: DecimalSign,
  before: GoodsTable | undefined,
): { table: GoodsTable | undefined; patterns: Candidate[] } {
  const isDangerous = traits.includes('described-goods')
  const patterns = isDangerous ? besideColumns(ofShape, layout, labels, sign) : ofShape
  const taken = new Set(patterns.flatMap((p) => [...p.words]))
  const table = findGoodsTable(layout, labels, taken, sign, before)
  const isDescribed = patterns.some((p) => p.readings.some((r) => r.place.eftiId === hazardClass))
  const { goods: rows, printed } = isDangerous && !isDescribed ? rowsByNumber(layout) : none
  const numbered = table?.rows.filter((row) => numberShape.test(row.get('unNumber')?.text ?? '')) ?? []
  if (rows.length === 0 || numbered.length > printed) return { table, patterns }
  return {
    table: table && withoutDescriptions(table, rows),
    patterns: [...patterns.filter(({ concept }) => concept !== 'unNumber'), ...rows],
  }
}

/** 'UN 1263 VOPSELE, 3, III': the commas of ADR 5.4.1.1.1, which no columns have. */
const inOrder = /\p{L}\)?,\s*(?:\p{L}{1,9}\.?\s)?\d(?:\.\d)?\s?(?:\([\d., ]+\))?,/u

/** Where UN numbers have a column, what stands beside them belongs to the other columns, not to a line of text. */
function besideColumns(
  patterns: Candidate[],
  layout: PageLayout,
  labels: readonly Label[],
  sign: DecimalSign,
): Candidate[] {
  const described = patterns.filter(({ concept }) => concept === 'unNumber')
  if (described.length > 0 && described.every(({ text }) => inOrder.test(text))) return patterns
  const rows = findGoodsTable(layout, [...labels], new Set(), sign)?.rows ?? []
  const ofColumn = rows.some((row) => numberShape.test(row.get('unNumber')?.text ?? ''))
  return ofColumn ? patterns.filter(({ concept }) => concept !== 'unNumber') : patterns
}

/** What describes dangerous goods is told by the descriptions themselves. */
function withoutDescriptions(table: GoodsTable, described: readonly Candidate[]): GoodsTable {
  const own = new Set(described.flatMap((p) => [...p.words]))
  const rows = table.rows.map(
    (row): Cells =>
      new Map(
        [...row].flatMap(([concept, cell]) => {
          const words = cell.words.filter((word) => !own.has(word))
          return words.length === 0 || describing.has(concept) ? [] : [[concept, spanOf(words)] as const]
        }),
      ),
  )
  const words = new Set([...table.words].filter((word) => !own.has(word)))
  return { ...table, rows: rows.filter((row) => row.size > 0), words }
}
