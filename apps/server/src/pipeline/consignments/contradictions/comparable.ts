import { areTwoContracts } from '../links/find-links.ts'
import type { Paper } from './compared.ts'

/** Papers of the trade and of the goods' dangers or waste: they go beside a contract, and may be about a part of its goods. */
const BESIDE = new Set([
  'packing-list',
  'delivery-note',
  'invoice',
  'dangerous-goods',
  'waste-annex-vii',
  'waste-movement',
])

export const isBeside = ({ profile }: Paper): boolean => BESIDE.has(profile.kind)

/** By air and sea, where forwarders put consignments together: a house waybill and its master each have their own goods. */
export function haveOwnGoods(left: Paper, right: Paper): boolean {
  const { family } = left.profile
  return (family === 'air' || family === 'sea') && areTwoContracts(left, right)
}

/** Of one mode, or a contract with what goes beside it: then places, days and parties are the same ones. */
export function areOfOneCarriage(left: Paper, right: Paper): boolean {
  const [one, other] = [left.profile.family, right.profile.family]
  return !haveOwnGoods(left, right) && (one === null || other === null || one === other)
}

/** Masters hold the goods of their houses: with those in the consignment, papers beside are about a house's goods. */
export function isOverarching(paper: Paper, papers: readonly Paper[]): boolean {
  const { family, level } = paper.profile
  if (family === null || level === 'house') return false
  return papers.some((other) => other.profile.level === 'house' && areTwoContracts(paper, other))
}
