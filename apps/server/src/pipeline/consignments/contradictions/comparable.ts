import { areTwoContracts } from '../links/find-links.ts'
import type { ComparedDocument } from './compared.ts'

/** Trade documents and of the goods' dangers or waste: they go beside a contract, and may be about a part of its goods. */
const BESIDE = new Set([
  'packing-list',
  'delivery-note',
  'invoice',
  'dangerous-goods',
  'waste-annex-vii',
  'waste-movement',
])

export const isBeside = ({ profile }: ComparedDocument): boolean => BESIDE.has(profile.kind)

/** By air and sea, where forwarders put consignments together: a house waybill and its master each have their own goods. */
export function haveOwnGoods(left: ComparedDocument, right: ComparedDocument): boolean {
  const { family } = left.profile
  return (family === 'air' || family === 'sea') && areTwoContracts(left, right)
}

/** Of one mode, or a contract with what goes beside it: then places, days and parties are the same ones. */
export function areOfOneCarriage(left: ComparedDocument, right: ComparedDocument): boolean {
  const [one, other] = [left.profile.family, right.profile.family]
  return !haveOwnGoods(left, right) && (one === null || other === null || one === other)
}

/** Master waybills cover the goods of their house waybills: with those in the consignment, documents beside are about a house's goods. */
export function isOverarching(document: ComparedDocument, documents: readonly ComparedDocument[]): boolean {
  const { family, level } = document.profile
  if (family === null || level === 'house') return false
  return documents.some((other) => other.profile.level === 'house' && areTwoContracts(document, other))
}
