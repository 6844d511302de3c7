import type { ReactNode } from 'react'

/** Text that a person selected, and where it begins in the whole. */
export interface TextSelection {
  text: string
  start: number
}

/** Selecting text of the source. */
export interface TextSelecting {
  /** What is selected is taken: no bar is shown. */
  takes: boolean
  onTake: (selection: TextSelection) => void
  /** The value that is written around a character, where the source has such: a click takes it. */
  pieceAt?: (offset: number) => TextSelection | null
  /** What can be done with a selection that is not taken. */
  bar: (selection: TextSelection, onClose: () => void) => ReactNode
  /** Names the bar. */
  barLabel: string
}
