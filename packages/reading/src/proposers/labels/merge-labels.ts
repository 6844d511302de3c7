import { overlapX, overlapY, unite } from '../../layout/box.ts'
import type { Box } from '../../layout/pages.ts'
import type { PageLayout } from '../../layout/runs.ts'
import type { Label } from './find-labels.ts'

/** The same label in several languages, side by side or stacked, is one label. */
export function mergeNeighbours(labels: Label[], layout: PageLayout): Label[] {
  const merged: Label[] = []
  for (const label of labels) {
    const twin = merged.find((other) => other.concept === label.concept && together(other, label, layout))
    if (!twin) {
      merged.push(label)
      continue
    }
    for (const word of label.words) twin.words.add(word)
    twin.box = unite([twin.box, label.box])
    twin.matches.push(...label.matches)
    twin.colon ||= label.colon
    twin.loose = label.loose
  }
  return merged
}

function together(a: Label, b: Label, layout: PageLayout): boolean {
  if (a.region !== b.region) return false
  const gapY = -overlapY(a.box, b.box)
  const gapX = -overlapX(a.box, b.box)
  if (gapY > 1.6 * Math.max(a.size, b.size) || gapX > 4 * Math.max(a.size, b.size)) return false
  const between = unite([a.box, b.box])
  const stranger = layout.runs.some((run) =>
    run.words.some(
      (w) =>
        !a.words.has(w) &&
        !b.words.has(w) &&
        /[\p{L}\d]{2}/u.test(w.text) &&
        !/^[([]\d{1,2}[)\]]$/.test(w.text) &&
        overlapX(w.box, between) > 0 &&
        overlapY(w.box, between) > 0.3 * (w.box[3] - w.box[1]) &&
        !sitsAside(w.box, a.box, b.box),
    ),
  )
  return !stranger
}

/** Right of both: the value of a label whose value stands beside it. */
const sitsAside = (word: Box, a: Box, b: Box) => word[0] >= Math.max(a[2], b[2]) - 1
