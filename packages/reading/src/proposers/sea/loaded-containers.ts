import { placeOf, sealOfContainer } from '../../fields/field-map.ts'
import { overlapX } from '../../layout/box.ts'
import type { Word } from '../../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../../layout/span.ts'
import { containersIn } from '../../values/containers.ts'
import type { Candidate, Reading } from '../candidate.ts'
import { sealNamed, sealWord } from '../vehicles/seal-behind-word.ts'
import { buildOfContainer, containerWord } from './words-of-containers.ts'

interface Loaded {
  number: string
  holds: boolean
  span: Span
  run: Run
  layout: PageLayout
  /** What stands behind the number on its line. */
  behind: Span
}

/**
 * The containers of a bill of lading, numbered over all its pages, and their seals. A number whose check digit does not hold
 * counts where the paper itself says that it is one: below a heading for containers, behind the word, or above a seal.
 */
export function loadedContainers(pages: readonly PageLayout[], known: ReadonlySet<string>): Candidate[] {
  const loaded = containersOf(pages)
  const [first] = loaded
  if (!first) return []
  const containers = loaded.flatMap(({ number, holds, span }, at): Reading[] => [
    {
      place: placeOf('carriedContainer', at + 1),
      value: number,
      span,
      checks: [holds ? 'check digit holds' : 'check digit does not hold'],
      isOpen: !holds,
    },
    { place: placeOf('carriedCategory', at + 1), value: 'CN', span },
  ])
  const seals = loaded.flatMap((container, at): Reading[] => {
    const place = sealOfContainer(at + 1)
    const span = known.has(place.path) ? undefined : sealOf(container, loaded)
    return span ? [{ place, value: span.text, span }] : []
  })
  return [
    candidate('containerNumber', containers, first.layout.number),
    ...(seals.length > 0 ? [candidate('containerSeal', seals, first.layout.number)] : []),
  ]
}

/** As a program prints it, and as it is typed: 'LVNR 300418-0'. */
const anyOwner = /(?<![A-Z0-9])([A-Z]{4})[\s-]?(\d{3})[\s.]?(\d{3})[\s-]?\/?(\d)(?![A-Z\d])/g

function containersOf(pages: readonly PageLayout[]): Loaded[] {
  const found = new Map<string, Loaded>()
  for (const layout of pages) {
    for (const run of layout.runs) {
      const line = spanOf(run.words)
      const add = (number: string, at: number, length: number, holds: boolean) => {
        if (found.has(number)) return
        const behind = cut(line, at + length)
        found.set(number, { number, holds, span: cut(line, at, at + length), run, layout, behind })
      }
      const checked = containersIn(line.text).filter((c) => c.checkDigitHolds)
      for (const c of checked) add(c.number, c.at, c.asWritten.length, true)
      for (const match of line.text.matchAll(anyOwner)) {
        const number = match.slice(1).join('')
        const isKnown = checked.some((c) => c.at === match.index)
        if (!isKnown && isCalledContainer(line.text.slice(0, match.index), run, layout))
          add(number, match.index, match[0].length, false)
      }
    }
  }
  return [...found.values()]
}

const ledByWord = new RegExp(String.raw`${containerWord}[\s.]*(?:n[°ºro]*s?\.?)?[\s:.]*$`, 'iu')
const startsSeal = new RegExp(String.raw`^${sealWord}(?!\p{L})`, 'iu')

function isCalledContainer(before: string, run: Run, layout: PageLayout): boolean {
  if (ledByWord.test(before) || headedBy(new RegExp(containerWord, 'iu'), run, layout)) return true
  const [below] = columnBelow(run, layout, [])
  return below !== undefined && startsSeal.test(textOf(below.words))
}

/** A heading of words stands over the run, nearer than any other column's. */
function headedBy(words: RegExp, run: Run, layout: PageLayout): boolean {
  return layout.runs.some((other) => {
    const text = textOf(other.words)
    return (
      other.box[3] <= run.box[1] + 1 &&
      overlapX(other.box, run.box) > 0 &&
      other.words.length <= 9 &&
      !/\d{3}/.test(text) &&
      words.test(text)
    )
  })
}

/** The seal that its word names, in the lines of the container; under a heading that asks for both any code there. */
function sealOf(container: Loaded, all: readonly Loaded[]): Span | undefined {
  const { run, layout, behind } = container
  const others = all.filter((other) => other.layout === layout && other !== container).map((o) => o.run)
  const below = columnBelow(run, layout, others)
  const cell = joinSpans([behind, ...below.map((r) => spanOf(r.words))])
  const named = namedIn(cell) ?? besideOrBelow(container, others)
  if (named) return named
  if (!headedBy(new RegExp(String.raw`(?<!\p{L})${sealWord}(?!\p{L})`, 'iu'), run, layout)) return undefined
  const text = cell.text.replace(buildOfContainer, (build) => '_'.repeat(build.length))
  const code = /(?<![A-Z\d_/-])(?:[A-Z]{1,4}[ -]?)?\d{4,10}(?![\p{L}\d/])/u.exec(text)
  return code ? cut(cell, code.index, code.index + code[0].length) : undefined
}

function namedIn(text: Span): Span | undefined {
  const [match] = text.text.matchAll(sealNamed)
  const value = match?.[1]
  if (!match || !value) return undefined
  const at = match.index + match[0].length - value.length
  return cut(text, at, at + value.trimEnd().length)
}

/** So many heights of type below its container a seal may stand. */
const near = 4

/** On the container's line or closely below it, in another column, and above the next container. */
function besideOrBelow({ run, layout }: Loaded, others: readonly Run[]): Span | undefined {
  const next = others.filter((o) => o.box[1] > run.box[3] - 2).map((o) => o.box[1])
  const end = Math.min(run.box[3] + near * run.size, ...next.map((y) => y - 1))
  const isWithin = (r: Run) => r.box[1] >= run.box[1] - 2 && r.box[1] < end && r !== run
  const beside = others.some((o) => o.box[1] < run.box[3] && o.box[3] > run.box[1])
  if (beside) return undefined
  for (const r of layout.runs.filter(isWithin)) {
    const found = namedIn(spanOf(r.words))
    if (found) return found
  }
  return undefined
}

/** So many lines a container's entry goes on below its number. */
const mostLines = 5

/** The lines of the column below a run, up to a gap or the next container. */
function columnBelow(run: Run, { runs }: PageLayout, stops: readonly Run[]): Run[] {
  const lines: Run[] = []
  let last = run
  for (const r of runs) {
    if (r.box[1] < last.box[3] - 0.5 * last.size || lines.length === mostLines) continue
    const inColumn = r.box[0] >= run.box[0] - 2 * run.size && r.box[0] < run.box[2] && r.region === run.region
    if (!inColumn) continue
    if (stops.includes(r) || r.box[1] - last.box[3] > 1.5 * run.size) break
    lines.push(r)
    last = r
  }
  return lines
}

/** It claims no words: the number may stand among the marks. */
const candidate = (
  concept: 'containerNumber' | 'containerSeal',
  readings: Reading[],
  page: number,
): Candidate => ({
  concept,
  readings,
  page,
  source: 'loaded-containers',
  words: new Set<Word>(),
  text: readings.map((r) => r.span.text).join(', '),
  fit: 1,
  label: null,
  place: 'pattern',
})
