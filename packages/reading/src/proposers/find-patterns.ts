import { type FieldName, placeOf } from '../fields/field-map.ts'
import { overlapX, overlapY, sameLine } from '../layout/box.ts'
import type { Word } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { cut, joinSpans, type Span, spanOf } from '../layout/span.ts'
import { containersIn } from '../values/containers.ts'
import { partTechnicalName } from '../values/dangerous-goods/technical-name.ts'
import { type DangerousLine, dangerousLinesIn, hasUnNumber } from '../values/dangerous-goods/un-line.ts'
import { phrase } from '../words/phrases/index.ts'
import type { Candidate, Reading } from './candidate.ts'

/** Values that tell what they are by their own shape, wherever they stand. */
export function patternCandidates(pieces: readonly Run[], page: number): Candidate[] {
  const spans = pieces.map((piece) => ({ piece, span: spanOf(piece.words) }))
  return [...dangerousGoods(spans, page), ...containers(spans, page)]
}

interface Placed {
  piece: Run
  span: Span
}

function dangerousGoods(all: readonly Placed[], page: number): Candidate[] {
  const found: Candidate[] = []
  for (const placed of all) {
    if (!hasUnNumber(placed.span.text)) continue
    const whole = withContinuation(placed, all)
    const own = new Set(placed.piece.words)
    for (const line of dangerousLinesIn(whole.text)) {
      const span = cut(whole, line.at, line.at + line.asWritten.length)
      if (!span.words.some((w) => own.has(w))) continue
      found.push(dangerousCandidate(line, span, found.length + 1, page))
    }
  }
  return found
}

/** '1 120' in the next box is its own. */
const isFigure = /^\d[\d.,\s]*$/

/** Typed across the lines of the form: the boxes cut it, though no more than a space parts the pieces. */
function overWalls({ piece, span }: Placed, all: readonly Placed[]): Span {
  const pieces = [span]
  let end = piece.box[2]
  const level = all.filter(({ piece: p }) => p.region !== piece.region && sameLine(p.box, piece.box))
  for (const { piece: p, span: s } of level.sort((a, b) => a.piece.box[0] - b.piece.box[0])) {
    if (p.box[0] < end - 1 || p.box[0] - end > 0.8 * piece.size || isFigure.test(s.text)) continue
    pieces.push(s)
    end = p.box[2]
  }
  return joinSpans(pieces)
}

/** So many further lines a description may take: its name, the class, the packing group, the flash point. */
const mostLinesBelow = 4

/** The description wraps: while something of it is missing, the next lines of the same column belong to it. */
function withContinuation(placed: Placed, all: readonly Placed[]): Span {
  let best = overWalls(placed, all)
  let whole = best
  let above: readonly Placed[] = [placed]
  for (let more = 0; more < mostLinesBelow; more++) {
    const lines = dangerousLinesIn(best.text)
    if (lines.length === 0 || lines.every((line) => line.hazardClass && line.tunnelCode)) return best
    above = lineBelow(above, all)
    const span = joinSpans(above.map((p) => p.span))
    if (above.length === 0 || startsGoods(span.text)) return best
    whole = joinSpans([whole, span])
    if (score(dangerousLinesIn(whole.text).at(-1)) > score(lines.at(-1))) best = whole
  }
  return best
}

/** Another description, or the packages of another line of goods: '4 drums'. */
const startsGoods = (text: string) => hasUnNumber(text) || /^\d+\s+\p{L}{2}/u.test(text)

function lineBelow(above: readonly Placed[], all: readonly Placed[]): Placed[] {
  const [first] = above
  if (!first) return []
  const next = all.filter(
    ({ piece: p }) =>
      !above.some(({ piece }) => piece === p) &&
      p.region === first.piece.region &&
      p.box[1] >= first.piece.box[3] - 0.4 * first.piece.size &&
      p.box[1] - first.piece.box[3] < 0.8 * first.piece.size,
  )
  const under = next.find(({ piece: p }) => overlapX(p.box, first.piece.box) > 0)
  if (!under) return []
  const level = next.filter(({ piece: p }) => sameLine(p.box, under.piece.box) && p.region > 0)
  return (level.includes(under) ? level : [under]).sort((a, b) => a.piece.box[0] - b.piece.box[0])
}

const score = (line: DangerousLine | undefined) =>
  [line?.hazardClass, line?.packingGroup, line?.tunnelCode].filter(Boolean).length

function dangerousCandidate(line: DangerousLine, span: Span, number: number, page: number): Candidate {
  const checks = ['a description as in ADR 5.4.1.1.1']
  const readings: Reading[] = [{ place: placeOf('unNumber', number), value: line.unNumber, span, checks }]
  const add = (field: FieldName, value: string | undefined) => {
    if (value) readings.push({ place: placeOf(field, number), value, span })
  }
  const { name, technical } = partTechnicalName(line.name ?? '')
  add('properShippingName', name || undefined)
  add('technicalName', technical)
  add('hazardClass', line.hazardClass)
  add('packingGroup', line.packingGroup)
  add('tunnelCode', line.tunnelCode)
  if (number === 1) readings.push({ place: placeOf('dangerousGoods'), value: true, span })
  const words = new Set(span.words)
  return {
    concept: 'unNumber',
    readings,
    page,
    source: line.hazardClass ? 'description-with-class' : 'description-without-class',
    words,
    text: span.text,
    fit: 1,
    label: null,
    place: 'pattern',
  }
}

