import { goodsConcepts } from '../../fields/concepts.ts'
import { overlapY } from '../../layout/box.ts'
import type { Label } from '../labels/find-labels.ts'

/** So many other headings of goods on its line tell that it heads a column of them. */
const enough = 2

/** 'Kennzeichen' among the headings of goods asks for their marks, not for a number plate. */
export function marksNotPlates(labels: readonly Label[]): Label[] {
  const isHeading = (label: Label) => goodsConcepts.has(label.concept) && !label.colon
  return labels.map((label) => {
    if (label.concept !== 'plates' || label.colon) return label
    const level = labels.filter(
      (other) => isHeading(other) && overlapY(other.box, label.box) > 0.5 * label.size,
    )
    return new Set(level.map(({ concept }) => concept)).size > enough ? { ...label, concept: 'marks' } : label
  })
}
