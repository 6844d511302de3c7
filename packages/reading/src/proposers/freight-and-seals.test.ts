import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../testing/set-paper.ts'

const seal = (container: number) =>
  `usedTransportEquipment[1]/carriedTransportEquipment[${container}]/affixedSeal[1]/id`

const bill = (...goods: string[]): SetLine[] => [
  [400, 30, 'BILL OF LADING', 14],
  [30, 60, 'Shipper'],
  [30, 72, 'Thorn Abrasives Ltd'],
  [30, 120, 'Consignee'],
  [30, 132, 'Morel SARL'],
  [30, 180, 'Port of Loading'],
  [30, 192, 'FELIXSTOWE'],
  [200, 180, 'Port of Discharge'],
  [200, 192, 'PORT LOUIS'],
  [30, 240, 'Description of goods'],
  ...goods.map((text, at): SetLine => [30, 254 + 12 * at, text]),
]

describe('a bill of lading', () => {
  it('has the seals of its containers beside or below them', () => {
    const { values } = readSet(
      bill('MSKU9070323 40 DRY SEAL KN8834120', '620 CARTONS DISCS', 'CSQU3054383', 'SEAL NO. FI-88121'),
    )
    expect(values[seal(1)]).toBe('KN8834120')
    expect(values[seal(2)]).toBe('FI-88121')
  })

  it.each([
    ['FREIGHT PREPAID', 'PP'],
    ['FREIGHT COLLECT', 'CC'],
    ['FREIGHT PREPAID OR FREIGHT COLLECT', undefined],
    ['FREIGHT AS ARRANGED', undefined],
  ])('%s', (terms, code) => {
    expect(readSet(bill('DISCS', terms)).values.paymentArrangementCode).toBe(code)
  })
})
