import type { Concept } from '../fields/concepts.ts'
import { placeOf } from '../fields/field-map.ts'
import type { Kind } from '../kinds/kind.ts'
import { height, middleY, sameLine } from '../layout/box.ts'
import { linesOf } from '../layout/lines.ts'
import type { Box } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import type { Span } from '../layout/span.ts'
import { isContactLine } from '../values/address/names/contacts.ts'
import { codeAsWritten } from '../values/address/places/countries.ts'
import type { Signs } from '../weights/score-of.ts'
import { ownColumn, rightUnder } from './blocks/own-column.ts'
import { floorOf, strokesOf } from './blocks/strokes-across.ts'
import type { Candidate, ReadingContext } from './candidate.ts'
import type { Label } from './labels/find-labels.ts'
import { withoutRestOfLabel } from './labels/rest-of-label.ts'
import { type Claim, claimsOf } from './own-pieces.ts'
import { listsContainers } from './sea/lists-containers.ts'
import type { GoodsTable } from './table/goods-table.ts'
import { understandTable } from './table/understand-table.ts'
import { understandConcept } from './understand/understand-concept.ts'

/** A claim dearer than this is no claim. */
const dearest = 1.25
/** Without drawn boxes a value ends at a gap of so many heights of type. */
const openGap = 2.4

/** A label with the text that it owns. */
export interface Holding {
  label: Label
  pieces: { piece: Run; claim: Claim }[]
}

/** What each label owns (rank 0), and what it would own if the nearest label gave way (rank 1). */
export function holdingsOf(
  layout: PageLayout,
  labels: readonly Label[],
  pieces: readonly Run[],
): (rank: number) => Holding[] {
  const floors = new Map(labels.map((label) => [label, floorOf(label, pieces, layout)]))
  const claims = pieces.map((piece) => ({
    piece,
    claims: claimsOf(piece, pieces, labels, layout).filter(
      ({ label }) => piece.box[1] < (floors.get(label) ?? 0),
    ),
  }))
  return (rank) =>
    labels.map((label) => ({
      label,
      pieces: claims.flatMap(({ piece, claims: all }) => {
        const claim = all[rank]
        return claim?.label === label && claim.cost < dearest ? [{ piece, claim }] : []
      }),
    }))
}

/** Every reading that a label's surroundings allow: what it owns, and what it would own if its rival gave way. */
export function labelCandidates(
  layout: PageLayout,
  holdings: (rank: number) => Holding[],
  kind: Kind,
  context: Omit<ReadingContext, 'labelText'>,
): Candidate[] {
  const strokes = strokesOf(layout)
  const first = holdings(0).map((h) => candidateOf(h, kind, context, strokes))
  const second = holdings(1)
    .filter((h) => !first.some((c) => c?.label === h.label && c.fit > 0))
    .map((h) => candidateOf(h, kind, context, strokes, true))
  return [...first, ...second].filter((c): c is Candidate => c !== undefined)
}

function candidateOf(
  holding: Holding,
  kind: Kind,
  context: Omit<ReadingContext, 'labelText'>,
  strokes: readonly Box[],
  isSecond = false,
): Candidate | undefined {
  const { label } = holding
  if (label.concept === 'signature' || label.concept === 'furniture') return undefined
  const own = behindWord(keepTogether(holding, strokes), label)
  const kept = behindColon(withoutCodes(inColumn(own, label), label), label)
  const nearest = kept[0]
  if (!nearest) return undefined
  const lines = parties.has(label.concept) ? linesOfParty(kept) : linesOf(kept.map((k) => k.piece))
  const labelText = textOf([...label.words])
  const understanding = understandConcept(label.concept, lines, { ...context, labelText })
  if (understanding.fit === 0) return undefined
  const cost = Math.min(...kept.map((k) => k.claim.cost))
  return {
    ...understanding,
    concept: label.concept,
    label,
    place: nearest.claim.place,
    page: label.page,
    // Only what the value is made of: the rest stays free for its neighbours.
    words: new Set(understanding.readings.flatMap((r) => r.span.words)),
    text: lines.map((l) => l.text).join('\n'),
    source: 'label',
    signs: {
      fit: understanding.fit,
      nearness: 1 - Math.max(0, Math.min(1, cost)),
      nextBox: nearest.claim.place === 'next-box' ? 1 : 0,
      secondBest: isSecond ? 1 : 0,
      ...signsOf(label, kind),
    },
  }
}

