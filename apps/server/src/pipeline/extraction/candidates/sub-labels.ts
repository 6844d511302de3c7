import type { Concept } from '../concepts.ts'
import { overlapX, overlapY, sameLine, unite } from '../geometry/box.ts'
import { bare } from '../lexicon/compare.ts'
import { lexicons } from '../lexicon/index.ts'
import type { Label } from './find-labels.ts'

const withPlaceAndDate = new Set<Concept>([
  'consignor',
  'consignee',
  'carrier',
  'successiveCarrier',
  'takingOver',
  'placeOfTakingOver',
  'placeOfDelivery',
  'established',
  'goodsReceived',
])

const everyday = new Set(lexicons.flatMap((l) => l.everyday).map(bare))

/** 'Place: ... Date: ...' inside the box of taking over, or of a party, are lines of its value, not boxes of their own. */
export function withoutSubLabels(labels: readonly Label[]): Label[] {
  return labels.filter((label) => {
    const isEveryday = label.concept === 'furniture' && label.matches.every((m) => everyday.has(m.key))
    return !isEveryday || label.boxNumber !== undefined || !labels.some((parent) => holds(parent, label))
  })
}

function holds(parent: Label, label: Label): boolean {
  if (!withPlaceAndDate.has(parent.concept) || parent.region !== label.region || parent.page !== label.page)
    return false
  const down = label.box[1] - parent.box[3]
  if (down < -1.2 * parent.size) return false
  return (
    label.region > 0 ||
    (down < 5 * parent.size &&
      label.box[0] > parent.box[0] - 3 * parent.size &&
      label.box[0] < parent.box[2] + 12 * parent.size)
  )
}

/** 'Tractor / Trailer' over one box asks for both plates. */
export function joinPlates(labels: readonly Label[]): Label[] {
  return labels.flatMap((label) => {
    const twin = (own: Concept, other: Concept) =>
      label.concept === own ? labels.find((l) => l.concept === other && sideBySide(l, label)) : undefined
    if (twin('trailerPlate', 'tractorPlate') ?? twin('trailerPlate', 'plates')) return []
    const trailer = twin('tractorPlate', 'trailerPlate') ?? twin('plates', 'trailerPlate')
    if (!trailer) return [label]
    const words = new Set([...label.words, ...trailer.words])
    return [{ ...trailer, concept: 'plates', words, box: unite([label.box, trailer.box]) }]
  })
}

function sideBySide(a: Label, b: Label): boolean {
  if (a.region !== b.region) return false
  if (sameLine(a.box, b.box)) return -overlapX(a.box, b.box) < 2 * b.size
  return a.region > 0 && -overlapY(a.box, b.box) < b.size && overlapX(a.box, b.box) > 0
}
