import type { ReactNode } from 'react'
import type { Box } from './upright.ts'

/** A word as it lies on its page, in page units. */
export interface PageWord {
  text: string
  box: Box
}

/** Words of a page that a person selected. */
export interface PageSelection {
  page: number
  /** Line by line. */
  text: string
  /** Around all of them, in page units. */
  box: [number, number, number, number]
}

/** Selecting words on the pictures of pages. */
export interface Selecting {
  /** Id of what is filled: a click takes a word, and what is selected is taken. Null: a bar is shown beside it. */
  fills: string | null
  loadWords: (page: number) => Promise<readonly PageWord[]>
  onTake: (selection: PageSelection) => void
  /** What can be done with a selection that is not taken. */
  bar: (selection: PageSelection, onClose: () => void) => ReactNode
  /** Names the bar. */
  barLabel: string
}