/** What speaks for a label itself. */
function signsOf({ matches, loose, boxNumber, concept }: Label, kind: Kind): Signs {
  const expected = kind.boxes[concept]
  const isNumbered = boxNumber !== undefined && expected !== undefined
  return {
    wrongLetters: matches[0]?.wrong ? 1 : 0,
    loose: loose ? 1 : 0,
    severalLanguages: matches.length > 1 ? 1 : 0,
    itsBox: isNumbered && expected.includes(boxNumber) ? 1 : 0,
    otherBox: isNumbered && !expected.includes(boxNumber) ? 1 : 0,
  }
}

/** In the open, text that stands clearly apart from the label's first lines, or below a stroke, is something else. */
export function keepTogether({ label, pieces }: Holding, strokes: readonly Box[]) {
  const sorted = pieces.toSorted(
    (a, b) => middleY(a.piece.box) - middleY(b.piece.box) || a.piece.box[0] - b.piece.box[0],
  )
  if (label.region > 0) return sorted
  const kept: typeof sorted = []
  let end = label.box[3]
  for (const held of sorted) {
    const size = Math.max(held.piece.size, height(held.piece.box) * 0.7)
    if (held.piece.box[1] - end > openGap * size && (kept.length > 0 || held.piece.box[1] - end > 5 * size))
      break
    const isParted = strokes.some(([, at]) => at > end - 1 && at < held.piece.box[1] + 1)
    if (isParted && kept.length > 0) break
    kept.push(held)
    end = Math.max(end, held.piece.box[3])
  }
  return kept
}

const parties = new Set<Concept>([
  'consignor',
  'consignee',
  'carrier',
  'successiveCarrier',
  'freightForwarder',
])

function inColumn(kept: Holding['pieces'], label: Label): Holding['pieces'] {
  const inOwn = parties.has(label.concept) ? ownColumn : numbers.has(label.concept) ? rightUnder : undefined
  if (!inOwn) return kept
  const own = new Set(
    inOwn(
      kept.map(({ piece }) => piece),
      label,
    ),
  )
  return kept.filter(({ piece }) => own.has(piece))
}

const oneLine = new Set<Concept>(['sealNumber', 'plates', 'tractorPlate', 'trailerPlate', 'train'])

/** 'KME 4417 / P 71882   Seals: 338104' in one box: behind a colon is what the word before it asks for, and nothing else. */
function behindColon(kept: Holding['pieces'], { concept, colon, words, region }: Label): Holding['pieces'] {
  if (!colon || region === 0 || !oneLine.has(concept)) return kept
  const behind = kept.filter(({ piece }) => {
    const level = [...words].filter((word) => sameLine(word.box, piece.box))
    return level.length > 0 && level.every((word) => word.box[2] <= piece.box[0] + 1)
  })
  return behind.length > 0 ? behind : kept
}

const numbers = new Set<Concept>(['paperNumber', 'relatedPaper', 'documentNumber', 'dateOfTakingOver'])

const vehicles = new Set<Concept>(['tractorPlate', 'trailerPlate'])

/** 'BQ-77-LT / reboque AV-91802': what stands before the word within its line is the other vehicle's. */
function behindWord(kept: Holding['pieces'], { concept, box }: Label): Holding['pieces'] {
  if (!vehicles.has(concept)) return kept
  const level = kept.filter(({ piece }) => sameLine(piece.box, box))
  const isBehind = level.some(({ piece }) => piece.box[0] > box[2] - 1)
  return isBehind ? kept.filter((k) => !level.includes(k) || k.piece.box[2] > box[0] + 1) : kept
}

/** A customer's code in the corner of a party's box is no part of the name that it stands beside, or above. */
function withoutCodes(kept: Holding['pieces'], { concept, box }: Label): Holding['pieces'] {
  if (!parties.has(concept)) return kept
  return kept.filter(({ piece }) => {
    const text = textOf(piece.words)
    const level = kept.map((o) => o.piece).filter((o) => o !== piece && sameLine(o.box, piece.box))
    // 'CESKA KAMENICE   40721   CZ'
    const isCoded = level.some(({ box, words }) => box[0] > piece.box[2] && codeAsWritten(textOf(words)))
    const isBeside = !isCoded && level.some((o) => o.box[2] < piece.box[0])
    const isAbove = sameLine(piece.box, box) && kept.some((o) => o.piece.box[1] > piece.box[3] - 1)
    return !(isBeside && codeAlone.test(text)) && !(isAbove && codeNamed.test(text))
  })
}

