import { plainPath } from '@efti-hub/efti'
import type { Reading } from '../proposers/candidate.ts'

/** Below what is shown as certain. */
const LIKELY = 0.89
/**
 * Where a text ends, or which word names a package, no pattern tells: on papers of makers nobody had seen these were right in
 * 71 to 94 of a hundred, however plain their labels (docs/EXTRACTION.md).
 */
const OPEN = new Set([
  'natureIdentificationCargo/identificationText',
  'carrierAcceptanceLocation/name',
  'consigneeReceiptLocation/name',
  'transportPackage/typeCode',
  'usedTransportEquipment/carriedTransportEquipment/affixedSeal/id',
  'usedTransportEquipment/affixedSeal/id',
  'consignorProvidedInformationText',
])
/** Counts of a line are certain where the line names the kind, or the paper prints what all lines come to. */
const COUNTS = 'transportPackage/itemQuantity'
/** Sums over the lines are certain where the paper prints the same: a line that was missed is missed in the sum too. */
const TOTALS = new Set(['grossWeight', 'netWeight', 'grossVolume', 'numberOfPackages'])
const SUM = /^sum of /

/** The confidence, less than certain where the like of it has been wrong on one paper in twenty. */
export function atMostLikely(
  confidence: number,
  { place, checks = [] }: Reading,
  isDoubtful = false,
): number {
  const field = plainPath(place.path)
  const isUnconfirmed = TOTALS.has(field) && (checks.length === 0 || checks.some((check) => SUM.test(check)))
  const isOpen = OPEN.has(field) || isUnconfirmed || (field === COUNTS && checks.length === 0)
  return isOpen || isDoubtful ? Math.min(confidence, LIKELY) : confidence
}
