import type { PageLayout, Run } from '../../layout/runs.ts'
import type { Label } from '../../proposers/labels/find-labels.ts'

/** The height from which type is large on the page. */
export function largeFrom(layout: PageLayout): number {
  const sizes = layout.runs.map((r) => r.size).sort((a, b) => a - b)
  return 1.25 * (sizes[sizes.length >> 1] ?? 0)
}

/** A text of few lines ends early; its head is no shorter for that. */
const shortest = 700

/** Whether a line stands in the first part of its page, a share of its height. */
export const isWithin = (share: number, run: Run, { page }: PageLayout): boolean =>
  run.box[1] < share * Math.max(page.height, shortest)

/** 'Rechnung 4711' below a label is one of the attached documents, not a heading; below 'Page 1' it may be one. */
export const aboveLabels = (run: Run, labels: readonly Label[]) =>
  labels.every(
    (l) =>
      l.page > 1 ||
      l.loose ||
      (l.concept === 'furniture' && Math.abs(l.box[0] - run.box[0]) > run.size) ||
      l.box[1] > run.box[1] - 1 ||
      run.words.some((w) => l.words.has(w)),
  )

/** 'DELIVERY NOTE' in large type, and in its box below it 'No.', 'Date:'. */
const isHeadOf = (run: Run, label: Label) =>
  run.box[3] <= label.box[1] + 1 && run.size > 1.25 * (label.box[3] - label.box[1])

/** It stands in a labelled box, or beside or below 'Documents attached'. */
export const isNamedBy = (run: Run, labels: readonly Label[]) =>
  labels.some(
    (l) =>
      l.page === 1 &&
      ![...l.words].some((w) => run.words.includes(w)) &&
      ((run.region > 0 && l.region === run.region && !isHeadOf(run, l)) ||
        (l.concept === 'documentsAttached' &&
          run.box[3] > l.box[1] - 1 &&
          run.box[1] - l.box[3] < 3 * run.size)),
  )
