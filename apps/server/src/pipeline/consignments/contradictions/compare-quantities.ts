import type { StatedValue } from '../links/profile.ts'
import { haveOwnGoods, isBeside, isOverarching } from './comparable.ts'
import {
  type ComparedDocument,
  type Conflict,
  type FactComparison,
  pairsOf,
  type Statement,
} from './compared.ts'

/** Rounding, and the pallets that one document weighs and the other does not. */
const MASS_TOLERANCE = 0.01
/** What waste weighs is estimated before it is loaded, and its packing does not count. */
const WASTE_TOLERANCE = 0.05
/** How far the mass of a package may be from that of the whole for a document to be about a part of the goods. */
const SAME_GOODS = 0.25

type Quantity = { document: ComparedDocument; given: StatedValue<number> }

export function compareMasses(documents: readonly ComparedDocument[]): FactComparison {
  const quantities = quantitiesOf(documents, ({ profile }) => profile.mass)
  return {
    code: 'CONSIGNMENT-MASS',
    label: 'Gross mass',
    severity: 'high',
    clause: 'Regulation No 11, Article 6(1); CMR Convention, Article 6(1)(h)',
    remedy: 'Check the weight of the goods and correct the document that is wrong.',
    ...judged(quantities, documents, agreeOnMass, 'KGM'),
  }
}

export function comparePackages(documents: readonly ComparedDocument[]): FactComparison {
  // The quantities of an invoice are pieces sold.
  const counted = documents.filter(({ profile }) => profile.kind !== 'invoice')
  const quantities = quantitiesOf(counted, ({ profile }) => profile.packages)
  return {
    code: 'CONSIGNMENT-PACKAGES',
    label: 'Number of packages',
    severity: 'high',
    clause: 'CMR Convention, Article 6(1)(g); ADR 5.4.1.1.1 (e)',
    remedy: 'Count the packages and correct the document that is wrong.',
    ...judged(
      quantities,
      documents,
      ({ document: left, given: one }, { document: right, given: other }) =>
        areOtherPackages(left, right) ? null : one.value === other.value,
      null,
    ),
  }
}

/** Null: they cannot be compared. */
type Agree = (left: Quantity, right: Quantity) => boolean | null

function judged(
  quantities: readonly Quantity[],
  documents: readonly ComparedDocument[],
  agree: Agree,
  unit: string | null,
) {
  const compared = pairsOf(quantities).filter(
    ([{ document: left }, { document: right }]) =>
      !haveOwnGoods(left, right) &&
      !(isBeside(left) && isOverarching(right, documents)) &&
      !(isBeside(right) && isOverarching(left, documents)),
  )
  const wrong = compared.filter(([left, right]) => agree(left, right) === false)
  const conflicts = wrong.filter(([left, right]) => !mayBePart(left, right, quantities, agree))
  const stated = ({ document, given: { value, path, eftiId } }: Quantity): Statement => ({
    document,
    value: unit === null ? value : { value, unit },
    path,
    eftiId,
  })
  return {
    statements: quantities.map(stated),
    conflicts: conflicts.map(([left, right]): Conflict => ({ left: stated(left), right: stated(right) })),
    note: conflicts.length < wrong.length ? 'One document covers only part of the goods.' : null,
    canSettle: !conflicts.flat().some((one) => isBeside(one.document) && sumOfKind(one, quantities) !== null),
  }
}

/** Of two that differ, the smaller may be about a part: if the parts add up, or if each package weighs what the others do. */
function mayBePart(left: Quantity, right: Quantity, all: readonly Quantity[], agree: Agree): boolean {
  const [part, whole] = left.given.value < right.given.value ? [left, right] : [right, left]
  if (!isBeside(part.document)) return false
  if (isBeside(whole.document)) return addsUpToSome(part, all, agree) || addsUpToSome(whole, all, agree)
  if (part.document.profile.kind === 'dangerous-goods') return true
  if (addsUp(part, whole, all, agree)) return true
  return isPartByPackages(part.document, whole.document) && !isTooMuch(part, whole, all, agree)
}

function addsUpToSome(part: Quantity, all: readonly Quantity[], agree: Agree): boolean {
  return all.some((whole) => !isBeside(whole.document) && addsUp(part, whole, all, agree))
}

/** Several documents of one kind with numbers of their own, such as two delivery notes on one consignment note. */
function addsUp(part: Quantity, whole: Quantity, all: readonly Quantity[], agree: Agree): boolean {
  const sum = sumOfKind(part, all)
  return sum !== null && agree(sum, whole) === true
}

/** Each could be a part, all of them together could not. */
function isTooMuch(part: Quantity, whole: Quantity, all: readonly Quantity[], agree: Agree): boolean {
  const sum = sumOfKind(part, all)
  return sum !== null && sum.given.value > whole.given.value && agree(sum, whole) === false
}

/** Null where it is one document, or where two could be copies of one. */
function sumOfKind(part: Quantity, all: readonly Quantity[]): Quantity | null {
  const { kind } = part.document.profile
  const parts = all.filter(({ document }) => document.profile.kind === kind)
  const numbers = new Set(parts.map(({ document }) => document.profile.number?.value ?? ''))
  if (parts.length < 2 || numbers.size < parts.length || numbers.has('')) return null
  const value = parts.reduce((sum, { given }) => sum + given.value, 0)
  return { ...part, given: { ...part.given, value } }
}

/** Fewer packages and less mass in the same proportion. */
function isPartByPackages(
  { profile: part }: ComparedDocument,
  { profile: whole }: ComparedDocument,
): boolean {
  if (!part.mass || !part.packages || !whole.mass || !whole.packages) return false
  if (part.packages.value >= whole.packages.value || part.mass.value >= whole.mass.value) return false
  const ratio = part.mass.value / part.packages.value / (whole.mass.value / whole.packages.value)
  return Math.abs(ratio - 1) <= SAME_GOODS
}

function agreeOnMass(
  { document: left, given: one }: Quantity,
  { document: right, given: other }: Quantity,
): boolean {
  const isWaste = [left, right].some(({ profile }) => profile.kind.startsWith('waste-'))
  const apart = Math.abs(one.value - other.value)
  const tolerance = isWaste ? WASTE_TOLERANCE : MASS_TOLERANCE
  return apart <= Math.max(1, Math.max(one.value, other.value) * tolerance)
}

/** Cartons on pallets: both counts are right. */
function areOtherPackages(
  { profile: left }: ComparedDocument,
  { profile: right }: ComparedDocument,
): boolean {
  if (left.packageKinds.length === 0 || right.packageKinds.length === 0) return false
  return !left.packageKinds.some((kind) => right.packageKinds.includes(kind))
}

function quantitiesOf(
  documents: readonly ComparedDocument[],
  of: (document: ComparedDocument) => StatedValue<number> | null,
): Quantity[] {
  return documents.flatMap((document) => {
    const given = of(document)
    return given ? [{ document, given }] : []
  })
}
