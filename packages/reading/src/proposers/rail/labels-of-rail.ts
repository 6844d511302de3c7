import type { Concept } from '../../fields/concepts.ts'
import { sameLine, unite } from '../../layout/box.ts'
import type { Label } from '../labels/find-labels.ts'

/** On the railways' note places are stations, and seals are those of wagons and their containers. */
const asOfRail: Partial<Record<Concept, Concept>> = {
  placeOfDelivery: 'arrivalPlace',
  takingOver: 'departurePlace',
  placeOfTakingOver: 'departurePlace',
  sealNumber: 'containerSeal',
}

const ofTakingOver = new Set<Concept>(['departurePlace', 'dateOfTakingOver'])

/** From one wording to the next on a line without boxes, in heights of type. */
const beside = 3

/**
 * The labels of the CIM note in languages whose words for it no lexicon has: those of the road mean the same there. The
 * wording of a second language says again what the first asks for: 'Presa in consegna / Übernahme'.
 */
export function labelsOfRail(labels: readonly Label[]): Label[] {
  const found: Label[] = []
  for (const label of labels) {
    const concept = asOfRail[label.concept]
    const own = concept ? { ...label, concept } : label
    const first = concept && found.find((other) => saysAgain(own, other))
    if (!first) {
      found.push(own)
      continue
    }
    for (const word of own.words) first.words.add(word)
    first.box = unite([first.box, own.box])
    first.colon ||= own.colon
  }
  return found
}

function saysAgain(label: Label, first: Label): boolean {
  const alike =
    first.concept === label.concept || (ofTakingOver.has(label.concept) && ofTakingOver.has(first.concept))
  if (!alike || first.region !== label.region || !sameLine(first.box, label.box)) return false
  return label.region > 0 || Math.abs(label.box[0] - first.box[2]) < beside * label.size
}
