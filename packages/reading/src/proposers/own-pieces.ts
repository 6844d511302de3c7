import { addressees } from '../fields/concepts.ts'
import { overlapX, overlapY, sameLine } from '../layout/box.ts'
import type { Box } from '../layout/pages.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { isContactKey } from '../values/address/names/contacts.ts'
import { readPostcodeLine } from '../values/address/places/postcodes.ts'
import { numbersOfParties } from '../words/terms/register-words.ts'
import { isParted } from './blocks/strokes-across.ts'
import type { Label } from './labels/find-labels.ts'

export type Place = 'right' | 'below' | 'in-box' | 'next-box' | 'column' | 'pattern'

export interface Claim {
  label: Label
  place: Place
  /** Lower is nearer. */
  cost: number
}

/** For each piece of text the labels that could own it, nearest first. */
export function claimsOf(
  piece: Run,
  pieces: readonly Run[],
  labels: readonly Label[],
  layout: PageLayout,
): Claim[] {
  const isDay = dayAlone.test(textOf(piece.words))
  return labels
    .filter((label) => !isDay || !addressees.has(label.concept))
    .map((label) => claim(piece, label, pieces, labels, layout))
    .filter((c): c is Claim => c !== undefined)
    .sort((a, b) => a.cost - b.cost)
}

/** 'DE 24-11-26': a day by itself is no part of who sends or carries. */
const dayAlone = /^\p{L}{0,5}\.?\s?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?$/u

function claim(
  piece: Run,
  label: Label,
  pieces: readonly Run[],
  labels: readonly Label[],
  layout: PageLayout,
): Claim | undefined {
  const inside = piece.region === label.region
  if (!inside && !nextBox(piece, label, pieces, labels, layout)) return undefined
  const isWithin = (one: Label) => hasCodeBeside(one, pieces) || isContactOfParty(one, pieces, labels)
  const others = labels.filter((l) => l === label || !isWithin(l))
  const found =
    beside(piece, label, pieces, labels) ??
    (isWithin(label) ? undefined : below(piece, label, pieces, others, layout))
  if (!inside) return found && { label, place: 'next-box', cost: found.cost + 0.1 }
  const boxed = label.region > 0
  if (found) return { label, place: boxed ? 'in-box' : found.place, cost: found.cost - (boxed ? 0.1 : 0) }
  return boxed ? { label, place: 'in-box', cost: 0.9 } : undefined
}

const code = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d ./-]*$/u

/** The town of the address is still to come below it. */
const isWithinAddress = (label: Label, pieces: readonly Run[]) =>
  label.matches.some(({ key }) => numbersOfParties.has(key)) && isAboveTown(label, pieces)

/** From the label of a party to the last line that may stand above its town, in heights of type. */
const farthestContact = 6

/** 'Consignee', 'Ansprechpartner: ...', the name: a person or a telephone among the lines of an address. */
const isContactOfParty = (label: Label, pieces: readonly Run[], labels: readonly Label[]) =>
  label.concept === 'furniture' &&
  label.colon &&
  label.region === 0 &&
  label.matches.some(({ key }) => isContactKey(key)) &&
  isAboveTown(label, pieces) &&
  labels.some(
    (party) =>
      addressees.has(party.concept) &&
      party.region === 0 &&
      label.box[1] >= party.box[3] - 1 &&
      label.box[1] - party.box[3] < farthestContact * label.size &&
      label.box[0] - party.box[0] > -label.size &&
      (overlapX(party.box, label.box) > 0 || label.box[0] - party.box[2] < 8 * label.size),
  )

const isAboveTown = (label: Label, pieces: readonly Run[]) =>
  !pieces.some(
    (p) =>
      p.region === label.region &&
      p.box[3] <= label.box[1] + 1 &&
      label.box[1] - p.box[3] < 8 * label.size &&
      overlapX(p.box, label.box) > 0 &&
      textOf(p.words)
        .split(/,\s+/)
        .some((text) => readPostcodeLine(text) !== undefined),
  )

/** 'Registration no: BE-WAL-2207' within the box of a party has its value, and what is below goes on with the party. */
const hasCodeBeside = (label: Label, pieces: readonly Run[]) =>
  label.concept === 'furniture' &&
  label.colon &&
  (label.region > 0 || isWithinAddress(label, pieces)) &&
  pieces.some(
    (p) =>
      p.region === label.region &&
      sameLine(p.box, label.box) &&
      p.box[0] >= label.box[2] - 1 &&
      code.test(textOf(p.words)),
  )

function beside(piece: Run, label: Label, pieces: readonly Run[], labels: readonly Label[]) {
  const first = label.box
  if (
    overlapY(piece.box, first) < 0.2 * Math.min(piece.size, label.size) ||
    !sameLine(piece.box, lineBand(piece.box, first)) ||
    piece.box[0] < lastOnLine(piece, label) - 0.4 * label.size
  )
    return undefined
  const gap = Math.max(0, piece.box[0] - lastOnLine(piece, label))
  const between = (box: Box) =>
    box[0] > first[0] && box[2] <= piece.box[0] + 1 && overlapY(box, piece.box) > 0.4 * piece.size
  if (
    labels.some(
      (other) => other !== label && between(other.box) && other.box[0] >= lastOnLine(piece, label) - 1,
    )
  )
    return undefined
  const strangers = pieces.filter((p) => p !== piece && p.region === label.region && between(p.box)).length
  return {
    place: 'right' as const,
    cost: 0.1 + gap / (40 * piece.size) + 0.12 * strangers + (label.colon ? 0 : 0.08),
  }
}

