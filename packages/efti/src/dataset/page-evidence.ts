/** Where a person has to look. */
export interface PageEvidence {
  /** Counted from 1. */
  page: number
  /** In page units; null where only the page is known. */
  box: readonly [x0: number, y0: number, x1: number, y1: number] | null
}
