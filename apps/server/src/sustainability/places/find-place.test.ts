import { describe, expect, test } from 'vitest'
import { findPlace } from './find-place.ts'
import { placeKey, type StatedPlace } from './stated-place.ts'

const stated = (
  name: string | null,
  country: string | null = null,
  more: Partial<StatedPlace> = {},
): StatedPlace => ({
  name,
  country,
  locode: null,
  iata: null,
  ...more,
})
const find = (place: StatedPlace) => findPlace(place, new Map())

describe('a plain place', () => {
  test.each([
    ['München', 'DE', 'Munich'],
    ['MUENCHEN', 'DE', 'Munich'],
    ['Wien', 'AT', 'Vienna'],
    ['Praha', 'CZ', 'Prague'],
    ['Warszawa', 'PL', 'Warsaw'],
    ['København', 'DK', 'Copenhagen'],
    ['Gênes', 'IT', 'Genoa'],
    ['Mannheim Rbf', 'DE', 'Mannheim'],
    ['20457 Hamburg', 'DE', 'Hamburg'],
    ['Lodz', 'PL', 'Łódź'],
  ])('%s in %s is %s', async (name, country, label) => {
    expect(await find(stated(name, country))).toMatchObject({ place: { label, country } })
  })

  test.each([
    ['Leeds', 'UK', 'GB'],
    ['Αθήνα', 'EL', 'GR'],
  ])('%s in %s, as the Union writes it, is in %s', async (name, written, country) => {
    expect(await find(stated(name, written))).toMatchObject({ place: { country } })
  })

  test('is found by the code of its port or airport', async () => {
    expect(await find(stated('Hamburg', 'DE', { locode: 'DEHAM' }))).toMatchObject({
      place: { by: 'the place of UN/LOCODE' },
    })
    expect(await find(stated('Frankfurt (FRA)', null, { iata: 'FRA' }))).toMatchObject({
      place: { country: 'DE', by: 'the airport of this code' },
    })
  })
})

describe('an ambiguous place is asked', () => {
  test.each([
    ['several of the name in the country', 'Neustadt', 'DE'],
    ['a name with a suffix left out', 'Halle', 'DE'],
    ['several countries, and none on the paper', 'Vienna', null],
  ])('%s', async (_why, name, country) => {
    const finding = await find(stated(name, country))
    expect(finding).toMatchObject({ question: { kind: 'ambiguous' } })
    expect('question' in finding && finding.question.choices.length).toBeGreaterThan(1)
  })

  test('an unknown name, with towns that it may mean', async () => {
    expect(await find(stated('Lyon Guillotière', 'FR'))).toMatchObject({
      question: { kind: 'unknown', choices: [{ label: 'Lyon' }] },
    })
    expect(await find(stated('Xyzzyburg', 'DE'))).toMatchObject({ question: { choices: [] } })
  })
})

test('an answer applies to every way of writing the name', async () => {
  const place = { label: 'Neustadt', country: 'DE', latitude: 49.35, longitude: 8.14 }
  const answers = new Map([[placeKey(stated('Neustadt', 'DE')), place]])
  expect(await findPlace(stated('NEUSTADT', 'DE'), answers)).toMatchObject({ place })
})