/** A container number needs no label where its check digit holds, nor an ILU code that is called one. */
function containers(all: readonly Placed[], page: number): Candidate[] {
  const held = all.flatMap(({ span: line }) =>
    containersIn(line.text)
      .filter((c) => c.checkDigitHolds || c.isNamed)
      .map((c) => ({ line, c })),
  )
  const seen = new Set<string>()
  const readings = held.flatMap(({ line, c }): Reading[] => {
    if (seen.has(c.number)) return []
    seen.add(c.number)
    const span = cut(line, c.at, c.at + c.asWritten.length)
    return [
      {
        place: placeOf('carriedContainer', seen.size),
        value: c.number,
        span,
        checks: [c.isNamed ? 'called an ILU code' : 'check digit holds'],
      },
      { place: placeOf('carriedCategory', seen.size), value: 'CN', span },
    ]
  })
  if (readings.length === 0) return []
  const text = [...seen].join(', ')
  // The number may stand inside another value, such as the marks: it claims no words for itself.
  const words = new Set<Word>()
  return [
    {
      concept: 'containerNumber',
      readings,
      page,
      source: 'container-number',
      words,
      text,
      fit: 1,
      label: null,
      place: 'pattern',
    },
  ]
}

const numberShape = new RegExp(
  String.raw`(?:^|\s)(?:CMR|${phrase('numberInText')})\s*[:#]?\s*((?:\p{Lu}{1,5}[\s/-]?)?\d[\d\p{Lu}./-]{3,20}(?:\s/\s\p{Lu}{1,3})?|\p{Lu}{1,4}[-/]\d[\d\p{Lu}./-]*)$`,
  'u',
)
/** 'Α-002911 ΣΕΛΙΔΑ 1/1' */
const pageNumber = new RegExp(String.raw`\s(?:${phrase('page')})\s\d.*$`, 'iu')
/** A title may stand before the number; more words are a sentence. */
const mostWords = 9

/** The number is often set larger than its 'Nr.', and so a text of its own. */
function numberBeside(run: Run, layout: PageLayout): Word[] {
  if (run.words.length > 2) return []
  const beside = layout.runs.filter(
    (r) => r.region === run.region && overlapY(r.box, run.box) > 0.4 * run.size,
  )
  const next = beside.filter((r) => r.box[0] >= run.box[2]).sort((a, b) => a.box[0] - b.box[0])[0]
  if (next && next.box[0] - run.box[2] < 4 * next.size && next.words.length <= 2) return next.words
  const below = layout.runs.find(
    (r) =>
      r.region === run.region &&
      r.box[1] >= run.box[3] - 2 &&
      r.box[1] - run.box[3] < r.size &&
      Math.abs(r.box[0] - run.box[0]) < r.size,
  )
  return !next && below && run.words.length === 1 && below.words.length <= 2 ? below.words : []
}

/** A number set clearly larger than the rest, in the upper right where forms have theirs. */
const largeNumber = /^(?:[A-Z]{1,4}[\s-]?)?\d[\d./-]{3,}(?:\s\d[\d./-]*)*$/

function isLargeNumber(run: Run, layout: PageLayout): boolean {
  const sizes = layout.runs.map((r) => r.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? run.size
  const text = textOf(run.words)
  return (
    run.size >= 1.25 * usual &&
    run.box[0] > 0.5 * layout.page.width &&
    largeNumber.test(text) &&
    /\d{4}/.test(text)
  )
}

/** A text of few lines ends early; its head is no shorter for that. */
const shortest = 700

/** The note's number without any other word than 'No.', in the head of the first page. */
export function headNumber(layout: PageLayout): Candidate[] {
  for (const run of layout.runs) {
    const isLow = run.box[1] > 0.2 * Math.max(layout.page.height, shortest)
    if (layout.number > 1 || isLow || run.words.length > mostWords) continue
    const whole = spanOf([...run.words, ...numberBeside(run, layout)])
    const span = cut(whole, 0, whole.text.replace(pageNumber, '').length)
    const number = numberShape.exec(span.text)?.[1] ?? (isLargeNumber(run, layout) ? span.text : undefined)
    if (!number || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(number)) continue
    const value = cut(span, span.text.length - number.length)
    const readings: Reading[] = [{ place: placeOf('documentNumber'), value: number, span: value }]
    const words = new Set<Word>()
    return [
      {
        concept: 'documentNumber',
        readings,
        page: layout.number,
        source: 'number-in-head',
        words,
        text: number,
        fit: 1,
        label: null,
        place: 'pattern',
      },
    ]
  }
  return []
}
