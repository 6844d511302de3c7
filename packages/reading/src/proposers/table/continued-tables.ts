import type { DecimalSign } from '../../values/numbers.ts'
import type { GoodsTable } from './goods-table.ts'
import type { Cells } from './table-rows.ts'
import { settleTotals } from './table-totals.ts'

interface PageWithTable {
  table: GoodsTable | undefined
  /** The page names the parties: it is a note, or a copy of one, not the rest of a list. */
  startsNote: boolean
}

/**
 * A goods table that goes on over the page, under the same headers, is one table, whatever was summed up at the foot of
 * the page; a copy of the note is not.
 */
export function continuedTables(pages: readonly PageWithTable[], sign: DecimalSign): GoodsTable[] {
  const tables: GoodsTable[] = []
  let open: GoodsTable | undefined
  for (const { table, startsNote } of pages) {
    if (open && table && sameColumns(open, table) && !(startsNote && isCopy(open, table))) {
      const { rows, totals } = settleTotals([...open.rows, ...table.rows], sign)
      open.rows = rows
      open.totals = table.totals ?? totals
      open.legend = new Map([...(open.legend ?? []), ...(table.legend ?? [])])
      for (const word of table.words) open.words.add(word)
    } else if (!open || !table || !isCopy(open, table)) {
      open = table
      if (table) tables.push(table)
    }
  }
  return tables
}

const isCopy = (a: GoodsTable, b: GoodsTable) => textOfRow(a.rows[0]) === textOfRow(b.rows[0])

const textOfRow = (row: Cells | undefined) => [...(row?.values() ?? [])].map((span) => span.text).join()

const sameColumns = (a: GoodsTable, b: GoodsTable) => goodsOf(a) === goodsOf(b)

/** What no heading asks for is parted into columns one way on one page and another way on the next. */
const goodsOf = ({ columns }: GoodsTable) =>
  columns.flatMap(({ concept }) => (concept === 'furniture' ? [] : [concept])).join()
