import type { Value } from '@efti-hub/efti'
import { expect, test } from 'vitest'
import type { StoredDocument } from '../../pipeline/consignments/store.ts'
import type { StoredValue } from '../../pipeline/extraction/store.ts'
import { SHIPPED_FACTORS } from '../factors/shipped-factors.ts'
import { computeEmission } from './compute-emission.ts'
import { inputsOf } from './inputs-of.ts'
import type { ReadDocument } from './read-document.ts'

const known = { factors: Map.groupBy(SHIPPED_FACTORS, ({ key }) => key), answers: new Map() }
const ARRIVED = new Date('2026-12-31T23:30:00Z')

type Given = Record<string, Value | readonly Value[]>
type Family = 'road' | 'rail' | 'air' | 'sea'

function read(
  family: Family,
  given: Given,
  about: { mass?: number; level?: string; isRejected?: boolean } = {},
) {
  const { mass = 1_000, level = null, isRejected = false } = about
  const profile = {
    family,
    level,
    mass: { value: mass, shown: `${mass} kg`, path: 'grossWeight[1]', eftiId: 'eFTI41' },
    number: null,
    containers: [],
  }
  const values = Object.entries(given).flatMap(([eftiId, value]) =>
    [value].flat().map((one) => ({ eftiId, value: one, path: eftiId, asWritten: String(one) })),
  )
  // What linking and comparing need besides is not looked at here.
  return {
    document: { documentId: family, name: family, profile } as unknown as StoredDocument,
    values: values as unknown as StoredValue[],
    isRejected,
  } satisfies ReadDocument
}

async function calculate(...documents: ReadDocument[]) {
  const inputs = inputsOf(documents, ARRIVED)
  const { reason, legs, questions } = await computeEmission(inputs, known)
  return { inputs, reason, questions, legs: legs.map(({ mode, from, to }) => [mode, from.label, to.label]) }
}

const ENDS = { eFTI145: 'Stuttgart', eFTI146: 'DE', eFTI161: 'Kobe', eFTI162: 'JP' }
const LORRY = { eFTI581: '3', eFTI145: 'Hamburg', eFTI146: 'DE', eFTI161: 'Lyon', eFTI162: 'FR' }

test.each<[string, Given]>([
  ['in brackets', { eFTI589: 'Frankfurt (FRA)', eFTI602: 'Osaka (KIX)' }],
  ['alone', { eFTI589: 'FRA', eFTI602: 'KIX' }],
  ['as ids', { eFTI587: 'FRA', eFTI600: 'KIX' }],
  ['in codes of UN/LOCODE without coordinates', { eFTI587: 'DEFRA', eFTI600: 'JPKIX' }],
])('airports are found by their code %s', async (_how, given) => {
  const { reason, legs } = await calculate(read('air', { eFTI581: '4', ...given }))
  expect(reason).toBeNull()
  expect(legs).toEqual([['4', 'Frankfurt Airport (FRA)', 'Kansai International Airport (KIX)']])
})

test('an airport of another country than the document names is not meant', async () => {
  const { legs } = await calculate(
    read('air', { eFTI581: '4', eFTI145: 'Ulm (ULM)', eFTI146: 'DE', eFTI602: 'KIX' }),
  )
  expect(legs[0]?.[1]).toBe('Ulm')
})

test('places that only have numbers are asked one by one, and a dash is none', async () => {
  const { questions } = await calculate(read('rail', { eFTI581: '2', eFTI587: '80 123', eFTI600: '85 456' }))
  expect(new Set(questions.map(({ key }) => key)).size).toBe(2)
  expect(questions.map(({ name }) => name)).toEqual(['80 123', '85 456'])
  const { reason } = await calculate(read('road', { ...LORRY, eFTI145: '—' }))
  expect(reason).toBe('no-origin')
})

test('a road that an air waybill names and a lorry’s own contract too is counted once', async () => {
  const air = read('air', { eFTI581: ['4', '3'], ...ENDS, eFTI589: 'FRA', eFTI602: 'KIX' })
  const lorry = read('road', { ...LORRY, eFTI145: 'Stuttgart', eFTI161: 'Frankfurt am Main', eFTI162: 'DE' })
  const alone = await calculate(air)
  expect(alone.legs.map(([mode]) => mode)).toEqual(['3', '4', '3'])
  const both = await calculate(air, lorry)
  expect(both.legs).toHaveLength(3)
  expect(both.legs).toContainEqual(['3', 'Stuttgart', 'Frankfurt am Main'])
})

test('the mass is that of the house’s note, not of all that the master’s covers', async () => {
  const ways = { eFTI581: '4', eFTI589: 'FRA', eFTI602: 'KIX' }
  const { inputs } = await calculate(
    read('air', ways, { mass: 9_000, level: 'master' }),
    read('air', ways, { mass: 400, level: 'house' }),
  )
  expect(inputs.massKg).toBe(400)
})

test('within one town there is no figure, because the documents state no distance', async () => {
  const { reason, legs } = await calculate(read('road', { ...LORRY, eFTI161: 'Hamburg', eFTI162: 'DE' }))
  expect([reason, legs]).toEqual(['same-place', []])
})

test('a rejected document is no evidence beside another, and alone it is the reason', async () => {
  const rejected = read('road', LORRY, { mass: 5_000, isRejected: true })
  const { inputs } = await calculate(rejected, read('road', LORRY))
  expect(inputs.massKg).toBe(1_000)
  expect((await calculate(rejected)).reason).toBe('papers-rejected')
})

test.each([
  ['2026-01-01T00:30+01:00', '2026-01-01', true],
  ['2025-12-31', '2025-12-31', true],
  ['0206-05-01', '2026-12-31', false],
  ['2026-02-30', '2026-12-31', false],
])('taken over %s: the year is that of the document where it was', async (statement, day, dayIsOfPapers) => {
  const { inputs } = await calculate(read('road', { ...LORRY, eFTI39: statement }))
  expect(inputs).toMatchObject({ day, dayIsOfPapers })
})
