import type { Concept } from '../../fields/concepts.ts'
import { overlapX, sameLine, unite } from '../../layout/box.ts'
import type { Box, Word } from '../../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../../layout/runs.ts'
import { isSetAlike } from '../../layout/set-alike.ts'
import { bare } from '../../words/compare.ts'
import {
  isHint,
  isTermOfPayment,
  type LabelMatch,
  type Languages,
  longestKey,
  matchLabel,
} from '../../words/index.ts'
import { netWords } from '../../words/terms/mass-words.ts'
import { marksNotPlates } from '../columns/marks-not-plates.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { answersWhoPays } from '../understand/who-pays.ts'
import { withoutWordsOfValues } from '../words-of-values.ts'
import { isWrappedWord } from '../wrapped-word.ts'
import { abbreviatedLabel } from './abbreviated-label.ts'
import { boxNamed } from './box-named.ts'
import { smallWordsOfDates, withoutCaptions } from './captions.ts'
import { bindToFrames } from './labels-outside-frames.ts'
import { mayBeLoose } from './loose-labels.ts'
import { mergeNeighbours } from './merge-labels.ts'
import { beginsName, endsName, isRestOfName } from './names-not-labels.ts'
import { numberLabels } from './number-labels.ts'
import { stagesAsLabels } from './stages-as-labels.ts'
import { datesOfPlaces, joinPlates, withoutSignatures, withoutSubLabels } from './sub-labels.ts'
import { withoutUnitsBefore } from './units-before-labels.ts'
import { frameOf, unknownLabels } from './unknown-labels.ts'

/** A label on the page: one concept, in as many languages as stand together. */
export interface Label {
  concept: Concept
  page: number
  region: number
  box: Box
  size: number
  /** Everything that belongs to it: numbers, brackets, hints. Never part of a value. */
  words: Set<Word>
  matches: LabelMatch[]
  boxNumber?: number
  /** The value may follow on the same line right after it. */
  colon: boolean
  /** Text follows on the same line without a colon. */
  loose: boolean
}

/** The labels of a page; only those of the given languages, where they are known. */
export function findLabels(layout: PageLayout, languages?: Languages): Label[] {
  const tokens = new Map(layout.runs.map((run) => [run, tokensOf(run)]))
  const used = new Set<Token>()
  const labels: Label[] = []
  for (const run of layout.runs) {
    // 'Paid by sender (FRANCO)': what stands in brackets says it again.
    const isLed = run.words.slice(0, -1).some(({ text }) => text.endsWith(':'))
    if (!isLed && isTermOfPayment(bare(textOf(run.words).replace(/\s*\([^)]*\)$/, '')))) continue
    if (isRestOfName(textOf(run.words))) continue
    const own = tokens.get(run) ?? []
    const stream = [...own, ...continuation(run, layout.runs, 2).flatMap((r) => tokens.get(r) ?? [])]
    for (let at = 0; at < own.length; at++) {
      const token = own[at] as Token
      if (used.has(token)) continue
      const begins = token.opens || used.has(own[at - 1] as Token)
      const found = longestMatch(stream, at, used, languages)
      if (!begins && !isFurtherField(found, own, at, used)) continue
      if (found?.match.key === 'm3' && run.words.filter((w) => /\p{L}/u.test(w.text)).length > 1) continue
      if (!found || isWrappedWord(found, at, run, layout, labels) || endsName(found.match.concept, token))
        continue
      if (beginsName(found.match.concept, token)) continue
      if (answersWhoPays(stream, at, found, languages)) continue
      const taken = stream.slice(at, at + found.length)
      const tail = tailOf(stream, at + found.length, languages, (r) => hasValueBeside(r, layout, languages))
      for (const t of [...taken, ...tail]) used.add(t)
      labels.push(labelOf(layout, found, taken, tail))
    }
  }
  const printed = withoutWordsOfValues(labels, layout)
  const merged = datesOfPlaces(
    withoutSignatures(joinPlates(mergeNeighbours(marksNotPlates(printed), layout))),
  )
  for (const label of merged) label.region = frameOf(label, layout)
  bindToFrames(merged, layout)
  const found = withoutCaptions(
    layout,
    numberLabels(
      layout,
      withoutUnitsBefore(layout, [...withoutSubLabels(merged), ...unknownLabels(layout, merged)]),
    ),
  )
  return stagesAsLabels([...found, ...smallWordsOfDates(layout, found)])
}

