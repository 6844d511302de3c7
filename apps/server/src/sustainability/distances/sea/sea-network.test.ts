import { expect, test } from 'vitest'
import { placeOfLocode } from '../locode-places.ts'
import known from './known-sea-distances.json' with { type: 'json' }
import { seaKm } from './sea-network.ts'

const at = (code: string) => {
  const place = placeOfLocode(code)
  if (!place) throw new Error(`${code} has no coordinates`)
  return place
}

test.each(known.pairs)(
  '%s – %s: within 10 %% of the %d nautical miles that tables give',
  (from, to, miles) => {
    const km = seaKm(at(String(from)), at(String(to))) ?? 0
    expect(Math.abs(km / (Number(miles) * 1.852) - 1)).toBeLessThan(0.1)
  },
)

test('a ship comes from every large port to every other', () => {
  const alone = known.ports.filter((port) => seaKm(at(port), at('SGSIN')) === null)
  expect(alone).toEqual([])
}, 60_000)

test('no ship comes far inland', () => {
  expect(seaKm(at('DEHAM'), { latitude: 48.14, longitude: 11.58 })).toBeNull()
})
