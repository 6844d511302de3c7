import { overlapX } from '../../layout/box.ts'
import { linesOf } from '../../layout/lines.ts'
import type { PageLayout } from '../../layout/runs.ts'
import type { Span } from '../../layout/span.ts'
import { type FoundWagon, wagonsIn } from '../../values/rail/wagons.ts'
import type { Label } from '../labels/find-labels.ts'

export interface ListedWagon {
  wagon: FoundWagon
  line: Span
}

const asPrinted = /^\d{2} \d{2} \d{4} \d{3}-\d$/

/**
 * The wagons of a page from top to bottom. Twelve digits count where their check digit holds; under the heading of the
 * wagons, or grouped as railways print them, they count though it does not.
 */
export function listedWagons(layout: PageLayout, labels: readonly Label[]): ListedWagon[] {
  const headings = labels.filter((label) => label.concept === 'wagonNumber')
  const seen = new Set<string>()
  return linesOf(layout.runs).flatMap((line) =>
    wagonsIn(line.text).flatMap((wagon): ListedWagon[] => {
      const [word] = line.words.slice(line.text.slice(0, wagon.at).split(' ').length - 1)
      const headed = headings.some(
        ({ box }) => word !== undefined && overlapX(box, word.box) > 0 && word.box[1] > box[1],
      )
      const counts = headings.length > 0 ? headed || asPrinted.test(wagon.asWritten) : wagon.checkDigitHolds
      if (!counts || seen.has(wagon.number)) return []
      seen.add(wagon.number)
      return [{ wagon, line }]
    }),
  )
}
