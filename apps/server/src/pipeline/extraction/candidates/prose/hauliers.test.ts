import { expect, it } from 'vitest'
import { type Span, spanOf } from '../../geometry/span.ts'
import { haulierIn, hauliersInProse } from './hauliers.ts'

const line = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, i) => ({ text: word, box: [i * 40, 10, i * 40 + 36, 20], confidence: 1 })),
  )

it.each([
  ['Spedition Harkort & Lüling, Meschede', 'Spedition Harkort & Lüling'],
  ['AUTEM, TRUCK-BESKYD S.R.O.', 'TRUCK-BESKYD S.R.O.'],
  ['auto SV-41-TSP, remorcă SV-77-RMK', undefined],
  ['Notre transporteur', undefined],
  ['LKW', undefined],
])('the haulier that %s names', (text, name) => {
  expect(haulierIn(line(text))?.text).toBe(name)
})

it.each([
  ['Die Ware wurde am 12.11.2026 durch die Spedition Illertal KG abgeholt.', 'Spedition Illertal KG'],
  [
    'Geladen 5 oktober 2026 te Sassenheim door Transport Duinrand v.o.f., kenteken 61-BKD-4',
    'Transport Duinrand v.o.f.',
  ],
  ['Remis à Transports Varennois – M. Lefèvre, immatriculation GT-417-KX', 'Transports Varennois'],
  ['Payment by Miller Freight Ltd within 30 days of the date of invoice', undefined],
])('a sentence: %s', (text, name) => {
  expect(hauliersInProse([line(text)])[0]?.value).toBe(name)
})
