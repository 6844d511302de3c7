import type { Box } from '../../recognition/recognised.ts'

/** A word that the form prints, and where it stands seen from the value's upper left corner, in page units. */
export interface Anchor {
  /** As `bare` leaves it. */
  text: string
  dx: number
  dy: number
}

/** What one correction taught about the papers of one sender in one form. */
export interface Lesson {
  eftiId: string
  path: string
  page: number
  /** Where the value stood on the paper that was corrected. */
  box: Box
  anchors: Anchor[]
  /** Of a measure: the unit that the person gave. */
  unit: string | null
  /** True: what stands here is not this value. */
  refused: boolean
}

export interface Remembered extends Lesson {
  id: string
  learnedFrom: string
}
