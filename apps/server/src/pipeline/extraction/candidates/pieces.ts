import type { Word } from '../../recognition/recognised.ts'
import { makeRun, type PageLayout, type Run } from '../geometry/runs.ts'
import type { Label } from './find-labels.ts'

/** What is left of the page when the labels are taken out: runs of value words; words `taken` already by another value are left out too. */
export function valuePieces(layout: PageLayout, labels: readonly Label[], taken?: ReadonlySet<Word>): Run[] {
  const labelWords = new Set(labels.flatMap((label) => [...label.words]))
  const pieces: Run[] = []
  for (const run of layout.runs) {
    let current: Word[] = []
    const flush = () => {
      const words = trimFillers(current)
      if (words.length > 0) pieces.push(makeRun(words, run.region))
      current = []
    }
    for (const word of run.words) {
      if (labelWords.has(word) || taken?.has(word)) flush()
      else current.push(word)
    }
    flush()
  }
  return pieces
}

/** Dotted writing lines, strokes and lone brackets say nothing. */
const filler = /^[._:;,…·•|/\\()[\]–—=*-]+$/

function trimFillers(words: Word[]): Word[] {
  let from = 0
  let to = words.length
  while (from < to && filler.test(words[from]?.text ?? '')) from++
  while (to > from && filler.test(words[to - 1]?.text ?? '')) to--
  return words.slice(from, to).filter((word) => !/^[._…]{3,}$/.test(word.text))
}

/**
 * A label in a language that no lexicon has: it stands first in its box, set as small as the labels there, while
 * what was filled in is set larger. Its words join the label above it, or the number of the box.
 */
export function swallowForeignLabels(layout: PageLayout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.region === 0) continue
    const others = layout.runs.filter(
      (r) => r.region === label.region && !r.words.every((w) => label.words.has(w)),
    )
    const larger = others.filter((r) => r.size >= 1.12 * label.size)
    if (larger.length === 0) continue
    const firstValue = Math.min(...larger.map((r) => r.box[1]))
    for (const run of others) {
      const small = run.size <= 1.04 * label.size
      if (small && run.box[3] <= firstValue + 2 && run.box[1] <= label.box[3] + 2.2 * label.size) {
        for (const word of run.words) label.words.add(word)
      }
    }
  }
}