/** The part of a tall label that is level with the piece. */
const lineBand = (piece: Box, label: Box): Box => [
  label[0],
  Math.max(label[1], piece[1]),
  label[2],
  Math.min(label[3], piece[3]),
]

/** Right end of the label's words that are level with the piece. */
function lastOnLine(piece: Run, label: Label): number {
  let end = label.box[0]
  for (const word of label.words) {
    if (overlapY(word.box, piece.box) > 0.3 * piece.size) end = Math.max(end, word.box[2])
  }
  return end
}

function below(
  piece: Run,
  label: Label,
  pieces: readonly Run[],
  labels: readonly Label[],
  layout: PageLayout,
) {
  const dy = piece.box[1] - label.box[3]
  if (dy < -0.45 * Math.max(label.size, piece.size)) return undefined
  const indent = piece.box[0] - label.box[0]
  const under = overlapX(piece.box, label.box) > 0 || Math.abs(indent) < 3 * piece.size
  if (!under && !(indent > 0 && openToTheRight(piece, label, labels, layout))) return undefined
  if (labels.some((other) => other !== label && separates(other, label, piece))) return undefined
  const aside = Math.max(0, Math.abs(indent) - 2 * piece.size)
  const cost =
    0.15 + Math.max(0, dy) / (28 * piece.size) + aside / (45 * piece.size) + (label.colon ? 0.12 : 0)
  // What begins far left of a label stands under something else.
  const isLeft = leftOfValue(piece, label, pieces)
  const isLed = isLeft && labels.some((other) => leads(other, label, piece))
  const overhangs = (indent < -4 * piece.size || isLeft ? 0.25 : 0) + (isLed ? 0.3 : 0)
  return { place: 'below' as const, cost: (under ? cost : cost + 0.1) + overhangs }
}

/** The label has its value beside it, and the piece begins left of that value: it is none of its further lines. */
function leftOfValue(piece: Run, label: Label, pieces: readonly Run[]): boolean {
  if (label.region > 0) return false
  const value = pieces.find(
    (p) =>
      p.region === label.region &&
      sameLine(p.box, label.box) &&
      p.box[0] >= label.box[2] - 1 &&
      p.box[0] - label.box[2] < 3 * p.size,
  )
  return value !== undefined && piece.box[0] < value.box[0] - 2 * piece.size
}

/** Another label begins the line of the piece: 'TRACTEUR  GX-417-PN  SEMI  FY-088-TL' above 'ETABLIE A  PONTARLIER  LE 19/11/26'. */
const leads = (other: Label, label: Label, piece: Run) =>
  other !== label &&
  other.concept !== 'furniture' &&
  other.region === 0 &&
  sameLine(other.box, piece.box) &&
  other.box[2] <= piece.box[0]

/** Nothing labelled stands between the label and where the piece begins. */
const openToTheRight = (piece: Run, label: Label, labels: readonly Label[], layout: PageLayout) =>
  !labels.some(
    (other) =>
      other !== label &&
      other.region === label.region &&
      other.box[0] > label.box[0] + label.size &&
      other.box[0] <= piece.box[0] + 2 * piece.size &&
      other.box[1] < piece.box[3] &&
      other.box[3] > label.box[1] - 6 * label.size &&
      !isParted(other.box, label.box, layout),
  )

/** Another label stands between the two, one below the other. */
function separates(other: Label, label: Label, piece: Run): boolean {
  if (other.region !== label.region && other.region !== piece.region) return false
  const between =
    other.box[1] > label.box[1] + 0.5 * label.size && other.box[1] <= piece.box[1] + 0.3 * piece.size
  if (!between) return false
  const level = overlapY(other.box, piece.box) > 0.4 * piece.size
  if (level) return other.box[0] < piece.box[0] && other.box[0] > label.box[0] - 3 * label.size
  return (
    overlapX(other.box, piece.box) > 0 ||
    (other.box[0] >= label.box[0] - 3 * label.size && other.box[0] <= piece.box[0] + 2 * piece.size)
  )
}

/** Forms with a box for the label and a box for the value: right of it, or under it with the same sides. */
function nextBox(
  piece: Run,
  label: Label,
  pieces: readonly Run[],
  labels: readonly Label[],
  layout: PageLayout,
): boolean {
  if (label.region === 0 || piece.region === 0) return false
  if (pieces.some((p) => p.region === label.region)) return false
  if (labels.some((l) => l.region === piece.region)) return false
  if (isRightOf(piece.region, label.region, layout)) return true
  const taken = pieces.some(
    (p) =>
      p !== piece &&
      isRightOf(p.region, label.region, layout) &&
      sameRow(p, label, layout) &&
      !labels.some((l) => l.region === p.region),
  )
  return !taken && isUnder(piece.region, label.region, layout)
}

function isRightOf(region: number, of: number, layout: PageLayout): boolean {
  const [from, to] = [layout.regions.box(of), layout.regions.box(region)]
  const level = overlapY(from, to) > 0.6 * Math.min(from[3] - from[1], to[3] - to[1])
  return region > 0 && level && Math.abs(to[0] - from[2]) < 4
}

function isUnder(region: number, of: number, layout: PageLayout): boolean {
  const [from, to] = [layout.regions.box(of), layout.regions.box(region)]
  return (
    Math.abs(to[1] - from[3]) < 4 && overlapX(from, to) > 0.6 * Math.min(from[2] - from[0], to[2] - to[0])
  )
}

const sameRow = (piece: Run, label: Label, layout: PageLayout) =>
  overlapY(piece.box, layout.regions.box(label.region)) > 0.5 * piece.size
