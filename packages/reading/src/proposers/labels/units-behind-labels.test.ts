import { expect, it } from 'vitest'
import { note } from '../../testing/set-table.ts'

it('the unit that a label ends in is that of its figure', () => {
  const values = note('Fraktsedel', [40, 300, 'Bruttovikt, ton'], [160, 300, '23,760'])
  expect(values['grossWeight[1]']).toEqual({ value: 23.76, unit: 'TNE' })
})

it('what is counted in litres is a volume', () => {
  const values = note('CMR consignment note', [40, 300, 'Quantity (litres)'], [160, 300, '18 000'])
  expect(values['grossVolume[1]']).toEqual({ value: 18000, unit: 'LTR' })
  expect(values.numberOfPackages).toBeUndefined()
})
