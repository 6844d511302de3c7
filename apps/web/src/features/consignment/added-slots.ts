import type { DataElement } from '@efti-hub/contract'
import { withoutIndexes } from '../../api/paths.ts'
import type { Slot } from './group-fields.ts'

/** What makes a party or a place, in the order in which a person gives it. */
const ADDRESS = [
  'name',
  'postalAddress/streetName',
  'postalAddress/postcode',
  'postalAddress/cityName',
  'postalAddress/countryCode',
]
const MOST = 5

/** Empty places for what a missing group of data consists of, such as a consignee: its name and address. */
export function slotsBelow(path: string, elements: Iterable<DataElement>): Slot[] {
  const below = elementsBelow(path, elements)
  const root = withoutIndexes(path)
  const address = ADDRESS.flatMap((step) => below.find((element) => element.path === `${root}/${step}`) ?? [])
  return (address.length > 0 ? address : below.slice(0, MOST)).map((element) => emptySlot(element, path))
}

/** What can be typed in below a path; below the consignment itself ('') its own values. */
export function elementsBelow(path: string, elements: Iterable<DataElement>): DataElement[] {
  const root = withoutIndexes(path)
  return [...elements].filter((element) => {
    if (element.type === 'binary') return false
    return root === '' ? !element.path.includes('/') : element.path.startsWith(`${root}/`)
  })
}

export function emptySlot({ id, path, label }: DataElement, below: string): Slot {
  const rest = path.slice(withoutIndexes(below).length)
  return { path: `${below}${rest}`, eftiId: id, label, field: null, violations: [] }
}
