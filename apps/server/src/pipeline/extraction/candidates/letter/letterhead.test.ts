import { expect, it } from 'vitest'
import type { SetLine } from '../../../../testing/set-paper.ts'
import { readSet } from '../../../../testing/set-paper.ts'

const invoice = (...head: SetLine[]): SetLine[] => [
  ...head,
  [40, 180, 'INVOICE No. 4711', 16],
  [40, 220, 'Ship to: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
  [40, 260, 'Description'],
  [300, 260, 'Quantity'],
  [400, 260, 'Price'],
  [40, 276, 'Gear housing'],
  [300, 276, '18'],
  [400, 276, '12.00'],
]
const sender = (...head: SetLine[]) => {
  const { values } = readSet(invoice(...head))
  return [
    values['consignor/name[1]'],
    values['consignor/postalAddress/streetName[1]'],
    values['consignor/postalAddress/postcode[1]'],
    values['consignor/postalAddress/cityName[1]'],
  ]
}

it('what a letterhead tells about its company between name and address is left out', () => {
  expect(
    sender(
      [40, 40, 'VALDORA', 16],
      [40, 58, 'SAS au capital de 240 000 €'],
      [40, 69, '14, rue Denis Papin'],
      [40, 80, '42160 Andrézieux, France'],
    ),
  ).toEqual(['VALDORA', '14, rue Denis Papin', '42160', 'Andrézieux'])
})

it('a name with its legal form at the top is the sender, though it is set like the rest', () => {
  expect(
    sender([380, 40, 'Bollen Export B.V.'], [380, 51, 'Zandvaart 41'], [380, 62, '2171 KM Sassenheim']),
  ).toEqual(['Bollen Export B.V.', 'Zandvaart 41', '2171 KM', 'Sassenheim'])
})

it('one line may hold all of it', () => {
  expect(sender([40, 40, 'Cítricos Alba S.L. · Partida Marquesa 4 · 12530 Burriana · España', 12])).toEqual([
    'Cítricos Alba S.L.',
    'Partida Marquesa 4',
    '12530',
    'Burriana',
  ])
})

it('the name may stand on one side of the head and the address on the other', () => {
  expect(
    sender([40, 40, 'HOLLSTEIN Maschinen GmbH', 17], [400, 42, 'Otto-Hahn-Ring 17 · D-91522 Ansbach']),
  ).toEqual(['HOLLSTEIN Maschinen GmbH', 'Otto-Hahn-Ring 17', '91522', 'Ansbach'])
})
