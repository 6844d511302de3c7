import { expect, it } from 'vitest'
import { note, table } from '../../testing/set-table.ts'

it('a second heading without figures of its own is only more of the first', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Colli', '6', '4'],
      [110, 'Description', 'Pumps', 'Valves'],
      [380, 'Net kg', '540.0', '45.5'],
    ),
    [380, 210, 'Gross kg'],
  )
  expect(values).not.toHaveProperty(['grossWeight[1]'])
})
