import { expect, it } from 'vitest'
import { rateBand } from './rate-band.ts'

it.each([
  [1, 'success'],
  [0.95, 'success'],
  [0.9499, 'warning'],
  [0.9, 'warning'],
  [0.8999, 'error'],
  [0, 'error'],
])('a rate of %s is %s', (rate, band) => {
  expect(rateBand(rate)).toBe(band)
})
