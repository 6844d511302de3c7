import type { Concept } from '../../concepts.ts'
import { isUnit } from '../../values/measures.ts'
import type { Token } from '../tokens.ts'

const measured: ReadonlySet<Concept> = new Set<Concept>([
  'grossWeight',
  'netWeight',
  'volume',
  'packageCount',
])

/** 'Bruttovikt, ton', 'Rauminhalt Liter': the unit goes with the label of a figure. One letter without brackets may be anything. */
export const isUnitBehind = ({ key }: Token, concept: Concept): boolean =>
  key.length > 1 && measured.has(concept) && (isUnit(key, 'mass') || isUnit(key, 'volume'))

/** What a label counts when its unit says so: 'Quantity (litres)' is a volume. */
export function measuredAs(concept: Concept, tail: readonly Token[]): Concept {
  if (concept !== 'packageCount') return concept
  return tail.some(({ key }) => isUnit(key, 'volume')) ? 'volume' : concept
}
