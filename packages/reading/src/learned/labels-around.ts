import type { Word } from '../layout/pages.ts'
import type { Run } from '../layout/runs.ts'
import type { SeenPage } from './seen-document.ts'

/** What labels and columns say of each word of a page. */
export interface LabelsAround {
  /** The concept of the label that the word is part of. */
  labelOf: ReadonlyMap<Word, string>
  /** The concept of the label that owns the word, and where the word stands of it. */
  ownerOf: ReadonlyMap<Word, { concept: string; place: string }>
  /** The concept of its column in the table of goods; with T before it in the line of totals. */
  columnOf: ReadonlyMap<Word, string>
}

export function labelsAround({ labels, holdings, table }: SeenPage): LabelsAround {
  const labelOf = new Map<Word, string>()
  for (const { concept, words } of labels) for (const word of words) labelOf.set(word, concept)
  const ownerOf = new Map<Word, { concept: string; place: string }>()
  for (const { label, pieces } of holdings)
    for (const { piece, claim } of pieces)
      for (const word of piece.words) ownerOf.set(word, { concept: label.concept, place: claim.place })
  const columnOf = new Map<Word, string>()
  for (const row of table?.rows ?? [])
    for (const [concept, { words }] of row) for (const word of words) columnOf.set(word, concept)
  for (const [concept, { words }] of table?.totals ?? [])
    for (const word of words) columnOf.set(word, `T${concept}`)
  return { labelOf, ownerOf, columnOf }
}

/** The first label on a line; '' where there is none, '-' where there is no line. */
export function labelOn(run: Run | undefined, { labelOf }: LabelsAround): string {
  if (!run) return '-'
  for (const word of run.words) {
    const concept = labelOf.get(word)
    if (concept) return concept
  }
  return ''
}
