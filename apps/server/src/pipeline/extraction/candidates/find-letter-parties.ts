import type { Word } from '../../recognition/recognised.ts'
import type { PageLayout, Run } from '../geometry/runs.ts'
import { type Span, spanOf, splitSpan } from '../geometry/span.ts'
import type { Kind } from '../kinds/kind.ts'
import { bareWords } from '../lexicon/compare.ts'
import { readAddress } from '../normalise/address.ts'
import type { Candidate } from './candidate.ts'
import type { Label } from './find-labels.ts'
import { understandParty } from './understand.ts'

/** Parts of the page's height: where letterheads end, and where the windows of envelopes do. */
const letterhead = 0.17
const window = { from: 0.1, to: 0.42 }
/** Lines nearer than this, in heights of their type, are one block. */
const nearLines = 1.25
const sameStart = 2.5

/** What a return address or a letterhead puts between its pieces. */
const between = /\s*[·•|]\s*|\s+[–—-]\s+(?=\d|\p{Lu}[\p{L} ]+$|\p{L}[\p{L}. ]{0,8}[:.]\s?[\p{L}\d])|,\s+/gu

/**
 * The parties of a letter, which no label names: the sender in the letterhead or in the small line above the window, the
 * recipient in the window. A party with a label goes before them.
 */
export function letterParties(layout: PageLayout, labels: readonly Label[], kind: Kind): Candidate[] {
  if (layout.number > 1 || !kind.ofTrade) return []
  const words = new Set(labels.flatMap((l) => [...l.words]))
  const titles = kind.titles.map((t) => bareWords(t.words))
  const runs = layout.runs.filter((run) => {
    const key = bareWords(run.words.map((w) => w.text).join(' '))
    return !run.words.some((w) => words.has(w)) && !titles.some((t) => key === t || key.startsWith(`${t} `))
  })
  const back = returnAddress(runs, layout)
  const sender = back ? party('consignor', back.lines, layout, 0.82) : senderOfHead(runs, layout)
  const taken = new Set([...(back?.run.words ?? []), ...(sender?.words ?? [])])
  const free = runs.filter((run) => !run.words.some((w) => taken.has(w)))
  const recipient = recipientOf(free, labels, back?.run, layout)
  return [sender, recipient].filter((c): c is Candidate => c !== undefined)
}

interface Back {
  run: Run
  lines: Span[]
}

/** 'Beispiel GmbH · Hafenstraße 12 · 20457 Hamburg', set small right above the recipient. */
function returnAddress(runs: readonly Run[], layout: PageLayout): Back | undefined {
  for (const run of runs) {
    if (run.box[1] > window.to * layout.page.height) continue
    const below = runs.find(
      (r) =>
        Math.abs(r.box[0] - run.box[0]) < 4 * sameStart &&
        r.box[1] > run.box[3] &&
        r.box[1] - run.box[3] < 4 * r.size &&
        r.size > 1.12 * run.size,
    )
    const lines = splitSpan(spanOf(run.words), between)
    if (below && lines.length >= 3 && isAddress(lines)) return { run, lines }
  }
  return undefined
}

const isAddress = (lines: readonly Span[]) => {
  const { name, city, postcode } = readAddress(lines)
  return name !== undefined && city !== undefined && postcode !== undefined
}

/** A name set large at the head of the page, with its address below it. */
function senderOfHead(runs: readonly Run[], layout: PageLayout): Candidate | undefined {
  const head = runs.filter((run) => run.box[1] < letterhead * layout.page.height)
  const sizes = layout.runs.map((r) => r.size).sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? 0
  for (const first of head.filter((r) => r.size >= 1.2 * usual || r.words.every((w) => w.bold))) {
    const lines = [first, ...linesBelow(first, runs, nearLines)]
    for (let count = Math.min(lines.length, 6); count > 1; count--) {
      const spans = lines.slice(0, count).flatMap((run, at) => {
        const span = spanOf(run.words)
        return at === 0 ? [span] : splitSpan(span, between)
      })
      // A brand in large type may stand above the line that names the company and its address.
      const own = spans.slice(1)
      if (isAddress(own) && hasLegalName(own[0]) && !hasLegalName(spans[0]))
        return party('consignor', own, layout, 0.78)
      if (isAddress(spans)) return party('consignor', spans, layout, 0.78)
    }
  }
  return undefined
}

