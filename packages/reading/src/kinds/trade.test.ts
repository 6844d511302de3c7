import { expect, it } from 'vitest'
import { readSet } from '../testing/set-paper.ts'

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

it('packages of several kinds together are the whole', () => {
  const { values } = readSet([
    [40, 40, 'DELIVERY NOTE', 18],
    [40, 80, 'Delivery note no: LS-4711'],
    [40, 96, 'Packages: 3 pallets, 1 carton'],
    ...rest.map(([x, y, text]): [number, number, string] => [x, y, text]),
  ])
  expect(values.numberOfPackages).toBe(4)
})

it('the bracket behind a weight says which weight it is', () => {
  const { values } = readSet([
    [40, 40, 'LIEFERSCHEIN', 18],
    [40, 64, 'Gewicht (brutto)'],
    [140, 64, '4.063,900 KG'],
    [40, 80, 'Gewicht (netto)'],
    [140, 80, '3.819,900 KG'],
    ...rest.map(([x, y, text]): [number, number, string] => [x, y, text]),
  ])
  expect(values['grossWeight[1]']).toEqual({ value: 4063.9, unit: 'KGM' })
  expect(values['netWeight[1]']).toEqual({ value: 3819.9, unit: 'KGM' })
})
