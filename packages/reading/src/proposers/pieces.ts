import { goodsConcepts } from '../fields/concepts.ts'
import { overlapX, sameLine } from '../layout/box.ts'
import type { Box, Word } from '../layout/pages.ts'
import { makeRun, type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { bare } from '../words/compare.ts'
import { isHint } from '../words/index.ts'
import type { Label } from './labels/find-labels.ts'
import { tickedIn } from './ticked.ts'

/** What is left of the page when the labels are taken out: runs of value words; words `taken` already by another value are left out too. */
export function valuePieces(layout: PageLayout, labels: readonly Label[], taken?: ReadonlySet<Word>): Run[] {
  const labelWords = new Set(labels.flatMap((label) => [...label.words]))
  const pieces: Run[] = []
  for (const run of layout.runs) {
    let current: Word[] = []
    const flush = () => {
      const words = trimFillers(current)
      if (words.some((word) => word.text !== '&')) pieces.push(makeRun(words, run.region))
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

/** Dotted writing lines, strokes and lone brackets say nothing; '[ ]' is a box that nobody ticked, '(-)' the code of no tunnel. */
const filler = /^(?!\([–—-]\)$)[._:;,…·•|/\\()[\]–—=*-]+$/

function trimFillers(words: Word[]): Word[] {
  let from = 0
  let to = words.length
  const isBox = (at: number) =>
    /^[[(]$/.test(words[at]?.text ?? '') &&
    [1, 2].some((further) => /^[\])]$/.test(words[at + further]?.text ?? '')) &&
    /^[xX✓✔*\])]$/.test(words[at + 1]?.text ?? '')
  while (from < to && filler.test(words[from]?.text ?? '') && !isBox(from)) from++
  while (to > from && filler.test(words[to - 1]?.text ?? '') && !isBox(to - 2)) to--
  // 'X - FRANCO ... NEFRANCO': dots where the other choice has its letter.
  const isChoice = words.some(({ text }) => /^x$/iu.test(text))
  return words.slice(from, to).filter((word) => isChoice || !/^[._…]{3,}$/.test(word.text))
}

/**
 * A label in a language that no lexicon has: it stands first in its box, set as small as the labels there, while
 * what was filled in is set larger. Its words join the label above it, or the number of the box.
 */
export function swallowForeignLabels(layout: PageLayout, labels: readonly Label[]): void {
  const printed = printedSize(layout, labels)
  for (const label of labels) {
    if (label.region === 0) continue
    const others = layout.runs.filter(
      (r) => r.region === label.region && !r.words.every((w) => label.words.has(w)),
    )
    const larger = others.filter((r) => r.size >= shareOfLarger(r) * label.size)
    if (larger.length === 0 && label.size > printed) continue
    const firstValue = Math.min(...larger.map((r) => r.box[1] + 0.6 * label.size), layout.page.height)
    for (const run of others) {
      const known = labels.some((l) => l.colon && l.words.has(run.words[0] as Word)) && !onlyAsks(run, labels)
      if (known || tickedIn(textOf(run.words)) || isInHeader(run, label, labels)) continue
      const small = run.size <= 1.04 * label.size
      if (
        small &&
        run.box[3] <= firstValue + 2 &&
        (larger.length > 0 || !isBeside(run, label)) &&
        run.box[1] <= label.box[3] + 2.2 * label.size
      ) {
        for (const word of run.words) label.words.add(word)
      }
    }
  }
}

/** So many headings of goods side by side in one box are those of a table: what stands between them heads a column too. */
const enoughHeadings = 3
function isInHeader(run: Run, label: Label, labels: readonly Label[]): boolean {
  if (run.words.some((word) => label.words.has(word))) return false
  const isFull = (box: Box) =>
    labels.filter((l) => l.region === run.region && goodsConcepts.has(l.concept) && sameLine(l.box, box))
      .length >= enoughHeadings
  return isFull(run.box) || (isFull(label.box) && overlapX(run.box, label.box) <= 0)
}

/** On a picture the same type is seen larger and smaller. */
const shareOfLarger = ({ words }: Run) => (words.some(({ confidence }) => confidence < 1) ? 1.2 : 1.12)

/** 'Prise en charge: lieu, date (mois-jour-heure)': behind the colon stands what to write, and no value. */
function onlyAsks({ words }: Run, labels: readonly Label[]): boolean {
  const text = textOf(words.filter((word) => !labels.some((l) => l.words.has(word))))
  const asked = text.replace(/\([^)]*\)/g, ' ').split(/[\s,;/·–-]+/)
  return /\p{L}{3}/u.test(text) && asked.every((word) => word === '' || isHint(bare(word), undefined))
}

/** The label's words, but for the number of its box, stand on this line. */
const isBeside = (run: Run, label: Label) =>
  [...label.words].some((w) => /\p{L}/u.test(w.text) && sameLine(w.box, run.box))

/** In so many boxes at least the filled in text must be larger before size alone tells print from filling. */
const boxesThatShow = 4

/** The size up to which text in a box is the form's own print: what was filled in elsewhere is larger. */
function printedSize(layout: PageLayout, labels: readonly Label[]): number {
  const words = new Set(labels.flatMap((label) => [...label.words]))
  const filled = new Map<number, number>()
  for (const run of layout.runs) {
    if (run.region === 0 || run.words.some((w) => words.has(w))) continue
    filled.set(run.region, Math.max(filled.get(run.region) ?? 0, run.size))
  }
  const boxed = labels.filter((label) => label.region > 0)
  const shows = boxed.filter((label) => (filled.get(label.region) ?? 0) >= 1.3 * label.size)
  if (new Set(shows.map((l) => l.region)).size < boxesThatShow) return 0
  const sizes = shows.map((l) => filled.get(l.region) ?? 0).sort((a, b) => a - b)
  return (sizes[sizes.length >> 1] ?? 0) / 1.3
}
