import { expect, test } from 'vitest'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { profileOf } from './profile-of.ts'

const read = (values: Record<string, string>) =>
  ({
    kind: 'cmr',
    extra: [],
    corrections: [],
    overrides: [],
    answers: {},
    defaults: { routeCountries: [], subsets: [], strictAddresses: false },
    values: Object.entries(values).map(([eftiId, value]) => ({
      ...{ eftiId, value, path: eftiId, asWritten: value, confidence: 1, source: 'text', evidence: null },
    })),
  }) as unknown as ConsignmentInForce

test('one country is not two: the Union has signs of its own for the United Kingdom and Greece', () => {
  const { fromCountry, toCountry } = profileOf(read({ eFTI146: 'UK', eFTI162: 'EL' }), '')
  expect([fromCountry, toCountry]).toEqual(['GB', 'GR'])
  expect(profileOf(read({ eFTI146: 'PL' }), '')).toMatchObject({ fromCountry: 'PL', toCountry: null })
})
