import { placeOf } from '../../../fields/field-map.ts'
import type { Word } from '../../../layout/pages.ts'
import type { Span } from '../../../layout/span.ts'
import { saysWhole } from '../../../words/terms/words-of-the-whole.ts'
import type { Candidate, Reading } from '../../candidate.ts'
import { opensWithTotal } from '../../table/table-totals.ts'
import { countedFirst } from './counts-of-lot.ts'
import type { MassColumn } from './mass-columns.ts'

/** So many lines below the last lot its totals stand. */
const near = 3

/** '17 Versandstücke Gesamt   627,3' below lots of dangerous goods: what they add up to is the whole. */
export function totalOfLots(
  described: readonly Candidate[],
  lines: readonly Span[],
  end: number | undefined,
  columns: readonly MassColumn[],
): Candidate[] {
  const page = described[0]?.page
  if (page === undefined || end === undefined) return []
  const readings = columns.flatMap(({ field, total }): Reading[] =>
    total
      ? [
          {
            place: placeOf(field === 'gross' ? 'grossWeight' : 'netWeight'),
            value: total.measure,
            span: total.span,
            checks: ['printed total', 'equals the sum of the lines'],
          },
        ]
      : [],
  )
  const packages = totalCount(described, lines.slice(end, end + near))
  return [...readings, ...(packages ? [packages] : [])].map((reading) => ({
    concept: reading.place.eftiId === placeOf('netWeight').eftiId ? 'netWeight' : 'grossWeight',
    readings: [reading],
    page,
    source: 'total-of-lots',
    words: new Set<Word>(reading.span.words),
    text: reading.span.text,
    fit: 1,
    label: null,
    place: 'pattern',
  }))
}

/** The count of a line that says that it is the whole, where the lots' own do not contradict it. */
function totalCount(described: readonly Candidate[], below: readonly Span[]): Reading | undefined {
  const counts = described.flatMap(({ readings }) =>
    readings.filter((r) => r.place.eftiId === placeOf('packageCount').eftiId).map((r) => Number(r.value)),
  )
  const line = below.find(({ text }) => opensWithTotal(text) || saysWhole(text))
  const counted = line && countedFirst(line)
  if (!counted) return undefined
  const value = Number(counted.count.text.replace(/\D/g, ''))
  const sum = counts.reduce((total, count) => total + count, 0)
  if (counts.length === described.length && sum !== value) return undefined
  const checks = ['printed total', ...(sum === value ? ['equals the sum of the lines'] : [])]
  return { place: placeOf('totalPackages'), value, span: counted.count, checks }
}
