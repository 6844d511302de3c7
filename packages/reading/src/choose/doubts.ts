import { plainPath } from '@efti-hub/efti'
import { type Candidate, LINES_ADD_UP_TO, type Reading } from '../proposers/candidate.ts'

/** 'BRISBANE LIMITATION.......: CARGO', 'Ref: 4471': the label of another value stands within this one. */
const holdsLabel = /\p{L}\s?\.*:(?:\s|$)/u
/** 'E95955017 Galvanik GmbH', 'COD. 00812 FRUGT', '58a Kaiserstuhlbahn': a code or the number of a box stands before a name. */
const holdsCode = /^(?:\S*\d\S*\s|\p{L}{2,5}\.?\s\d)/u
/** '212 Clough Road, Hull', 'Grasse – France', 'Varel D': more than a town. */
const moreThanTown = /\d|,|\s[–-]\s|\s\p{Lu}{1,2}$/u
/** '14 QUAI DE SOUTHAMPTON 76600 LE HAVRE', 'Road', 'nave 4': more than a street, or a part of one. */
const otherThanStreet = /\d{4,5}\s\p{Lu}{2}|^\p{Lu}?\p{L}{1,7}$|^\p{Ll}\p{L}{1,5}\s\d{1,3}$/u

const parties = /^(?:consignor|consignee|carrier|freightForwarder|connectingCarrier)\/name$/

/**
 * Whether something about a value speaks against it. On 52 papers of makers nobody had seen values in the box beside their
 * label's were right in 76 of a hundred, those that another text competed with in 88, and nearly none that held a label, a
 * code or more than a town.
 */
export function isDoubtful(candidate: Candidate, reading: Reading, rivals: readonly Candidate[]): boolean {
  const { value, place, checks = [] } = reading
  const field = plainPath(place.path)
  const text = typeof value === 'string' ? value : ''
  if (checks.some((check) => check.startsWith(LINES_ADD_UP_TO))) return true
  const isWholeAddress = candidate.readings.some(({ checks: all = [] }) =>
    all.some((c) => c.startsWith('postcode has')),
  )
  if (candidate.place === 'next-box' && !isWholeAddress) return true
  if (checks.length === 0 && rivals.some((rival) => disagrees(rival, reading))) return true
  if (holdsLabel.test(text)) return true
  // Where a postcode has the shape of no country that is named, lines of the address may be taken for each other.
  const isOpen = !isWholeAddress && candidate.readings.some((r) => r.place.path.includes('/postcode'))
  if (parties.test(field)) return isOpen || holdsCode.test(text)
  if (field.endsWith('/cityName')) return isOpen || isAlone(candidate, field) || moreThanTown.test(text)
  if (field.endsWith('/streetName')) return otherThanStreet.test(text)
  return field === 'associatedDocument/id' && !/\d/.test(text)
}

/** A place of which neither a country nor a postcode is known may be a port, a firm or a yard. */
const isAlone = ({ readings }: Candidate, field: string) =>
  field.includes('Location/') &&
  !readings.some(({ place }) => place.path.endsWith('/countryCode') || place.path.includes('/postcode'))

const disagrees = (rival: Candidate, { place, value }: Reading) =>
  rival.readings.some(
    (other) => other.place.path === place.path && JSON.stringify(other.value) !== JSON.stringify(value),
  )
