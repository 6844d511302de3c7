import { expect, test } from 'vitest'
import { gazetteer } from '../../platform/towns/gazetteer.ts'
import known from './known-distances.json' with { type: 'json' }
import { roadDistance } from './road-distance.ts'

const town = (name: string, country: string) => {
  const [found] = gazetteer().named(name, country)
  if (!found) throw new Error(`${name} is not in the gazetteer`)
  return found
}

test('thirty pairs: half of them within 6.5 %, all but two within 12 %, in either half', () => {
  for (const half of ['fit', 'check']) {
    const errors = known.pairs
      .filter((pair) => pair[5] === half)
      .map(([from, fromCountry, to, toCountry, km]) => {
        const found = roadDistance(
          town(String(from), String(fromCountry)),
          town(String(to), String(toCountry)),
        )
        return Math.abs((found?.km ?? 0) / Number(km) - 1)
      })
      .sort((left, right) => left - right)
    expect(errors).toHaveLength(15)
    expect(errors[7]).toBeLessThan(0.065)
    expect(errors.filter((error) => error > 0.12).length).toBeLessThanOrEqual(2)
  }
})

test('no road leads to an island or over an ocean, and a ferry is reported', () => {
  expect(roadDistance(town('Hamburg', 'DE'), town('Valletta', 'MT'))).toBeNull()
  expect(roadDistance(town('Hamburg', 'DE'), town('Boston', 'US'))).toBeNull()
  expect(roadDistance(town('Paris', 'FR'), town('London', 'GB'))).toMatchObject({
    via: ['Calais and Dover'],
    crosses: true,
  })
})

test('no road leads to an island of the same country but by a ferry that we know', () => {
  const km = (from: [string, string], to: [string, string]) =>
    roadDistance(town(...from), town(...to))?.km ?? null
  expect(km(['Madrid', 'ES'], ['Palma', 'ES'])).toBeNull()
  expect(km(['Chicago', 'US'], ['Honolulu', 'US'])).toBeNull()
  expect(km(['Palma', 'ES'], ['Manacor', 'ES'])).toBeGreaterThan(40)
  expect(roadDistance(town('Naples', 'IT'), town('Catania', 'IT'))).toMatchObject({
    via: ['Messina and Villa San Giovanni'],
    crosses: true,
  })
  expect(roadDistance(town('Belfast', 'GB'), town('Dublin', 'IE'))?.via).toEqual([])
  expect(km(['Belfast', 'GB'], ['Dublin', 'IE'])).toBeLessThan(190)
  expect(roadDistance(town('Belfast', 'GB'), town('Glasgow', 'GB'))?.via).toEqual(['Larne and Cairnryan'])
})
