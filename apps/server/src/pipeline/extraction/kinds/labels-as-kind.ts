import { findLabels, type Label } from '../candidates/find-labels.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import { bareWords } from '../lexicon/compare.ts'
import { type Languages, withKind } from '../lexicon/index.ts'
import { wordsOfKinds } from '../lexicon/kinds/index.ts'
import type { Kind } from './kind.ts'

/** The labels of a page as forms of the kind print them: their own words first, and the title is none of them. */
export function labelsAsKind(layout: PageLayout, languages: Languages, kind: Kind): Label[] {
  if (!wordsOfKinds[kind.id]) return findLabels(layout, languages)
  const titles = new Set(kind.titles.map(({ words }) => bareWords(words)))
  return findLabels(layout, withKind(languages, kind.id)).filter((label) => {
    const run = layout.runs.find((r) => r.words.some((w) => label.words.has(w)))
    return !run || (!titles.has(bareWords(run.words.map((w) => w.text).join(' '))) && !isInProse(label, run))
  })
}

/** 'Keep dry, contact consignee on arrival': behind a comma, and without a colon, a word of a lexicon is only a word. */
function isInProse(label: Label, run: Run): boolean {
  if (label.colon) return false
  const at = run.words.findIndex((w) => label.words.has(w))
  return at > 0 && (run.words[at - 1]?.text.endsWith(',') ?? false)
}
