import type { Box } from '../layout/pages.ts'

/** A word that the form prints, and where it stands seen from the value's upper left corner, in page units. */
export interface Anchor {
  /** As `bare` leaves it. */
  text: string
  dx: number
  dy: number
}

/** The words that name a value: before it on its line, or above it. */
export interface PrintedLabel {
  /** As printed. */
  text: string
  side: 'before' | 'above'
  /** From the label's right end (before) or left end (above) to the value's left end. */
  dx: number
  /** From the label's top to the value's top. */
  dy: number
}

/** What one correction taught about the papers of one sender in one form. */
export interface Lesson {
  eftiId: string
  path: string
  page: number
  /** Where the value stood on the paper that was corrected, as that paper stands upright. */
  box: Box
  anchors: Anchor[]
  label: PrintedLabel | null
  /** Of a measure: the unit that the person gave. */
  unit: string | null
  /** True: what stands here is not this value. */
  refused: boolean
  /** True of a file without pages, as text and Word are: places are lines and columns. */
  synthetic: boolean
}

export interface Remembered extends Lesson {
  id: string
  learnedFrom: string
  /** Of the paper that was corrected; null where it was not kept. */
  kind: string | null
}

/** What counts stands on the first pages. */
export const PAGES_LOOKED_AT = 6

/** Of a value that is read by a lesson: people said where it stands, but on another paper. */
export const CONFIDENCE = 0.85
