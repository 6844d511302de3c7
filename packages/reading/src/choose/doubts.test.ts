import { expect, it } from 'vitest'
import { placeOf } from '../fields/field-map.ts'
import type { Candidate, Reading } from '../proposers/candidate.ts'
import { doubtsOf } from './doubts.ts'

const read = (path: string, value: string, checks: string[] = []): Reading => ({
  place: { ...placeOf('marks'), path },
  value,
  span: { text: value, words: [] },
  checks,
})

const candidate = (place: Candidate['place'], ...readings: Reading[]): Candidate => ({
  concept: 'consignee',
  label: null,
  place,
  page: 1,
  words: new Set(),
  text: '',
  source: 'label',
  fit: 1,
  readings,
})

it.each([
  ['consignor/name[1]', 'E95955017 Sauerländer Galvanikrecycling GmbH', 'holds-code'],
  ['consignee/name[1]', 'COD. 00812 FRUGT & GROENT KOEGE A/S', 'holds-code'],
  ['consignor/postalAddress/cityName[1]', '212 Clough Road, Hull', 'more-than-town'],
  ['consignor/postalAddress/cityName[1]', 'Grasse – France', 'more-than-town'],
  ['consignee/postalAddress/cityName[1]', 'Varel D', 'more-than-town'],
  ['consignor/postalAddress/cityName[1]', 'CESKA KAMENICE CZ', 'more-than-town'],
  ['carrier/postalAddress/streetName[1]', '14 QUAI DE SOUTHAMPTON 76600 LE HAVRE', 'other-than-street'],
  ['carrier/postalAddress/streetName[1]', 'Road', 'other-than-street'],
  ['mainCarriageTransportMovement[1]/id', 'BRISBANE LIMITATION.......: CARGO VESSEL ONLY', 'holds-label'],
  ['associatedDocument[1]/id', 'PACKING LIST', 'number-without-digits'],
])('%s: %s is doubtful: %s', (path, value, doubt) => {
  const reading = read(path, value)
  expect(doubtsOf(candidate('in-box', reading), reading)).toEqual([doubt])
})

it('doubts what stands in the box beside its label, but for an address that is whole', () => {
  const name = read('consignee/name[1]', 'Morel SARL')
  const postcode = read('consignee/postalAddress/postcode[1]', '69002', ['postcode has the shape of FR'])
  expect(doubtsOf(candidate('next-box', name), name)).toEqual(['beside-its-box'])
  expect(doubtsOf(candidate('next-box', name, postcode), name)).toEqual([])
})

it('doubts an address whose postcode has the shape of no country that is named', () => {
  const name = read('consignee/name[1]', 'Morel SARL')
  const postcode = read('consignee/postalAddress/postcode[1]', '69002')
  expect(doubtsOf(candidate('in-box', name, postcode), name)).toEqual(['open-address'])
})

it('doubts a printed total that its lines do not come to', () => {
  const total = read('grossWeight[1]', '330', ['printed total', 'the lines add up to 281330'])
  expect(doubtsOf(candidate('column', total), total)).toEqual(['lines-differ'])
})

it.each([
  ['carrier/postalAddress/streetName[1]', '12 rue du Port'],
  ['consignee/name[1]', 'Morel SARL'],
  ['consignor/name[1]', 'Galvanik Remstal GmbH'],
  ['consignor/postalAddress/cityName[1]', "Villeneuve-d'Ascq"],
  ['associatedDocument[1]/id', 'RE-26/4471'],
])('nothing speaks against %s: %s', (path, value) => {
  const reading = read(path, value)
  expect(doubtsOf(candidate('in-box', reading), reading)).toEqual([])
})

it.each([
  ['grossWeight[1]', [], ['unchecked-total']],
  ['grossWeight[1]', ['sum of 3 lines'], ['unchecked-total']],
  ['grossWeight[1]', ['printed total', 'equals the sum of the lines'], []],
  ['transportPackage[1]/itemQuantity', [], ['unchecked-count']],
  ['natureIdentificationCargo[1]/identificationText[1]', [], ['open-text']],
])('%s with the checks %j: %j', (path, checks, doubts) => {
  const reading = read(path, '7', checks)
  expect(doubtsOf(candidate('column', reading), reading)).toEqual(doubts)
})
