import { pathOf } from '@efti-hub/efti'
import { describe, expect, it } from 'vitest'
import type { StoredValue } from '../store.ts'
import { deriveCountries } from './derive-countries.ts'
import { countriesOfPlate } from './plates.ts'

const read = (texts: Record<string, string>): StoredValue[] =>
  Object.entries(texts).map(([eftiId, value]) => ({
    eftiId,
    path: pathOf(eftiId),
    value,
    asWritten: value,
    confidence: 0.95,
    source: 'text',
    evidence: null,
  }))

const derived = (texts: Record<string, string>, language = 'en', refused: string[] = []) =>
  Object.fromEntries(
    deriveCountries(read(texts), language, new Set(refused)).map(({ eftiId, value }) => [eftiId, value]),
  )

describe('the country of a party or place that prints none', () => {
  it.each([
    ['its VAT number', { eFTI101: 'Somewhere', eFTI864: 'PL5252344078' }, { eFTI102: 'PL' }],
    ['its telephone number', { eFTI101: 'Somewhere', eFTI91: '+48 61 123 45 67' }, { eFTI102: 'PL' }],
    ['a postcode of one country', { eFTI145: 'Radom', eFTI141: '26-600' }, { eFTI146: 'PL' }],
    ['a town with its postcode', { eFTI161: 'Lyon', eFTI157: '69009' }, { eFTI162: 'FR' }],
    [
      'a party in the same town',
      { eFTI57: 'Oberursel', eFTI58: 'DE', eFTI145: 'OBERURSEL' },
      { eFTI146: 'DE' },
    ],
    [
      'the code behind its town, where a party is in that country',
      { eFTI57: 'Verona', eFTI58: 'IT', eFTI138: 'Verona Porta Nuova Scalo (IT)' },
      { eFTI146: 'IT' },
    ],
    [
      'no code that no party is in: it may be a province',
      { eFTI57: 'Lyon', eFTI58: 'FR', eFTI138: 'Scalo Nord (BG)' },
      {},
    ],
  ])('follows from %s', (_what, texts, countries) => {
    expect(derived(texts)).toEqual(countries)
  })

  it('follows from the language among the countries that have such a town', () => {
    expect(derived({ eFTI145: 'Berg', eFTI141: '95180' }, 'de')).toEqual({ eFTI146: 'DE' })
  })

  it('follows from all others for a place by its name alone, and never for a haulier', () => {
    const others = { eFTI57: 'Hamburg', eFTI58: 'DE', eFTI75: 'Kassel', eFTI76: 'DE' }
    expect(derived({ ...others, eFTI154: 'Werk Nord' }, 'de')).toEqual({ eFTI162: 'DE' })
    expect(derived({ ...others, eFTI100: 'Hafenring 2' }, 'de')).toEqual({})
  })

  it('stays unknown where the evidence contradicts itself, or a person said so', () => {
    expect(derived({ eFTI101: 'Somewhere', eFTI864: 'PL5252344078', eFTI91: '+49 30 123456' })).toEqual({})
    expect(derived({ eFTI101: 'Lyon', eFTI98: '69009', eFTI91: '+48 61 123 45 67' })).toEqual({})
    expect(derived({ eFTI161: 'Lyon', eFTI157: '69009' }, 'fr', [pathOf('eFTI162')])).toEqual({})
  })

  it('is never derived twice: what is printed is left as it is', () => {
    expect(derived({ eFTI161: 'Lyon', eFTI157: '69009', eFTI162: 'UK' })).toEqual({})
  })
})

describe('the country of a vehicle', () => {
  it('follows from the shape of its plate', () => {
    expect(derived({ eFTI618: 'HH-AB 1234', eFTI374: '34 ABC 123' })).toEqual({
      eFTI620: 'DE',
      eFTI578: 'TR',
    })
  })

  it('follows from the haulier and the other plate where several countries have the shape', () => {
    expect([...countriesOfPlate('PO 12345')]).toEqual(['NO', 'PL'])
    expect(derived({ eFTI618: 'PO 12345', eFTI102: 'PL' })).toEqual({ eFTI620: 'PL' })
    expect(derived({ eFTI618: 'PO 12345', eFTI374: 'WGM 12345', eFTI102: 'DE' })).toEqual({
      eFTI620: 'PL',
      eFTI578: 'PL',
    })
    expect(derived({ eFTI618: 'PO 12345', eFTI102: 'DE' })).toEqual({})
  })

  it('says nothing of wagons and containers', () => {
    expect(derived({ eFTI374: '21 81 2471 217-3', eFTI102: 'AT' })).toEqual({})
    expect(derived({ eFTI581: '2', eFTI374: 'AB 1234', eFTI102: 'AT' })).toEqual({})
  })
})
