import { height, unite } from './box.ts'
import type { Box, RecognisedPage, Word } from './pages.ts'
import type { Regions } from './regions.ts'

/** Words that stand next to each other on one line inside one region. */
export interface Run {
  words: Word[]
  box: Box
  region: number
  /** Height of the type. */
  size: number
}

export interface PageLayout {
  number: number
  page: RecognisedPage
  regions: Regions
  /** In reading order. */
  runs: Run[]
}

export const sizeOf = (word: Word) => word.size ?? height(word.box)

export const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(' ')

export function makeRun(words: Word[], region: number): Run {
  const sizes = words.map(sizeOf).sort((a, b) => a - b)
  return { words, region, box: unite(words.map((w) => w.box)), size: sizes[sizes.length >> 1] ?? 0 }
}
