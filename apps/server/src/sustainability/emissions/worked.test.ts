import { expect, test } from 'vitest'
import { SHIPPED_FACTORS } from '../factors/shipped-factors.ts'
import type { StatedPlace } from '../places/stated-place.ts'
import { computeEmission } from './compute-emission.ts'
import type { EmissionInputs } from './inputs.ts'
import worked from './worked-consignments.json' with { type: 'json' }

const known = { factors: Map.groupBy(SHIPPED_FACTORS, ({ key }) => key), answers: new Map() }

/** 'Hamburg, DE', 'NLRTM' or 'FRA'. */
function placeOf(text: string): StatedPlace {
  const [name = '', country = null] = text.split(', ')
  if (country) return { name, country, locode: null, iata: null }
  return text.length === 5
    ? { name: null, country: text.slice(0, 2), locode: text, iata: null }
    : { name: text, country: null, locode: null, iata: text }
}

test.each(worked.journeys)('$from – $to is what was calculated by hand', async (journey) => {
  const inputs: EmissionInputs = {
    title: '',
    mode: journey.mode as '1' | '2' | '3' | '4',
    isUnclear: false,
    withRoad: false,
    roads: [],
    massKg: journey.massKg,
    from: placeOf(journey.from),
    to: placeOf(journey.to),
    loading: null,
    unloading: null,
    isContainer: journey.container,
    isRejected: false,
    day: '2026-05-04',
    dayIsOfPapers: true,
    partner: null,
    evidence: {},
    documentIds: [],
  }
  const { legs, reason } = await computeEmission(inputs, known)
  expect(reason).toBeNull()
  const [leg] = legs
  expect([leg?.distanceKm, Math.round((leg?.grams ?? 0) / 100) / 10]).toEqual([journey.km, journey.kg])
})

test('twenty of them, by four modes', () => {
  expect(worked.journeys).toHaveLength(20)
  expect(new Set(worked.journeys.map(({ mode }) => mode)).size).toBe(4)
})
