import type { Evidence, ExtractedValue } from '../fields/extracted.ts'
import { unite } from '../layout/box.ts'
import type { Word } from '../layout/pages.ts'
import { type PageLayout, textOf } from '../layout/runs.ts'
import type { Span } from '../layout/span.ts'
import type { Candidate, Reading } from '../proposers/candidate.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { repairsBetween } from '../values/repair-signs.ts'
import { confidenceOf, scoreOf } from '../weights/score-of.ts'
import type { Choice } from './choose-candidates.ts'
import { signsOfValue } from './signs-of-value.ts'

/** The chosen readings as values, each able to say why. */
export function valuesOf(
  choices: readonly Choice[],
  pages: readonly PageLayout[],
  source: 'text' | 'ocr',
): ExtractedValue[] {
  const values = choices.flatMap(({ candidate, rivals }) =>
    candidate.readings.map(
      (reading): ExtractedValue => ({
        ...reading.place,
        value: reading.value,
        asWritten: reading.span.text,
        ...(reading.attributes ? { attributes: reading.attributes } : {}),
        confidence: legibleConfidence(candidate, reading, rivals),
        source,
        evidence: evidenceOf(reading.span, candidate.page, pages),
        why: whyOf(candidate, reading, rivals),
      }),
    ),
  )
  const seen = new Set<string>()
  return values.filter((v) => !seen.has(v.path) && seen.add(v.path))
}

/** What is hard to read is less likely right. */
function legibleConfidence(candidate: Candidate, reading: Reading, rivals: readonly Candidate[]): number {
  const words = reading.span.words
  const read = words.length > 0 ? words.reduce((sum, w) => sum + w.confidence, 0) / words.length : 1
  return Math.round(confidenceOf(candidate, signsOfValue(candidate, reading, rivals)) * read * 1000) / 1000
}

export function evidenceOf(span: Span, page: number, pages: readonly PageLayout[]): Evidence {
  const layout = pageOf(span, page, pages)
  const words = pages.length === 1 ? span.words : span.words.filter((w) => pagesOf(pages).get(w) === layout)
  const box = layout?.page.synthetic || words.length === 0 ? null : unite(words.map((w) => w.box))
  return { page: layout?.number ?? page, box, snippet: span.text }
}

/** A table that goes on over the page has values on both; a sum of both is shown where it begins. */
function pageOf(span: Span, page: number, pages: readonly PageLayout[]): PageLayout | undefined {
  const [first] = span.words
  const found = first && pages.length > 1 ? pagesOf(pages).get(first) : undefined
  return found ?? pages.find((p) => p.number === page)
}

const known = new WeakMap<readonly PageLayout[], Map<Word, PageLayout>>()

function pagesOf(pages: readonly PageLayout[]): Map<Word, PageLayout> {
  const before = known.get(pages)
  if (before) return before
  const found = new Map(
    pages.flatMap((layout) => layout.runs.flatMap((run) => run.words.map((w) => [w, layout] as const))),
  )
  known.set(pages, found)
  return found
}

/** The label as a person reads it, line by line. */
const labelText = (label: Label) =>
  textOf([...label.words].sort((a, b) => Math.round((a.box[1] - b.box[1]) / 4) || a.box[0] - b.box[0]))

function whyOf(
  candidate: Candidate,
  reading: Reading,
  rivals: readonly Candidate[],
): Record<string, unknown> {
  const label = reading.label ?? candidate.label
  const competedWith = rivals
    .flatMap((rival) =>
      rival.readings
        .filter((r) => r.place.path === reading.place.path && r.span.text !== reading.span.text)
        .map((r) => ({ text: r.span.text, score: rounded(scoreOf(rival)) })),
    )
    .slice(0, 2)
  return {
    label: label ? labelText(label) : null,
    ...(label?.boxNumber === undefined ? {} : { box: label.boxNumber }),
    place: candidate.place,
    score: rounded(scoreOf(candidate)),
    checks: reading.checks ?? [],
    repairs: typeof reading.value === 'string' ? repairsBetween(reading.span.text, reading.value) : [],
    competedWith,
  }
}

const rounded = (score: number) => Math.round(score * 100) / 100
