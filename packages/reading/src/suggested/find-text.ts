import type { Word } from '../layout/pages.ts'
import type { PageLayout } from '../layout/runs.ts'
import { bare } from '../words/compare.ts'

export interface TextOnPage {
  layout: PageLayout
  words: Word[]
}

/** Of a text longer than this no page says all. */
const MOST_WORDS = 80

/**
 * Where pages say a text, word for word and in reading order, without regard to case, accents, spaces and punctuation; it may go
 * over the end of a line. Every place, so that a text that stands twice is known to.
 */
export function findText(text: string, layouts: readonly PageLayout[]): TextOnPage[] {
  const wanted = bare(text)
  if (wanted === '') return []
  return layouts.flatMap((layout) => {
    const words = layout.runs.flatMap((run) => run.words)
    const keys = words.map((word) => bare(word.text))
    return words.flatMap((_, from): TextOnPage[] => {
      if (keys[from] === '' || !wanted.startsWith(keys[from] as string)) return []
      let said = ''
      for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
        said += keys[to]
        if (said === wanted) return [{ layout, words: words.slice(from, to + 1) }]
        if (!wanted.startsWith(said)) return []
      }
      return []
    })
  })
}