/** 'Tractor: FG-482-KL  Trailer: EK-118-BX': behind a field of the same line the next one may begin, with its colon. */
const isFurtherField = (
  found: Found | undefined,
  own: readonly Token[],
  at: number,
  used: ReadonlySet<Token>,
) =>
  found?.closedByColon === true &&
  found.match.wrong === 0 &&
  found.match.key.length >= 4 &&
  own.slice(0, at).some((token) => used.has(token) && token.colon)

interface Found {
  match: LabelMatch
  length: number
  loose: boolean
  closedByColon?: boolean
}

function longestMatch(
  stream: Token[],
  at: number,
  used: Set<Token>,
  languages: Languages,
): Found | undefined {
  let key = ''
  let best: Found | undefined
  for (let end = at; end < stream.length && end < at + 14; end++) {
    const token = stream[end] as Token
    if (used.has(token) || (end > at && token.bracketOpens)) break
    key += token.key
    if (key.length > longestKey + 3) break
    const tolerant = key.length >= 8 && token.run === stream[at]?.run && (stream[at]?.key.length ?? 0) > 1
    const match =
      believed(matchLabel(key, tolerant, languages), key, best) ??
      abbreviatedLabel(stream, at, end, languages)
    const next = stream[end + 1]
    const ends =
      token.closes ||
      next === undefined ||
      next.run !== token.run ||
      next.bracketOpens ||
      startsLabel(stream, end + 1, languages) ||
      (/^\d{1,2}$/.test(next.key) &&
        (isNextBox(stream[0], next, token) || startsLabel(stream, end + 2, languages)))
    const followed = !ends && onlyHintsFollow(stream, end + 1, languages)
    if (match && (ends || followed))
      best = { match, length: end - at + 1, loose: false, closedByColon: token.colon }
    else if (match && token.run === stream[at]?.run && mayBeLoose(match, next))
      best = { match, length: end - at + 1, loose: true }
    if (token.colon) break
  }
  return best
}

/** '10 Place of delivery 11 Code': where the line begins with the number of a box, a higher one begins the next. */
const isNextBox = (first: Token | undefined, next: Token, before: Token) =>
  first !== undefined &&
  first.run === next.run &&
  before.run === next.run &&
  /^\d{1,2}$/.test(first.key) &&
  Number(next.key) > Number(first.key) &&
  Number(next.key) < Number(first.key) + 4

/** Of two letters added to a label that is whole without them, one wrong letter is half: 'Etabli à' before 'La Rochelle'. */
function believed(match: LabelMatch | undefined, key: string, best: Found | undefined) {
  const added = best?.match.wrong === 0 ? key.length - best.match.key.length : key.length
  return match && match.wrong * 2 >= added ? undefined : match
}

/** Headers set close together: another label begins right here. */
function startsLabel(stream: Token[], at: number, languages: Languages, fewestWords = 1): boolean {
  let key = ''
  for (let end = at; end < stream.length && end < at + 8; end++) {
    key += stream[end]?.key
    if (key.length > 6 && end - at + 1 >= fewestWords && matchLabel(key, false, languages)) return true
  }
  return false
}

/** The rest of the line, up to a colon, bracket or stroke, only goes with the label. */
function onlyHintsFollow(stream: Token[], from: number, languages: Languages): boolean {
  const run = stream[from]?.run
  for (let at = from; stream[at]?.run === run; at++) {
    const token = stream[at] as Token
    if (boxNamed(stream, at) !== undefined) {
      at++
      continue
    }
    if (at > from && (token.bracketOpens || stream[at - 1]?.closes)) return true
    if (!isHint(token.key, languages)) return false
  }
  return true
}

