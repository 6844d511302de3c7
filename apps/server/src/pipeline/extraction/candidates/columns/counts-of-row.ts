import { placeOf } from '../../field-map.ts'
import { sameLine } from '../../geometry/box.ts'
import { textOf } from '../../geometry/runs.ts'
import { type Span, spanOf } from '../../geometry/span.ts'
import { bareWords } from '../../lexicon/compare.ts'
import { packageKindIn } from '../../normalise/packages.ts'
import type { Reading, ReadingContext } from '../candidate.ts'
import type { GoodsTable } from '../goods-table.ts'
import { packedIn } from '../statements/packed-in.ts'
import { insideContainers } from '../statements/remarks.ts'
import type { Cells } from '../table-rows.ts'
import { understandCount } from '../understand-details.ts'
import { countOfNumbers } from './package-numbers.ts'

/** How many packages a line has, and of which kind; `packed` are the lines below its name that say so. */
export function countsOfRow(
  table: GoodsTable,
  row: Cells,
  packed: readonly Span[],
  context: ReadingContext,
): Reading[] {
  const count = numberedCount(table, row) ?? countOf(row, context)
  const [only, ...others] = packed
  const said = only && others.length === 0 ? packedIn(only.text) : undefined
  if (!only || !said) return count
  const kind: Reading = { place: placeOf('packageType'), value: said.kind, span: only }
  if (count.length === 0) return [{ place: placeOf('totalPackages'), value: said.count, span: only }, kind]
  const isOpen = !row.has('packing') && !count.some((r) => r.place.eftiId === kind.place.eftiId)
  return isOpen && count[0]?.value === said.count ? [...count, kind] : count
}

/** '85-150' in a column of the packages' numbers. */
function numberedCount({ columns }: GoodsTable, row: Cells): Reading[] | undefined {
  const span = row.get('packageCount')
  if (!span || !columns.some((c) => c.concept === 'packageCount' && c.numbered)) return undefined
  const value = countOfNumbers(span.text)
  if (value === undefined) return []
  return [{ place: placeOf('totalPackages'), value, span, checks: ['packages numbered through'] }]
}

/** The count stands in its own column, else at the head of the packing or goods text: '24 pallets'. */
function countOf(row: Cells, context: ReadingContext): Reading[] {
  const own = row.get('packageCount')
  if (own) return understandCount(own, context).readings
  for (const concept of ['packing', 'nature'] as const) {
    const cell = row.get(concept)
    const inside = cell && insideContainers(cell)
    const span = inside && concept === 'nature' ? firstLine(inside) : inside
    const lead = span && /^\d+\s+\p{L}/u.test(span.text) ? understandCount(span, context) : undefined
    if (lead && lead.fit === 1) return concept === 'packing' ? lead.readings.slice(0, 1) : lead.readings
  }
  return []
}

/** '2 CRATES', and what is said of the container below: only the line that counts names the kind. */
const firstLine = ({ words }: Span): Span =>
  spanOf(words.filter((word) => words[0] && sameLine(word.box, words[0].box)))

const wordsOfCount =
  /^(?:total |tot )?(?:no|nos|nr|n|number|num|numero|número|anzahl|anz|nombre|nb|nbre|ilosc|liczba|pocet|antal|antall|aantal|qty|quantity|qte|numar)(?: of| de| di| der| d)? /u

/** 'Cartons' over a column of numbers says what is counted; 'Colis' does not. */
export function kindOfHeading({ columns }: GoodsTable): Reading[] {
  const label = columns.find((c) => c.concept === 'packageCount')?.label
  const words = label ? [...label.words] : []
  const heading = bareWords(textOf(words)).replace(wordsOfCount, '')
  const kind = packageKindIn(heading)
  if (!kind || kind.code === 'PK' || kind.name !== heading) return []
  const checks = [`'${kind.name}' is ${kind.code} in UN/ECE Recommendation 21`]
  return [{ place: placeOf('packageType'), value: kind.code, span: spanOf(words), checks }]
}
