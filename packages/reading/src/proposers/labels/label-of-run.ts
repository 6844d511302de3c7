import type { Concept } from '../../fields/concepts.ts'
import type { PageLayout, Run } from '../../layout/runs.ts'
import type { Label } from './find-labels.ts'

/** A run that is taken for print of the form though no lexicon knows its words as they stand. */
export const labelOfRun = (run: Run, layout: PageLayout, concept: Concept = 'furniture'): Label => ({
  concept,
  page: layout.number,
  region: run.region,
  box: run.box,
  size: run.size,
  words: new Set(run.words),
  matches: [],
  colon: false,
  loose: false,
})
