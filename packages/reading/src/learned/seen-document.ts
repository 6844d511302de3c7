import type { Word } from '../layout/pages.ts'
import type { PageLayout, Run } from '../layout/runs.ts'
import type { Holding } from '../proposers/build-candidates.ts'
import type { ReadingContext } from '../proposers/candidate.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import type { GoodsTable } from '../proposers/table/goods-table.ts'

/** What the rules saw on a page, before any value was chosen. */
export interface SeenPage {
  layout: PageLayout
  labels: readonly Label[]
  holdings: readonly Holding[]
  table: GoodsTable | undefined
}

export interface SeenDocument {
  /** The kind of document that it was read as. */
  kind: string
  context: Omit<ReadingContext, 'labelText'>
  pages: readonly SeenPage[]
}

/** A word with the rows of its own signs, and those of its line, which all words of the line share. */
export interface SeenWord {
  word: Word
  run: Run
  page: number
  isLabel: boolean
  own: Uint16Array
  ofRun: Uint16Array
}

/** It is more than a stroke or a point. */
export const hasText = ({ text }: Word) => /[\p{L}\d]/u.test(text)
