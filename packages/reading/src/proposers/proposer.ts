import type { Concept } from '../fields/concepts.ts'
import type { Kind, ProposerName } from '../kinds/kind.ts'
import type { Word } from '../layout/pages.ts'
import type { PageLayout, Run } from '../layout/runs.ts'
import type { Source } from '../weights/score-of.ts'
import type { Candidate, Reading, ReadingContext } from './candidate.ts'
import type { Label } from './labels/find-labels.ts'
import type { GoodsTable } from './table/goods-table.ts'

/** A page as a proposer finds it: its labels, its table and what they own are known. A proposer changes none of it. */
export interface PageToRead {
  layout: PageLayout
  labels: readonly Label[]
  kind: Kind
  context: Omit<ReadingContext, 'labelText'>
  /** What no label is made of. */
  pieces: readonly Run[]
  /** Of the pieces those that are in no table and no list of lots. */
  free: readonly Run[]
  table: GoodsTable | undefined
  /** What labels lead to. */
  labelled: readonly Candidate[]
}

/** What may be a value though no label leads to it. The kind says which of them look at its pages. */
export type Proposer = (page: PageToRead) => Candidate[]

export type Proposers = Readonly<Record<ProposerName, Proposer>>

/** A value known by its own shape. It claims no words: the same text may be part of another value, such as the marks. */
export function byShape(
  concept: Concept,
  readings: readonly (Reading | undefined)[],
  page: number,
  source: Source,
): Candidate[] {
  const found = readings.filter((reading) => reading !== undefined)
  if (found.length === 0) return []
  return [
    {
      concept,
      readings: found,
      page,
      source,
      words: new Set<Word>(),
      text: found.map((r) => r.span.text).join(', '),
      fit: 1,
      label: null,
      place: 'pattern',
    },
  ]
}

/** What a search for one kind of value found, with what found it. */
export interface FoundReadings {
  concept: Concept
  readings: Reading[]
  source: Source
}

export const asCandidates = (found: readonly FoundReadings[], page: number): Candidate[] =>
  found.flatMap(({ concept, readings, source }) => byShape(concept, readings, page, source))
