import { expect, it } from 'vitest'
import { readSet } from '../../../testing/set-paper.ts'

const rest = [
  [40, 120, 'Deliver to: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
  [40, 160, 'Description'],
  [300, 160, 'Quantity'],
  [40, 176, 'Gear housing'],
  [300, 176, '18'],
] as const

it('an invoice names the delivery note of the same goods second', () => {
  const { values } = readSet([
    [40, 40, 'INVOICE', 18],
    [40, 80, 'Invoice No: RE-4711'],
    [40, 96, 'Delivery note no: LS-26/0338'],
    ...rest.map(([x, y, text]): [number, number, string] => [x, y, text]),
  ])
  expect(values['associatedDocument[1]/id']).toBe('RE-4711')
  expect(values['associatedDocument[2]/id']).toBe('LS-26/0338')
})

it('a tax number beside the word is not its number', () => {
  const { values } = readSet([
    [40, 40, 'PACKING LIST', 18],
    [40, 80, 'Packing list no: PL-4711'],
    [40, 96, 'Invoice: VAT GB555011722'],
    ...rest.map(([x, y, text]): [number, number, string] => [x, y, text]),
  ])
  expect(values['associatedDocument[2]/id']).toBeUndefined()
})

it('one container without a vehicle has the seal', () => {
  const { values } = readSet([
    [40, 40, 'PACKING LIST', 18],
    [40, 80, 'Container no: MSKU 123456 5'],
    [40, 96, 'Seal no: GB77120'],
    ...rest.map(([x, y, text]): [number, number, string] => [x, y, text]),
  ])
  expect(values['usedTransportEquipment[1]/carriedTransportEquipment[1]/affixedSeal[1]/id']).toBe('GB77120')
})
