import { compareDates } from '@efti-hub/efti/values'
import type { Said } from '../links/profile.ts'
import { isSameParty } from '../links/same-party.ts'
import { areOfOneCarriage, haveOwnGoods, isBeside } from './comparable.ts'
import { type Comparison, type Conflict, type Paper, pairsOf, type Statement } from './compared.ts'

export function compareUnNumbers(papers: readonly Paper[]): Comparison {
  const statements = papers.flatMap((paper): Statement[] => {
    const { unNumbers } = paper.profile
    const [first] = unNumbers
    if (!first) return []
    return [{ paper, value: unNumbers.map(({ value }) => value), path: first.path, eftiId: first.eftiId }]
  })
  const conflicts = pairsOf(statements).flatMap(([left, right]): Conflict[] =>
    haveOwnGoods(left.paper, right.paper) || nameTheSameGoods(left.paper, right.paper)
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
      ({ left, right }) => left.paper.profile.unNumbers.length === right.paper.profile.unNumbers.length,
    ),
  }
}

/** A paper that goes beside a contract may be about a part of the goods, the contract names all. */
function nameTheSameGoods(left: Paper, right: Paper): boolean {
  const [one, other] = [left, right].map(({ profile }) => profile.unNumbers.map(({ value }) => value))
  const isWithin = (part: readonly string[] = [], whole: readonly string[] = []) =>
    part.every((number) => whole.includes(number))
  const ofLeft = isBeside(left) ? isWithin(one, other) : false
  const ofRight = isBeside(right) ? isWithin(other, one) : false
  return ofLeft || ofRight || (isWithin(one, other) && isWithin(other, one))
}

/** A buyer is often not the consignee, nor is a forwarder's name on the next carrier's paper the consignor's. */
export function compareParties(papers: readonly Paper[], role: 'consignor' | 'consignee'): Comparison {
  const label = role === 'consignor' ? 'Consignor' : 'Consignee'
  return {
    code: `CONSIGNMENT-${label.toUpperCase()}`,
    label,
    severity: 'high',
    clause: 'Regulation No 11, Article 6(1); Regulation (EC) No 1072/2009, Article 8(3)',
    remedy: `Check who the ${role} is, and correct the document that is wrong.`,
    ...compareTexts(
      papers.filter(({ profile }) => profile.kind !== 'invoice'),
      ({ profile }) => profile[role],
      isSameParty,
    ),
  }
}

/** Medium: no goods are stopped by a day, but one of the documents is wrong. */
export function compareDays(papers: readonly Paper[], what: 'takingOver' | 'delivery'): Comparison {
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
      papers,
      ({ profile }) => profile[what],
      (left, right) => [0, null].includes(compareDates(left.slice(0, 10), right.slice(0, 10))),
    ),
  }
}

function compareTexts(
  papers: readonly Paper[],
  of: (paper: Paper) => Said<string> | null,
  agree: (left: string, right: string) => boolean,
) {
  const statements = papers.flatMap((paper): (Statement & { value: string })[] => {
    const said = of(paper)
    return said ? [{ paper, value: said.value, path: said.path, eftiId: said.eftiId }] : []
  })
  const conflicts = pairsOf(statements).filter(
    ([left, right]) => areOfOneCarriage(left.paper, right.paper) && !agree(left.value, right.value),
  )
  return {
    statements,
    conflicts: conflicts.map(([left, right]): Conflict => ({ left, right })),
    note: null,
    canSettle: true,
  }
}
