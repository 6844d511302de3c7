import { sameLine, unite } from '../layout/box.ts'
import { textOf } from '../layout/runs.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { bareWords } from '../words/compare.ts'
import { phraseList } from '../words/phrases/index.ts'

/** Headings that beside a description ask for the article's number only. */
const articleWords = new Set(phraseList('articleColumn'))

/** 'Artikel' beside 'Bezeichnung': of two headings that may name the goods the one for the article is its number. */
export function withoutArticles(labels: readonly Label[]): Label[] {
  const parted = labels.flatMap(partTwins)
  return parted.map((label) => {
    const isArticle = articleWords.has(bareWords(textOf([...label.words])))
    const beside = parted.some(
      (l) =>
        l !== label &&
        l.concept === 'nature' &&
        !l.colon &&
        sameLine(l.box, label.box) &&
        l.box[0] > label.box[0],
    )
    return label.concept === 'nature' && !label.colon && isArticle && beside
      ? { ...label, concept: 'furniture' }
      : label
  })
}

/** Two headings that were taken for one, since both may name the goods. */
function partTwins(label: Label): Label[] {
  if (label.concept !== 'nature' || label.colon || label.matches.length < 2) return [label]
  const words = [...label.words].sort((a, b) => a.box[0] - b.box[0])
  const at = words.findIndex((word, i) => {
    const before = words[i - 1]
    return (
      before !== undefined && sameLine(before.box, word.box) && word.box[0] - before.box[2] > 1.5 * label.size
    )
  })
  if (at <= 0) return [label]
  const [first, second] = [words.slice(0, at), words.slice(at)]
  const part = (some: typeof words, matches: Label['matches']): Label => ({
    ...label,
    words: new Set(some),
    box: unite(some.map((w) => w.box)),
    matches,
  })
  return [part(first, label.matches.slice(0, 1)), part(second, label.matches.slice(1))]
}