/** Brackets, hints and units that printers set behind a label, to the end of the line. */
function tailOf(
  stream: Token[],
  from: number,
  languages: Languages,
  isField: (run: Run) => boolean,
): Token[] {
  const before = stream[from - 1] as Token
  if (before.colon && !stream[from]?.bracketOpens) return []
  const tail: Token[] = []
  let inBracket = false
  for (let at = from; at < stream.length; at++) {
    const token = stream[at] as Token
    if (!inBracket && token.run === before.run && boxNamed(stream, at) !== undefined) {
      tail.push(token, stream[at + 1] as Token)
      at++
      continue
    }
    if (token.bracketOpens && token.key === 'x' && token.bracketCloses) break
    // 'Tunnel' over '(D/E)': a code in brackets below a heading is its value.
    if (token.run !== before.run && token.bracketOpens && tunnelCode.test(textOf(token.run.words))) break
    // '[17] Code' below '[16] Place': the number of the next box.
    if (token.run !== before.run && token.run.words.length > 1 && numberInBrackets.test(token.word.text))
      break
    if (token.bracketOpens) inBracket = true
    if (!inBracket && token.run !== before.run && !tail.some((t) => t.run === token.run)) {
      if (!wholeRunIsHints(stream, at, languages) || isField(token.run)) break
    }
    if (!inBracket && !isHint(token.key, languages)) break
    if (!inBracket && startsLabel(stream, at, languages, token.opens ? 1 : 2)) break
    if (!inBracket && isArticleOfTown(token, stream[at + 1])) break
    // 'CMR No. DE 70311': capitals are part of a value, unless the whole label is set in them.
    if (!inBracket && /^\p{Lu}{2,}$/u.test(token.raw) && !/^\p{Lu}+\P{Ll}*$/u.test(before.raw)) break
    tail.push(token)
    if (inBracket && tail.length > 16) return []
    if (token.bracketCloses) inBracket = false
    if (token.colon && !inBracket) break
  }
  return tail
}

const numberInBrackets = /^[[(]\d{1,2}[a-d]?[\])]$/
const tunnelCode = /^\((?:B1000C|C5000D|[B-E](?:\/[DE])?|[–—-])\)$/u

/** 'Company', 'Address' below 'Sender', each with its value beside it: lines of the value, not more of the label. */
function hasValueBeside(run: Run, layout: PageLayout, languages: Languages): boolean {
  const [beside] = layout.runs
    .filter((r) => r.region === run.region && r.box[0] > run.box[2] && sameLine(r.box, run.box))
    .sort((a, b) => a.box[0] - b.box[0])
  if (!beside) return false
  const key = bare(textOf(beside.words))
  const isWord = beside.words.every((w) => isHint(bare(w.text), languages) || !/[\p{L}\d]/u.test(w.text))
  return !isWord && !matchLabel(key, false, languages)
}

/** 'Établi à La Rochelle', 'Le Havre'. */
const isArticleOfTown = (token: Token, next: Token | undefined) =>
  /^L(?:a|e|es|A|E|ES)$/.test(token.raw) && next?.run === token.run && /^\p{Lu}\p{L}{2}/u.test(next.raw)

const wholeRunIsHints = (stream: Token[], at: number, languages: Languages) => {
  const run = (stream[at] as Token).run
  return stream.slice(at).every((t) => t.run !== run || isHint(t.key, languages) || t.bracketOpens)
}

function labelOf(layout: PageLayout, found: Found, taken: Token[], tail: Token[]): Label {
  const words = new Set([...taken, ...tail].map((t) => t.word))
  const first = taken[0] as Token
  // 'Gewicht (netto)': what the bracket says decides which weight it is.
  const isNet = found.match.concept === 'grossWeight' && tail.some(({ key }) => netWords.has(key))
  const concept = isNet ? 'netWeight' : found.match.concept
  const number = tail.map((_, at) => boxNamed(tail, at)).find((named) => named !== undefined)
  return {
    concept,
    page: layout.number,
    region: first.run.region,
    box: unite([...words].map((w) => w.box)),
    size: first.run.size,
    words,
    matches: [found.match],
    colon: [...taken, ...tail].at(-1)?.colon ?? false,
    loose: found.loose && tail.length === 0,
    ...(number === undefined ? {} : { boxNumber: number }),
  }
}

/** The next lines of the same column, for labels that wrap. */
function continuation(run: Run, runs: readonly Run[], most: number): Run[] {
  const next: Run[] = []
  let current = run
  while (next.length < most) {
    const below = runs.find(
      (r) =>
        r.region === current.region &&
        r.box[1] >= current.box[3] - 0.4 * current.size &&
        r.box[1] - current.box[3] < 0.8 * current.size &&
        overlapX(r.box, current.box) > 0.4 * Math.min(r.box[2] - r.box[0], current.box[2] - current.box[0]) &&
        isSetAlike(r, current.size, 0.12),
    )
    if (!below) break
    next.push(below)
    current = below
  }
  return next
}
