import type { PageLayout } from '../layout/runs.ts'
import { bare } from './compare.ts'
import { type Languages, languagesOf } from './index.ts'

/** Labels of fewer letters are words of many languages, and parts of names. */
const shortest = 6
const longestLabel = 7
/** So much must be found before languages are told apart at all. */
const enough = 3
const share = 1.4

/**
 * The languages that the form is printed in, the one with most labels first. Words that other languages share count for
 * less. English always goes with them: forms of any language mix it in. Undefined where too little is printed to tell.
 */
export function printedLanguages(pages: readonly PageLayout[]): Languages {
  const found = new Map<string, Set<string>>()
  for (const page of pages)
    for (const run of page.runs)
      collect(
        run.words.map((w) => bare(w.text)),
        found,
      )
  const scores = new Map<string, number>()
  for (const [key, languages] of found) {
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + (key.length > 12 ? 1.5 : 1) / languages.size)
  }
  const sorted = [...scores].sort((a, b) => b[1] - a[1])
  if ((sorted[0]?.[1] ?? 0) < enough) return undefined
  return new Set([...sorted.filter(([, score]) => score >= share).map(([language]) => language), 'en'])
}

/** Every label, exactly as in a lexicon, that the line holds anywhere. */
function collect(words: readonly string[], found: Map<string, Set<string>>) {
  for (let from = 0; from < words.length; from++) {
    let key = ''
    for (let to = from; to < Math.min(words.length, from + longestLabel); to++) {
      key += words[to]
      if (key.length < shortest) continue
      const languages = languagesOf(key)
      if (languages.length > 0 && !found.has(key)) found.set(key, new Set(languages))
    }
  }
}
