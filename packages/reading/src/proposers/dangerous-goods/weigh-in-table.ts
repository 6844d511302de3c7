import type { Concept } from '../../fields/concepts.ts'
import { type FieldName, placeOf } from '../../fields/field-map.ts'
import type { Word } from '../../layout/pages.ts'
import { textOf } from '../../layout/runs.ts'
import { measuresIn, unitIn } from '../../values/measures.ts'
import type { DecimalSign } from '../../values/numbers.ts'
import type { Candidate } from '../candidate.ts'
import type { GoodsTable } from '../table/goods-table.ts'
import type { Cells } from '../table/table-rows.ts'

const masses: readonly (readonly [FieldName, Concept])[] = [
  ['dangerousNetWeight', 'netWeight'],
  ['dangerousGrossWeight', 'grossWeight'],
]

const wordsOf = (row: Cells): Word[] => [...row.values()].flatMap((cell) => cell.words)
const topOf = (words: readonly Word[]) => Math.min(...words.map((w) => w.box[1]))

/** A description that stands in a line of the table has the masses of that line, where it is the only one there. */
export function weighDangerousGoods(
  table: GoodsTable,
  patterns: readonly Candidate[],
  sign: DecimalSign,
): void {
  const tops = table.rows.map((row) => topOf(wordsOf(row)))
  const rowOf = (words: readonly Word[]) => {
    const first = words[0]
    return first ? tops.findLastIndex((top) => top <= (first.box[1] + first.box[3]) / 2) : -1
  }
  const described = patterns
    .filter((p) => p.concept === 'unNumber' && p.page === table.page)
    .map((pattern) => ({ pattern, at: rowOf(pattern.readings[0]?.span.words ?? []) }))
  for (const { pattern, at } of described) {
    const row = table.rows[at]
    if (!row || described.filter((d) => d.at === at).length > 1) continue
    const number = Number(/\[(\d+)\]/.exec(pattern.readings[0]?.place.path ?? '')?.[1])
    for (const [field, concept] of masses) {
      const cell = row.get(concept)
      const label = table.columns.find((c) => c.concept === concept)?.label
      const usual = unitIn(label ? textOf([...label.words]) : '', 'mass') ?? 'KGM'
      const found = cell && measuresIn(cell.text, 'mass', sign, usual)
      if (cell && found?.[0] && found.length === 1)
        pattern.readings.push({ place: placeOf(field, number), value: found[0].measure, span: cell })
    }
  }
}
