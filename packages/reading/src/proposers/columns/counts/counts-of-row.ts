import type { Concept } from '../../../fields/concepts.ts'
import { placeOf } from '../../../fields/field-map.ts'
import { textOf } from '../../../layout/runs.ts'
import { type Span, spanOf } from '../../../layout/span.ts'
import { packageKindIn } from '../../../values/packages.ts'
import { bareWords } from '../../../words/compare.ts'
import { withoutCount, withoutNumber } from '../../../words/terms/counting-words.ts'
import type { Reading, ReadingContext } from '../../candidate.ts'
import { packageNumbers } from '../../numbered/package-numbers.ts'
import { packedAmong, packedIn } from '../../statements/packed-in.ts'
import { insideContainers } from '../../statements/remarks.ts'
import type { GoodsTable } from '../../table/goods-table.ts'
import { goodsLines } from '../../table/goods-text.ts'
import type { Cells } from '../../table/table-rows.ts'
import { understandCount } from '../../understand/understand-details.ts'

/** How many packages a line has, and of which kind; `packed` are the lines below its name that say so. */
export function countsOfRow(
  table: GoodsTable,
  row: Cells,
  packed: readonly Span[],
  context: ReadingContext,
): Reading[] {
  const count = numberedCount(table, row) ?? countOf(row, context)
  const [only, ...others] = packed.length > 0 ? packed : namedAbove(row)
  const said = only && others.length === 0 ? packedIn(only.text) : undefined
  if (!only || !said) return count
  const kind: Reading = { place: placeOf('packageType'), value: said.kind, span: only }
  if (count.length === 0) return [{ place: placeOf('totalPackages'), value: said.count, span: only }, kind]
  const isOpen = !row.has('packing') && !count.some((r) => r.place.eftiId === kind.place.eftiId)
  return isOpen && count[0]?.value === said.count ? [...count, kind] : count
}

/** '72 BUNDLES' on a line of its own above the name. */
function namedAbove(row: Cells): Span[] {
  const cell = row.get('nature')
  const first = row.has('packageCount') && cell ? firstLine(cell) : undefined
  return first && packedIn(first.text) ? [first] : []
}

/** '85-150', 'Kiste 2' in a column of the packages' numbers; a package that the line above names already is counted there. */
function numberedCount({ columns, rows }: GoodsTable, row: Cells): Reading[] | undefined {
  const span = row.get('packageCount')
  const numbering = columns.find((c) => c.concept === 'packageCount')?.numbered
  if (!span || !numbering) return undefined
  const numbers = packageNumbers(span.text, numbering)
  const above = rows[rows.indexOf(row) - 1]?.get('packageCount')?.text
  if (!numbers || above === span.text) return []
  const { from, to, kind } = numbers
  const checks = ['packages numbered through']
  const count: Reading = { place: placeOf('totalPackages'), value: to - from + 1, span, checks }
  return kind ? [count, { place: placeOf('packageType'), value: kind.code, span }] : [count]
}

/** The count stands in its own column, else at the head of the packing or goods text: '24 pallets'. */
function countOf(row: Cells, context: ReadingContext): Reading[] {
  const own = row.get('packageCount')
  if (own) return understandCount(own, context).readings
  for (const concept of ['packing', 'nature'] as const) {
    const cell = row.get(concept)
    const span = cell && (concept === 'nature' ? firstLine(cell) : insideContainers(cell))
    const lead = span && /^\d+\s+\p{L}/u.test(span.text) ? understandCount(span, context) : undefined
    if (lead && lead.fit === 1) return concept === 'packing' ? lead.readings.slice(0, 1) : lead.readings
  }
  return countAmong(row)
}

const mayTell: readonly Concept[] = ['packing', 'furniture', 'marks', 'nature']
/** UN/ECE Recommendation 21: packages and parcels of any kind, and pieces. */
const anyKind = new Set(['PK', 'PC'])

/** '4711 / 12 cajas', 'Charge 884417, 3 Bund' in a cell that says other things too. */
function countAmong(row: Cells): Reading[] {
  const found = mayTell.flatMap((concept) => {
    const cell = row.get(concept)
    return cell ? packedAmong(cell) : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0 || anyKind.has(only.kind)) return []
  return [
    { place: placeOf('totalPackages'), value: only.count, span: only.span },
    { place: placeOf('packageType'), value: only.kind, span: only.span },
  ]
}

/** '2 CRATES', and what is said of the container above or below: only the line that counts names the kind. */
const firstLine = (cell: Span): Span | undefined =>
  goodsLines(cell)
    .map((words) => insideContainers(spanOf(words)))
    .find(({ text }) => text !== '')

/** 'Cartons' over a column of numbers says what is counted; 'Colis' does not. */
export function kindOfHeading({ columns }: GoodsTable): Reading[] {
  const label = columns.find((c) => c.concept === 'packageCount')?.label
  const words = label ? [...label.words] : []
  const heading = withoutNumber(withoutCount(bareWords(textOf(words))))
  const kind = packageKindIn(heading)
  if (!kind || kind.code === 'PK' || kind.name !== heading) return []
  const checks = [`'${kind.name}' is ${kind.code} in UN/ECE Recommendation 21`]
  return [{ place: placeOf('packageType'), value: kind.code, span: spanOf(words), checks }]
}
