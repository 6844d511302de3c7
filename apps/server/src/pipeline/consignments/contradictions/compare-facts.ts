import { compareDates } from '@efti-hub/efti/values'
import type { StatedValue } from '../links/profile.ts'
import { isSameParty } from '../links/same-party.ts'
import { areOfOneCarriage, haveOwnGoods, isBeside } from './comparable.ts'
import {
  type ComparedDocument,
  type Conflict,
  type FactComparison,
  pairsOf,
  type Statement,
} from './compared.ts'

export function compareUnNumbers(documents: readonly ComparedDocument[]): FactComparison {
  const statements = documents.flatMap((document): Statement[] => {
    const { unNumbers } = document.profile
    const [first] = unNumbers
    if (!first) return []
    return [{ document, value: unNumbers.map(({ value }) => value), path: first.path, eftiId: first.eftiId }]
  })
  const conflicts = pairsOf(statements).flatMap(([left, right]): Conflict[] =>
    haveOwnGoods(left.document, right.document) || nameTheSameGoods(left.document, right.document)
      ? []
      : [{ left, right }],
  )
  return {
    code: 'CONSIGNMENT-UN-NUMBERS',
    label: 'UN number',
    severity: 'high',
    clause: 'ADR 5.4.1.1.1 (a)',
    remedy: 'Check which dangerous goods are on board and correct the document that is wrong.',
    statements,
    conflicts,
    note: null,
    // Goods that a document does not name at all cannot be added by their number alone.
    canSettle: conflicts.every(
      ({ left, right }) => left.document.profile.unNumbers.length === right.document.profile.unNumbers.length,
    ),
  }
}

/** A document that goes beside a contract may be about a part of the goods, the contract names all. */
function nameTheSameGoods(left: ComparedDocument, right: ComparedDocument): boolean {
  const [one, other] = [left, right].map(({ profile }) => profile.unNumbers.map(({ value }) => value))
  const isWithin = (part: readonly string[] = [], whole: readonly string[] = []) =>
    part.every((number) => whole.includes(number))
  const ofLeft = isBeside(left) ? isWithin(one, other) : false
  const ofRight = isBeside(right) ? isWithin(other, one) : false
  return ofLeft || ofRight || (isWithin(one, other) && isWithin(other, one))
}

/** A buyer is often not the consignee, nor is a forwarder's name on the next carrier's document the consignor's. */
export function compareParties(
  documents: readonly ComparedDocument[],
  role: 'consignor' | 'consignee',
): FactComparison {
  const label = role === 'consignor' ? 'Consignor' : 'Consignee'
  return {
    code: `CONSIGNMENT-${label.toUpperCase()}`,
    label,
    severity: 'high',
    clause: 'Regulation No 11, Article 6(1); Regulation (EC) No 1072/2009, Article 8(3)',
    remedy: `Check who the ${role} is, and correct the document that is wrong.`,
    ...compareTexts(
      documents.filter(({ profile }) => profile.kind !== 'invoice'),
      ({ profile }) => profile[role],
      isSameParty,
    ),
  }
}

/** Medium: no goods are stopped by a day, but one of the documents is wrong. */
export function compareDays(
  documents: readonly ComparedDocument[],
  what: 'takingOver' | 'delivery',
): FactComparison {
  const [label, code] =
    what === 'takingOver' ? ['Date of taking over', 'TAKING-OVER'] : ['Date of delivery', 'DELIVERY']
  return {
    code: `CONSIGNMENT-${code}`,
    label,
    severity: 'medium',
    clause:
      what === 'takingOver'
        ? 'Regulation No 11, Article 6(1)'
        : 'Regulation (EC) No 1072/2009, Article 8(3)(c)',
    remedy: 'Check the date and correct the document that is wrong.',
    ...compareTexts(
      documents,
      ({ profile }) => profile[what],
      (left, right) => [0, null].includes(compareDates(left.slice(0, 10), right.slice(0, 10))),
    ),
  }
}

function compareTexts(
  documents: readonly ComparedDocument[],
  of: (document: ComparedDocument) => StatedValue<string> | null,
  agree: (left: string, right: string) => boolean,
) {
  const statements = documents.flatMap((document): (Statement & { value: string })[] => {
    const stated = of(document)
    return stated ? [{ document, value: stated.value, path: stated.path, eftiId: stated.eftiId }] : []
  })
  const conflicts = pairsOf(statements).filter(
    ([left, right]) => areOfOneCarriage(left.document, right.document) && !agree(left.value, right.value),
  )
  return {
    statements,
    conflicts: conflicts.map(([left, right]): Conflict => ({ left, right })),
    note: null,
    canSettle: true,
  }
}
