import { plainPath } from '@efti-hub/efti'
import { type Candidate, LINES_ADD_UP_TO, type Reading } from '../proposers/candidate.ts'
import type { Doubt } from '../weights/score-of.ts'

/** 'BRISBANE LIMITATION.......: CARGO', 'Ref: 4471': the label of another value stands within this one. */
const holdsLabel = /\p{L}\s?\.*:(?:\s|$)/u
/** 'E95955017 Galvanik GmbH', 'COD. 00812 FRUGT', '58a Kaiserstuhlbahn': a code or the number of a box stands before a name. */
const holdsCode = /^(?:\S*\d\S*\s|\p{L}{2,5}\.?\s\d)/u
/** '212 Clough Road, Hull', 'Grasse – France', 'Varel D': more than a town. */
const moreThanTown = /\d|,|\s[–-]\s|\s\p{Lu}{1,2}$/u
/** '14 QUAI DE SOUTHAMPTON 76600 LE HAVRE', 'Road', 'nave 4': more than a street, or a part of one. */
const otherThanStreet = /\d{4,5}\s\p{Lu}{2}|^\p{Lu}?\p{L}{1,7}$|^\p{Ll}\p{L}{1,5}\s\d{1,3}$/u

/** Texts whose end no pattern shows, and words that may name something else. */
const OPEN_TEXTS = new Set([
  'natureIdentificationCargo/identificationText',
  'carrierAcceptanceLocation/name',
  'consigneeReceiptLocation/name',
  'transportPackage/typeCode',
  'usedTransportEquipment/carriedTransportEquipment/affixedSeal/id',
  'usedTransportEquipment/affixedSeal/id',
  'consignorProvidedInformationText',
])
/** The count of a line; it is checked where the line names the kind, or the document prints what all lines come to. */
const COUNT = 'transportPackage/itemQuantity'
/** A line that was missed is missed in the sum too, unless the document prints the same. */
const TOTALS = new Set(['grossWeight', 'netWeight', 'grossVolume', 'numberOfPackages'])
const SUM = /^sum of /

const parties = /^(?:consignor|consignee|carrier|freightForwarder|connectingCarrier)\/name$/

/** What about a value itself speaks against it. */
export function doubtsOf(
  candidate: Candidate,
  { value, place, checks = [], isOpen: hasOther = false }: Reading,
): Doubt[] {
  const field = plainPath(place.path)
  const text = typeof value === 'string' ? value : ''
  const isWholeAddress = candidate.readings.some(({ checks: all = [] }) =>
    all.some((c) => c.startsWith('postcode has')),
  )
  // Where a postcode has the shape of no country that is named, lines of the address may be taken for each other.
  const isOpen = !isWholeAddress && candidate.readings.some((r) => r.place.path.includes('/postcode'))
  const isParty = parties.test(field)
  const isChecked = checks.length > 0
  const isTown = field.endsWith('/cityName')
  const isSum = checks.some((check) => SUM.test(check))
  const doubts: [boolean, Doubt][] = [
    [hasOther, 'two-meanings'],
    [OPEN_TEXTS.has(field), 'open-text'],
    [field === COUNT && !isChecked, 'unchecked-count'],
    [TOTALS.has(field) && (!isChecked || isSum), 'unchecked-total'],
    [checks.some((check) => check.startsWith(LINES_ADD_UP_TO)), 'lines-differ'],
    [candidate.place === 'next-box' && !isWholeAddress, 'beside-its-box'],
    [holdsLabel.test(text), 'holds-label'],
    [(isParty || isTown) && isOpen, 'open-address'],
    [isParty && holdsCode.test(text), 'holds-code'],
    [isTown && isAlone(candidate, field), 'town-alone'],
    [isTown && moreThanTown.test(text), 'more-than-town'],
    [field.endsWith('/streetName') && otherThanStreet.test(text), 'other-than-street'],
    [field === 'associatedDocument/id' && !/\d/.test(text), 'number-without-digits'],
  ]
  return doubts.filter(([holds]) => holds).map(([, doubt]) => doubt)
}

/** A place of which neither a country nor a postcode is known may be a port, a firm or a yard. */
const isAlone = ({ readings }: Candidate, field: string) =>
  field.includes('Location/') &&
  !readings.some(({ place }) => place.path.endsWith('/countryCode') || place.path.includes('/postcode'))
