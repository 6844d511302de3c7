import { type Concept, parties } from '../../fields/concepts.ts'
import { overlapX, overlapY, sameLine, unite } from '../../layout/box.ts'
import { bare, bareWords } from '../../words/compare.ts'
import { lexicons } from '../../words/index.ts'
import { phraseList } from '../../words/phrases/index.ts'
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
/** 'Name', 'address', 'contact person', 'telephone': what some forms print before each line of a party. */
const ofParties = new Set(lexicons.flatMap((l) => Object.values(l.parts).flat()).map(bare))

/** 'Place: ... Date: ...' inside the box of taking over, or of a party, are lines of its value, not boxes of their own. */
export function withoutSubLabels(labels: readonly Label[]): Label[] {
  return labels.filter((label) => {
    const made = (words: ReadonlySet<string>) =>
      label.concept === 'furniture' && label.matches.every((m) => words.has(m.key))
    if (label.boxNumber !== undefined) return true
    if (label.concept === 'voyage' && labels.some((parent) => asksVoyage(parent, label))) return false
    if (made(everyday) && labels.some((parent) => holds(parent, label))) return false
    return !made(ofParties) || !isLineOfParty(label, labels)
  })
}

/** 'Navire et voyage   « ROSE », voyage 112': the word stands in the value. */
const asksVoyage = ({ concept, box }: Label, label: Label) =>
  concept === 'vesselAndVoyage' && box[2] <= label.box[0] && sameLine(box, label.box)

const dates = new Set(phraseList('captionOfDate').map(bare))
export const dated: Partial<Record<Concept, Concept>> = {
  takingOver: 'dateOfTakingOver',
  placeOfTakingOver: 'dateOfTakingOver',
  established: 'dateOfIssue',
  placeOfIssue: 'dateOfIssue',
  placeOfDelivery: 'dateOfDelivery',
}

/** 'LADEORT : VILJANDI      DATUM  18.11.2026' in the open: the day of what the place on its line is. */
export function datesOfPlaces(labels: readonly Label[]): Label[] {
  return labels.map((label) => {
    const isDate = label.concept === 'furniture' && label.matches.some(({ key }) => dates.has(key))
    if (!isDate || label.region > 0) return label
    const [before] = labels
      .filter((l) => l.region === 0 && sameLine(l.box, label.box) && l.box[2] <= label.box[0])
      .sort((a, b) => b.box[0] - a.box[0])
    const concept =
      before && before.box[2] < label.box[0] - 4 * label.size ? dated[before.concept] : undefined
    return concept ? { ...label, concept } : label
  })
}

/** In the drawn box of a party, below its heading and above any other. */
function isLineOfParty(label: Label, labels: readonly Label[]): boolean {
  if (label.region === 0) return false
  const above = labels.filter(
    (l) => l.region === label.region && l.page === label.page && l.box[1] < label.box[1] - 0.5 * label.size,
  )
  const heading = above.toSorted((a, b) => b.box[1] - a.box[1]).find((l) => l.concept !== 'furniture')
  return heading !== undefined && parties.has(heading.concept)
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

/** 'Tractor / Trailer' over one box asks for both plates; 'Tractor:' and 'Trailer:' each ask for their own. */
export function joinPlates(labels: readonly Label[]): Label[] {
  return labels.map(ofBoth).flatMap((label, _, all) => {
    const twin = (own: Concept, other: Concept) =>
      label.concept === own ? all.find((l) => l.concept === other && sideBySide(l, label)) : undefined
    if (twin('trailerPlate', 'tractorPlate') ?? twin('trailerPlate', 'plates')) return []
    const trailer = twin('tractorPlate', 'trailerPlate') ?? twin('plates', 'trailerPlate')
    if (!trailer) return [label]
    const words = new Set([...label.words, ...trailer.words])
    return [{ ...trailer, concept: 'plates', words, box: unite([label.box, trailer.box]) }]
  })
}

const wordsOf = (concept: Concept) =>
  new Set(lexicons.flatMap(({ labels }) => labels[concept] ?? []).map(bareWords))
const [tractorWords, trailerWords] = [wordsOf('tractorPlate'), wordsOf('trailerPlate')]

/** 'Amtl. Kennzeichen Kfz / Anhänger' is nearer to the trailer's label than to any other, and names both. */
function ofBoth(label: Label): Label {
  if (label.concept !== 'trailerPlate' || !label.matches[0]?.wrong) return label
  const words = [...label.words].map(({ text }) => bareWords(text))
  const names = (known: ReadonlySet<string>) => words.some((word) => known.has(word))
  return names(tractorWords) && names(trailerWords) ? { ...label, concept: 'plates' } : label
}

function sideBySide(a: Label, b: Label): boolean {
  if (a.region !== b.region || (a.colon && b.colon)) return false
  if (sameLine(a.box, b.box)) return -overlapX(a.box, b.box) < 2 * b.size
  return a.region > 0 && -overlapY(a.box, b.box) < b.size && overlapX(a.box, b.box) > 0
}

const signing: readonly Concept[] = ['consignor', 'carrier', 'consignee']

/** 'Sender', 'Carrier', 'Consignee' once more, side by side at the foot: there they sign. */
export function withoutSignatures(labels: readonly Label[]): Label[] {
  const isRow = (label: Label) =>
    signing.every((concept) => labels.some((l) => l.concept === concept && sameLine(l.box, label.box)))
  const isAbove = (concept: Concept, label: Label) =>
    labels.some((l) => l.concept === concept && l.box[3] < label.box[1] - 2 * label.size)
  return labels.map((label) => {
    // One word in a title, '(for the consignee)', is not yet a box above.
    const before =
      isAbove(label.concept, label) && signing.filter((concept) => isAbove(concept, label)).length > 1
    return signing.includes(label.concept) && before && isRow(label)
      ? { ...label, concept: 'signature' }
      : label
  })
}
