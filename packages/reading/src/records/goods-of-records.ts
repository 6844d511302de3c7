import type { Concept } from '../fields/concepts.ts'
import type { Reading } from '../proposers/candidate.ts'
import type { GoodsTable } from '../proposers/table/goods-table.ts'
import type { Cells } from '../proposers/table/table-rows.ts'
import { understandTable } from '../proposers/table/understand-table.ts'
import type { DecimalSign } from '../values/numbers.ts'
import type { KnownField } from './known-field.ts'

/** The goods lines of a file, read as the lines of a printed table are; units stand in the keys. */
export function goodsOfRecords(
  known: readonly KnownField[],
  sign: DecimalSign,
): { reading: Reading; key: string }[] {
  const inLines = known.filter((k) => k.line > 0)
  const last = inLines.reduce((most, k) => Math.max(most, k.line), 0)
  if (last === 0) return []
  const byLine = Map.groupBy(inLines, (k) => k.line)
  const rows: Cells[] = Array.from({ length: last }, (_, i) => cellsOf(byLine.get(i + 1) ?? []))
  const totals = cellsOf(known.filter((k) => k.line === 0))
  const byConcept = new Map<Concept, KnownField>(inLines.map((k) => [k.concept, k]))
  const columns = [...byConcept].map(([concept, k]) => ({
    concept,
    from: 0,
    to: 0,
    label: labelOf(concept, k),
  }))
  const table: GoodsTable = {
    page: 1,
    header: [],
    columns,
    rows,
    totals: totals.size > 0 ? totals : null,
    words: new Set(),
  }
  const decimalSign = inLines.some((k) => k.field.isNumber) ? 'point' : sign
  const keys = new Map(inLines.flatMap((k) => k.span.words.map((word) => [word, k.field.key] as const)))
  return understandTable(table, { decimalSign, labelText: '' }).readings.map((reading) => ({
    reading,
    key: reading.span.words.map((word) => keys.get(word)).find(Boolean) ?? 'goods',
  }))
}

const cellsOf = (fields: readonly KnownField[]): Cells => new Map(fields.map((k) => [k.concept, k.span]))

/** The key's words stand in for a printed header. */
const labelOf = (concept: Concept, { field }: KnownField): GoodsTable['columns'][number]['label'] => ({
  concept,
  page: 1,
  region: 0,
  box: [0, 0, 0, 0],
  size: 0,
  words: new Set(
    field.steps
      .join(' ')
      .split(' ')
      .map((text) => ({ text, box: [0, 0, 0, 0], confidence: 1 })),
  ),
  matches: [],
  colon: false,
  loose: false,
})
