import type { Label } from '../candidates/find-labels.ts'
import type { Concept } from '../concepts.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import { type Span, spanOf } from '../geometry/span.ts'
import { bareWords } from '../lexicon/compare.ts'
import { lexicons } from '../lexicon/index.ts'
import { cmr } from './cmr.ts'
import type { Kind } from './kind.ts'

export const kinds: readonly Kind[] = [cmr]

/** What carries nothing: letters, invoices, and all that no kind recognises. */
export const other: Kind = { id: 'other', titles: [], boxes: {}, core: [] }

/** Headings of papers that also name senders, goods and weights but are something else. */
const otherTitles = lexicons.flatMap((l) => l.otherPapers).map(bareWords)

export interface DetectedKind {
  kind: Kind
  confidence: number
  /** The title on the page, as evidence of what follows from the kind. */
  title: { page: number; span: Span } | null
}

/** Threshold below which a paper is 'other': a wrong kind costs more than none. */
const enough = 0.55

export function detectKind(pages: readonly PageLayout[], labels: readonly Label[]): DetectedKind {
  let best: DetectedKind = { kind: other, confidence: 0, title: null }
  for (const kind of kinds) {
    const title = findTitle(kind, pages)
    const carried = new Set(labels.filter((l) => !l.loose).map((l) => merged(l.concept)))
    const core = kind.core.filter((c) => carried.has(merged(c))).length / kind.core.length
    const numbered = new Set(
      labels.filter((l) => l.boxNumber && kind.boxes[l.concept]?.includes(l.boxNumber)).map((l) => l.concept),
    ).size
    const against = startsAsOther(pages, labels) ? 0.45 : 0
    const confidence =
      (title?.weight ?? 0) * (core >= 0.35 ? 1 : 0.4) +
      0.45 * core +
      Math.min(0.35, 0.06 * numbered) -
      against
    if (confidence > best.confidence) best = { kind, confidence, title }
  }
  if (best.confidence >= enough) return { ...best, confidence: Math.min(0.99, best.confidence) }
  return { kind: other, confidence: Math.min(0.99, 1 - best.confidence), title: null }
}

/** A place of taking over counts as taking over, and so on. */
const merged = (concept: Concept): Concept =>
  concept === 'placeOfTakingOver' || concept === 'dateOfTakingOver' ? 'takingOver' : concept

const compared = new Map<Kind, Kind['titles']>()

function titlesOf(kind: Kind): Kind['titles'] {
  const known = compared.get(kind)
  if (known) return known
  const titles = kind.titles.map(({ words, weight }) => ({ words: bareWords(words), weight }))
  compared.set(kind, titles)
  return titles
}

function findTitle(kind: Kind, pages: readonly PageLayout[]) {
  let best: { weight: number; page: number; span: Span } | null = null
  for (const layout of pages.slice(0, 2)) {
    for (const run of layout.runs) {
      const key = ` ${bareWords(run.words.map((w) => w.text).join(' '))} `
      for (const { words, weight } of titlesOf(kind)) {
        if (!key.includes(` ${words} `)) continue
        const strength = isHeading(key, words, run, layout)
          ? weight + 0.08
          : weight * (weight < 0.6 ? 0.5 : 1)
        if (!best || strength > best.weight)
          best = { weight: strength, page: layout.number, span: spanOf(run.words) }
      }
    }
  }
  return best
}

/** Set large, or beginning a line near the top; a whole sentence of the Convention may stand anywhere. */
function isHeading(key: string, title: string, run: Run, layout: PageLayout): boolean {
  const sizes = layout.runs.map((r) => r.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  const near = run.box[1] < 0.35 * layout.page.height
  return near && (run.size >= 1.25 * usual || (key.trim().startsWith(title) && run.words.length <= 8))
}

/** 'Rechnung 4711' below a label is one of the attached documents, not a heading. */
const aboveLabels = (run: Run, labels: readonly Label[]) =>
  labels.every((l) => l.page > 1 || l.loose || l.box[1] > run.box[1])

function startsAsOther(pages: readonly PageLayout[], labels: readonly Label[]): boolean {
  const page = pages[0]
  if (!page) return false
  const sizes = page.runs.map((r) => r.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  return page.runs.some((run) => {
    if (run.words.length > 5 || run.box[1] > 0.4 * page.page.height) return false
    const heading =
      run.size >= 1.25 * usual ||
      run.words.every((w) => w.bold) ||
      (run.words.length <= 2 && aboveLabels(run, labels))
    const key = bareWords(run.words.map((w) => w.text).join(' '))
    return (
      heading &&
      otherTitles.some((title) => key === title || key.startsWith(`${title} `) || key.endsWith(` ${title}`))
    )
  })
}