const hasLegalName = (span: Span | undefined) =>
  span !== undefined &&
  /(?<!\p{L})(?:gmbh|ag|kg|og|ohg|e\.?u\.?|ltd\.?|limited|plc|sas?|sarl|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|s\.?l\.?|lda\.?|ab|a\/s|aps|as|oy|s\.?r\.?o\.?|a\.?s\.?|kft\.?|zrt\.?|sp\. z o\.o\.|d\.?o\.?o\.?|s\.?a\.?)(?!\p{L})/iu.test(
    span.text,
  )

/** The lines set under a run, with the same start, middle or end. */
function linesBelow(first: Run, runs: readonly Run[], gap: number): Run[] {
  const found: Run[] = []
  let last = first
  for (const run of runs) {
    const { box } = run
    const down = box[1] - last.box[3]
    const aligned =
      Math.abs(box[0] - first.box[0]) < sameStart ||
      Math.abs(box[2] - first.box[2]) < sameStart ||
      Math.abs(box[0] + box[2] - first.box[0] - first.box[2]) < 4 * sameStart
    if (run === first || !aligned || down < -0.5 * run.size || down > gap * Math.max(run.size, last.size))
      continue
    found.push(run)
    last = run
  }
  return found
}

/** A block of lines with one start that reads as an address, where a window shows it, and that no label leads to. */
function recipientOf(
  runs: readonly Run[],
  labels: readonly Label[],
  back: Run | undefined,
  layout: PageLayout,
): Candidate | undefined {
  const { height } = layout.page
  const inWindow = (run: Run) => run.box[1] > window.from * height && run.box[1] < window.to * height
  for (const first of runs.filter(inWindow)) {
    const block = [first, ...linesBelow(first, runs, nearLines)].filter(
      (run) => Math.abs(run.box[0] - first.box[0]) < sameStart && Math.abs(run.size - first.size) < 1,
    )
    if (block.length < 3 || block.length > 8 || block.some((run) => run.words.length > 9)) continue
    const isAbove = runs.some(
      (r) =>
        r !== back &&
        !block.includes(r) &&
        r.box[1] < first.box[1] &&
        linesBelow(r, [first], nearLines).length > 0,
    )
    if (isAbove || labels.some((l) => leadsTo(l, first))) continue
    const lines = block.map((run) => spanOf(run.words))
    if (isAddress(lines)) return party('consignee', lines, layout, back ? 0.84 : 0.72)
  }
  return undefined
}

/** The label stands right above the block, or level with its first line and before it. */
const leadsTo = (label: Label, first: Run) =>
  (label.box[3] <= first.box[1] + 2 &&
    first.box[1] - label.box[3] < 2.5 * first.size &&
    label.box[0] < first.box[2] &&
    label.box[2] > first.box[0] - 2) ||
  (Math.abs(label.box[1] - first.box[1]) < first.size &&
    label.box[2] <= first.box[0] &&
    first.box[0] - label.box[2] < 12 * first.size)

function party(
  concept: 'consignor' | 'consignee',
  lines: Span[],
  layout: PageLayout,
  score: number,
): Candidate | undefined {
  const understanding = understandParty(concept, lines)
  if (understanding.fit === 0) return undefined
  return {
    ...understanding,
    concept,
    label: null,
    place: 'pattern',
    page: layout.number,
    words: new Set<Word>(understanding.readings.flatMap((r) => r.span.words)),
    text: lines.map((l) => l.text).join('\n'),
    score,
  }
}
