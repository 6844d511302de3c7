import type { Concept } from '../../fields/concepts.ts'
import { kinds } from '../../kinds/all-kinds.ts'
import type { Kind } from '../../kinds/kind.ts'
import { marksOf } from '../../kinds/marks.ts'
import { isInvoiced, isPriced, signsOfTrade } from '../../kinds/signs-of-trade.ts'
import { invoice } from '../../kinds/trade.ts'
import type { Label } from '../../proposers/labels/find-labels.ts'

export interface Likely {
  kind: Kind
  points: number
}

/** From so many points on a kind is likelier than none at all. */
const fewestPoints = 0.3
const fewestMarks = 0.2
const goods: readonly Concept[] = ['nature', 'grossWeight', 'packageCount', 'articleCount', 'wasteQuantity']
const parties: readonly Concept[] = ['consignor', 'consignee']

/**
 * The kind to read a paper as that names itself in no words that are known, but asks for parties and goods as a form does.
 * `points`: what speaks for a kind, from 0 to about 1.
 */
export function likeliestKind(
  points: (kind: Kind) => number,
  labelsOf: (kind: Kind) => readonly Label[],
  text: string,
  companies: number,
): Likely | undefined {
  return kinds
    .filter((kind) => fitsPrices(kind, text))
    .filter((kind) => !kind.needsMarks || marksOf(kind.id, text) >= fewestMarks)
    .filter((kind) => asksForFreight(labelsOf(kind), companies))
    .map((kind) => ({ kind, points: points(kind) + signsOfTrade(kind.id, text) }))
    .filter((likely) => likely.points >= fewestPoints)
    .toSorted((a, b) => b.points - a.points)[0]
}

/** Papers of the trade that name prices are invoices; other papers may say what the goods are worth. */
const fitsPrices = (kind: Kind, text: string) =>
  !kind.ofTrade || (kind === invoice ? isInvoiced(text) : !isPriced(text))

/** It asks for goods, and for a party or shows both. */
function asksForFreight(labels: readonly Label[], companies: number): boolean {
  const asked = new Set(labels.filter((l) => !l.loose).map((l) => l.concept))
  const hasParties = companies >= parties.length || parties.some((party) => asked.has(party))
  return hasParties && goods.some((concept) => asked.has(concept))
}
