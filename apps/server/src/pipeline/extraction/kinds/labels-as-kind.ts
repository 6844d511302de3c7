import type { Word } from '../../recognition/recognised.ts'
import { findLabels, type Label } from '../candidates/find-labels.ts'
import type { Concept } from '../concepts.ts'
import { unite } from '../geometry/box.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import { bareWords } from '../lexicon/compare.ts'
import { type Languages, withKind } from '../lexicon/index.ts'
import { wordsOfKinds } from '../lexicon/kinds/index.ts'
import type { Kind } from './kind.ts'

/** The labels of a page as forms of the kind print them: their own words first, and the title is none of them. */
export function labelsAsKind(layout: PageLayout, languages: Languages, kind: Kind): Label[] {
  if (!wordsOfKinds[kind.id]) return findLabels(layout, languages)
  const titles = new Set(kind.titles.map(({ words }) => bareWords(words)))
  const labels = joinedHeadings(findLabels(layout, withKind(languages, kind.id)), layout)
  const labelled = new Set(labels.flatMap((label) => [...label.words]))
  return labels.filter((label) => {
    const run = layout.runs.find((r) => r.words.some((w) => label.words.has(w)))
    return (
      !run ||
      (!titles.has(bareWords(run.words.map((w) => w.text).join(' '))) && !isInProse(label, run, labelled))
    )
  })
}

/**
 * 'Keep dry, contact consignee on arrival', 'if there are more than 3 carriers': behind a comma or within a sentence, and
 * without a colon, a word of a lexicon is only a word.
 */
function isInProse(label: Label, run: Run, labelled: ReadonlySet<Word>): boolean {
  if (label.colon) return false
  const at = run.words.findIndex((w) => label.words.has(w))
  const before = run.words.slice(0, at)
  const small = before.filter((w) => !labelled.has(w) && /^\p{Ll}+$/u.test(w.text)).length
  return at > 0 && (small >= 3 || (before.at(-1)?.text.endsWith(',') ?? false))
}

const inOneColumn = new Set<Concept>([
  'marks',
  'packageCount',
  'packing',
  'nature',
  'containerNumber',
  'containerSeal',
])

/** 'Kind of Packages; Description of goods; Marks and Numbers; Container No.' on one line heads one column, not four. */
function joinedHeadings(labels: readonly Label[], layout: PageLayout): Label[] {
  const joined = new Set<Label>()
  const headings = layout.runs.flatMap((run): Label[] => {
    const here = labels.filter((l) => inOneColumn.has(l.concept) && run.words.some((w) => l.words.has(w)))
    const nature = here.find((l) => l.concept === 'nature')
    if (here.length < 2 || !nature || !run.words.some((w) => w.text.endsWith(';'))) return []
    for (const label of here) joined.add(label)
    return [{ ...nature, words: new Set(run.words), box: unite(run.words.map((w) => w.box)), loose: false }]
  })
  return [...labels.filter((label) => !joined.has(label)), ...headings]
}
