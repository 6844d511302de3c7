import { sameLine } from '../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import type { LabelMatch } from '../words/index.ts'
import type { Label } from './labels/find-labels.ts'

/** 'Menge (t): 12,680' */
const bracketAndColon = /^\S+\s?[([][^)\]]{1,12}[)\]]\s?:/u

/** The last word of a sentence that had no room on the line above is no label, even if it is 'consignee'. */
export function isWrappedWord(
  found: { length: number; closedByColon?: boolean; match: LabelMatch },
  at: number,
  run: Run,
  layout: PageLayout,
  labels: readonly Label[],
): boolean {
  if (at > 0 || found.length > 1 || found.closedByColon || run.words.length > 3) return false
  if (bracketAndColon.test(textOf(run.words))) return false
  if (layout.runs.some((r) => r.words[0]?.text.startsWith(':') && sameLine(r.box, run.box) && r !== run))
    return false
  const above = layout.runs.find(
    (r) =>
      r.region === run.region &&
      r.words.length > 3 &&
      Math.abs(r.box[0] - run.box[0]) < 2 &&
      Math.abs(r.size - run.size) < 0.3 &&
      r.words[0]?.bold === run.words[0]?.bold &&
      r.box[1] < run.box[1] &&
      run.box[1] - r.box[3] < 0.8 * run.size,
  )
  if (!above || isTranslation(found.match, above, labels)) return false
  const first = run.words[0]?.box ?? run.box
  const needed = above.box[2] + first[2] - first[0] + 0.25 * run.size
  return needed > columnRight(run, layout) - 0.5 * run.size
}

/** 'Címzett (név, cím, ország)' above 'Consignee': it asks for the same in another language. */
const isTranslation = ({ concept }: LabelMatch, above: Run, labels: readonly Label[]) =>
  labels.some((label) => label.concept === concept && above.words.some((word) => label.words.has(word)))

/** How far lines of this column reach: to the side of its box, else as far as its longest line. */
function columnRight(run: Run, layout: PageLayout): number {
  if (run.region > 0) return layout.regions.box(run.region)[2]
  const column = layout.runs.filter((r) => Math.abs(r.box[0] - run.box[0]) < 2)
  return Math.max(...column.map((r) => r.box[2]))
}