const codeAlone = /^(?:\d{1,2} \|? ?)?\d{4,}$/
/** 'REL. 0031775', 'VRV 448', 'A/C 4417-08' on the line of the label. */
const codeNamed = /^(?:\p{Lu}[\p{L}/]{0,7}[.:]?\s){0,2}(?:N[ro°º.]*\s)?[A-Z]{0,3}-?\d{3,}(?:[/-]\d+)?$/u

/** 'Poland        VAT PL5550117785': a number behind a wide gap is a line of its own. */
function linesOfParty(kept: Holding['pieces']): Span[] {
  const pieces = kept.map(({ piece }) => piece)
  const isBeside = (piece: Run) =>
    isContactLine(textOf(piece.words)) &&
    pieces.some((other) => other.box[2] < piece.box[0] && sameLine(other.box, piece.box))
  const beside = pieces.filter(isBeside)
  const lines = linesOf(pieces.filter((piece) => !beside.includes(piece)))
  return [...withoutRestOfLabel(beforeSentence(lines)), ...linesOf(beside)]
}

/** 'Pilica-Trans s.c.' and below it 'This paper is no invoice in the sense of the law.': no party goes on in a sentence. */
function beforeSentence(lines: readonly Span[]): Span[] {
  const isSentence = ({ text, words }: Span) =>
    words.length >= 6 &&
    text.endsWith('.') &&
    words.filter((w) => /^\p{Ll}{2,}[,;]?$/u.test(w.text)).length >= 4
  const at = lines.findIndex((line, i) => i > 0 && isSentence(line))
  return at > 0 ? lines.slice(0, at) : [...lines]
}

/** Goods without another name have the dangerous goods description that stands on their line. */
export function nameByDescription(table: GoodsTable, patterns: readonly Candidate[]): void {
  for (const pattern of patterns) {
    const span = pattern.concept === 'unNumber' ? describingSpan(pattern) : undefined
    const beside = (cell: Span) => cell.words.some((w) => span?.words.some((d) => sameLine(w.box, d.box)))
    const row = table.rows.find((cells) => !cells.has('nature') && [...cells.values()].some(beside))
    if (span && row) row.set('nature', span)
  }
}

/** A number in a column of its own says nothing of what the goods are: their name does. */
function describingSpan({ readings }: Candidate): Span | undefined {
  const [first] = readings
  const isNumber = first && /^(?:\p{L}{2,3}\s?)?\d{4}$/u.test(first.span.text)
  const name = readings.find(({ place }) => place.eftiId === placeOf('properShippingName').eftiId)
  return (isNumber && name ? name : first)?.span
}

/**
 * The lines of a table, and each of its totals by itself: what a label says of the whole may stand against a sum without
 * taking the lines with it. Where the goods' only name is a dangerous goods description, that is what they are.
 */
export function tableCandidates(
  table: GoodsTable,
  patterns: readonly Candidate[],
  context: Omit<ReadingContext, 'labelText'>,
): Candidate[] {
  const understanding = understandTable(table, { ...context, labelText: '' })
  const pattern = patterns.find((p) => p.concept === 'unNumber')
  const dangerous = pattern && describingSpan(pattern)
  const place = placeOf('nature')
  if (dangerous && !understanding.readings.some((r) => r.place.eftiId === place.eftiId)) {
    understanding.readings.push({ place, value: dangerous.text, span: dangerous })
  }
  const whole: Candidate = {
    ...understanding,
    concept: conceptOf(table),
    label: table.header[0] ?? null,
    place: 'column',
    page: table.page,
    words: table.words,
    text: table.rows.map((row) => [...row.values()].map((s) => s.text).join(' | ')).join('\n'),
    source: 'table',
    signs: { fit: understanding.fit },
  }
  const parts = totals.map(([concept, field]): Candidate => {
    const { eftiId } = placeOf(field)
    const readings = understanding.readings.filter((r) => r.place.eftiId === eftiId)
    const text = readings.map((r) => r.span.text).join(', ')
    return { ...whole, concept, readings, words: new Set(), text }
  })
  const summed = new Set(parts.flatMap((part) => part.readings))
  return [
    { ...whole, readings: understanding.readings.filter((r) => !summed.has(r)) },
    ...parts.filter((part) => part.readings.length > 0),
  ]
}

/** A list of the packages alone stands beside the lines that name the goods. */
function conceptOf(table: GoodsTable): Concept {
  if (listsContainers(table)) return 'containerSeal'
  return table.rows.some((row) => row.has('nature')) ? 'nature' : 'packing'
}

const totals = [
  ['packageCount', 'totalPackages'],
  ['grossWeight', 'grossWeight'],
  ['netWeight', 'netWeight'],
  ['volume', 'volume'],
] as const
