import { type Concept, goodsConcepts } from '../../fields/concepts.ts'
import { sameLine, unite } from '../../layout/box.ts'
import type { PageLayout } from '../../layout/runs.ts'
import type { Label } from './find-labels.ts'

/** Sides of cells nearer than this are one. */
const sameSide = 4
/** So many cells of headings make a drawn table. */
const fewestCells = 3

const inOneColumn = new Set<Concept>(['marks', 'packageCount', 'packing', 'nature'])

/**
 * '19 Number, kind of packages – 21 Description of the goods' in one drawn cell of headings, over a cell as wide: the
 * column is one, and holds the goods. Where a form draws one box about all headings they stay apart.
 */
export function oneHeadingPerCell(layout: PageLayout, labels: Label[]): void {
  for (const nature of labels.filter((l) => l.concept === 'nature' && l.region > 0)) {
    const own = labels.filter((l) => l.region === nature.region)
    const others = own.filter((l) => l !== nature && inOneColumn.has(l.concept))
    const level = labels.filter(
      (l) => l.region > 0 && goodsConcepts.has(l.concept) && sameLine(l.box, nature.box),
    )
    const cells = new Set(level.map((l) => l.region))
    if (others.length === 0 || cells.size < fewestCells || !isOneColumn(nature, layout)) continue
    for (const label of own) {
      if (label === nature) continue
      for (const word of label.words) nature.words.add(word)
      labels.splice(labels.indexOf(label), 1)
    }
    for (const run of layout.runs)
      if (run.region === nature.region) for (const word of run.words) nature.words.add(word)
    nature.box = unite([...nature.words].map((word) => word.box))
    nature.loose = false
  }
}

/** The heading fills its cell, and the one below has the same sides. */
function isOneColumn({ region }: Label, { regions }: PageLayout): boolean {
  const [left, , right, bottom] = regions.box(region)
  const below = regions.at((left + right) / 2, bottom + sameSide)
  const box = regions.box(below)
  return (
    below > 0 && below !== region && Math.abs(box[0] - left) < sameSide && Math.abs(box[2] - right) < sameSide
  )
}
