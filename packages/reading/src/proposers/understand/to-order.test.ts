import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const consigneeOf = (...lines: string[]) =>
  readSet([
    [40, 20, 'BILL OF LADING', 14],
    [40, 50, 'SHIPPER'],
    [40, 62, 'KALAMON AVEE'],
    [300, 50, 'CONSIGNEE'],
    ...lines.map((text, at): SetLine => [300, 62 + 12 * at, text]),
    [40, 120, 'PORT OF LOADING'],
    [40, 132, 'PIRAEUS'],
  ]).values['consignee/name[1]']

it.each([
  [['TO THE ORDER OF NILE DELTA BANK, TANTA BR.'], 'NILE DELTA BANK, TANTA BR.'],
  [['A la orden de Banco del Sur'], 'Banco del Sur'],
  [["À l'ordre de Banque du Levant"], 'Banque du Levant'],
])('to whose order: %j', (lines, name) => {
  expect(consigneeOf(...lines)).toBe(name)
})

it('an order alone names nobody, and what is called so is a name', () => {
  expect(consigneeOf('ORDER OF MALTA RELIEF LTD')).toBe('ORDER OF MALTA RELIEF LTD')
})
