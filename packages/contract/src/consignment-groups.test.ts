import { expect, it } from 'vitest'
import { compareInGroup } from './consignment-groups.ts'

const sorted = (...paths: string[]) => paths.toSorted(compareInGroup)

it.each([
  [
    'consignor/postalAddress/cityName[1]',
    'consignor/postalAddress/countryCode',
    'consignor/postalAddress/postcode[1]',
    'consignor/postalAddress/streetName[1]',
    'consignor/name[1]',
  ],
  [
    'consignor/postalAddress/streetName[1]',
    'consignor/name[1]',
    'consignor/postalAddress/postcode[1]',
    'consignor/postalAddress/cityName[1]',
    'consignor/postalAddress/countryCode',
  ],
])('the parts of a party are ordered as on an envelope, in whatever order a file gives them', (...given) => {
  expect(sorted(...given).map((path) => path.split('/').at(-1))).toEqual([
    'name[1]',
    'streetName[1]',
    'postcode[1]',
    'cityName[1]',
    'countryCode',
  ])
})

it('repeating groups are ordered by their number, unknown ones last', () => {
  expect(sorted('grossWeight[10]', 'information[1]', 'grossWeight[2]', 'numberOfPackages')).toEqual([
    'numberOfPackages',
    'grossWeight[2]',
    'grossWeight[10]',
    'information[1]',
  ])
})
