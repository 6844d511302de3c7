import { expect, it } from 'vitest'
import { note, packages, table } from '../../testing/set-table.ts'

it.each([
  ['Handling Unit', ['(00)340071180004471', '(00)340071180004488', '(00)340071180004501']],
  ['SSCC', ['340071180004471011', '340071180004471028', '340071180004471035']],
])('each line under %s is one package', (heading, codes) => {
  const values = note(
    'Packing list',
    ...table(
      [60, heading, ...codes],
      [180, 'Packing', 'EUR-Pallet', 'EUR-Pallet', 'Carton'],
      [260, 'Description', 'Brackets', 'Angles', 'Caps'],
      [400, 'Gross kg', '412.4', '247.1', '13.6'],
    ),
  )
  expect(packages(values).map(([count]) => count)).toEqual([1, 1, 1])
  expect(values.numberOfPackages).toBe(3)
  expect(values['grossWeight[1]']).toEqual({ value: 673.1, unit: 'KGM' })
})

it('codes of articles are no packages', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'EAN', '5901555011700', '5901555011717', '5901555011724'],
      [180, 'Description', 'Brackets', 'Angles', 'Caps'],
      [300, 'Cartons', '24', '10', '96'],
      [400, 'Gross kg', '412.4', '247.1', '13.6'],
    ),
  )
  expect(packages(values).map(([count]) => count)).toEqual([24, 10, 96])
})
