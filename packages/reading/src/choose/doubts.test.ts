import { describe, expect, it } from 'vitest'
import { placeOf } from '../fields/field-map.ts'
import type { Candidate, Reading } from '../proposers/candidate.ts'
import { isDoubtful } from './doubts.ts'

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
  score: 0.97,
  fit: 1,
  readings,
})

describe('a value is in doubt', () => {
  it.each([
    ['consignor/name[1]', 'E95955017 Sauerländer Galvanikrecycling GmbH'],
    ['consignee/name[1]', 'COD. 00812 FRUGT & GROENT KOEGE A/S'],
    ['consignor/postalAddress/cityName[1]', '212 Clough Road, Hull'],
    ['consignor/postalAddress/cityName[1]', 'Grasse – France'],
    ['consignee/postalAddress/cityName[1]', 'Varel D'],
    ['consignor/postalAddress/cityName[1]', 'CESKA KAMENICE CZ'],
    ['carrier/postalAddress/streetName[1]', '14 QUAI DE SOUTHAMPTON 76600 LE HAVRE'],
    ['carrier/postalAddress/streetName[1]', 'Road'],
    ['mainCarriageTransportMovement[1]/id', 'BRISBANE LIMITATION.......: CARGO VESSEL ONLY'],
    ['associatedDocument[1]/id', 'PACKING LIST'],
  ])('%s: %s', (path, value) => {
    const reading = read(path, value)
    expect(isDoubtful(candidate('in-box', reading), reading, [])).toBe(true)
  })

  it('in the box beside its label, but for an address that is whole', () => {
    const name = read('consignee/name[1]', 'Morel SARL')
    const postcode = read('consignee/postalAddress/postcode[1]', '69002', ['postcode has the shape of FR'])
    expect(isDoubtful(candidate('next-box', name), name, [])).toBe(true)
    expect(isDoubtful(candidate('next-box', name, postcode), name, [])).toBe(false)
  })

  it('where the postcode has the shape of no country that is named', () => {
    const name = read('consignee/name[1]', 'Morel SARL')
    const postcode = read('consignee/postalAddress/postcode[1]', '69002')
    expect(isDoubtful(candidate('in-box', name, postcode), name, [])).toBe(true)
  })

  it('where another text would have been as good, unless something bears it out', () => {
    const [one, other] = [read('grossVolume[1]', '12'), read('grossVolume[1]', '13')]
    const rival = candidate('below', other)
    expect(isDoubtful(candidate('below', one), one, [rival])).toBe(true)
    const borneOut = { ...one, checks: ['printed total'] }
    expect(isDoubtful(candidate('below', borneOut), borneOut, [rival])).toBe(false)
  })
})

it('a printed total that its lines do not come to', () => {
  const total = read('grossWeight[1]', '330', ['printed total', 'the lines add up to 281330'])
  expect(isDoubtful(candidate('column', total), total, [])).toBe(true)
})

it.each([
  ['carrier/postalAddress/streetName[1]', '12 rue du Port'],
  ['consignee/name[1]', 'Morel SARL'],
  ['consignor/name[1]', 'Galvanik Remstal GmbH'],
  ['consignor/postalAddress/cityName[1]', "Villeneuve-d'Ascq"],
  ['associatedDocument[1]/id', 'RE-26/4471'],
])('nothing speaks against %s: %s', (path, value) => {
  const reading = read(path, value)
  expect(isDoubtful(candidate('in-box', reading), reading, [])).toBe(false)
})
