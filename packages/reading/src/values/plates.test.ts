import { expect, it } from 'vitest'
import { platesIn } from './plates.ts'

it.each([
  ['GB 417 RT', [['GB 417 RT', undefined]]],
  ['RIM. XA 117 LL', [['XA 117 LL', undefined]]],
  [
    '16 ULP 417 DORSE / TRAILER: 16 DRS 88',
    [
      ['16 ULP 417', undefined],
      ['16 DRS 88', undefined],
    ],
  ],
  ['D M-AB 1234', [['M-AB 1234', 'D']]],
  ['PL WGM 4417F', [['WGM 4417F', 'PL']]],
])('%s', (text, plates) => {
  expect(platesIn(text).map(({ number, country }) => [number, country])).toEqual(plates)
})
