import { expect, it } from 'vitest'
import { note, table } from '../../testing/set-table.ts'

const list = table(
  [40, 'Cartons', '120', '20'],
  [140, 'Description', 'Jackets', 'Fleeces'],
  [380, 'Gross kg', '1041.0', '155.0'],
)

it('a unit behind a figure begins no label', () => {
  const values = note('Packing list', ...list, [
    40,
    300,
    'TOTAL MEASUREMENT: 14.880 CBM TOTAL: ONE HUNDRED AND FORTY (140) CARTONS ONLY',
  ])
  expect(values['grossVolume[1]']).toEqual({ value: 14.88, unit: 'MTQ' })
})

it('a figure alone on its line is what the label asks for, whatever stands further down', () => {
  const values = note(
    'Følgeseddel',
    [40, 300, 'Bruttovægt kg'],
    [160, 300, '1205,5'],
    [40, 312, 'Rumfang m3'],
    [160, 312, '9,42'],
    [66, 332, 'vogn BT 44 081'],
    [160, 332, 'afg. 20/11-26'],
  )
  expect(values['grossVolume[1]']).toEqual({ value: 9.42, unit: 'MTQ' })
})

it('a unit without a figure before it is a part of its label', () => {
  const values = note('Packing list', ...list, [40, 300, 'CBM total: 14.880'])
  expect(values['grossVolume[1]']).toEqual({ value: 14.88, unit: 'MTQ' })
})
