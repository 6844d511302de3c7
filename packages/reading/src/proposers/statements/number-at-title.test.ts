import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const rest: SetLine[] = [
  [40, 120, 'Ship to: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
  [40, 160, 'Description'],
  [300, 160, 'Quantity'],
  [400, 160, 'Price'],
  [40, 176, 'Gear housing'],
  [300, 176, '18'],
  [400, 176, '12.00'],
]

it.each([
  [[[40, 40, 'Rechnung 260 918', 14]], '260 918'],
  [[[40, 40, 'Fatura FT 2026/1184', 14]], 'FT 2026/1184'],
  [[[40, 40, 'Packing list PL 26-418', 14]], 'PL 26-418'],
  [[[40, 40, 'Faktura / Invoice nr FS 2841/11/2026', 14]], 'FS 2841/11/2026'],
  [
    [
      [400, 40, 'FÖLJESEDEL', 14],
      [400, 58, 'Nr 448 217 Sida 1(1)'],
    ],
    '448 217',
  ],
  [
    [
      [40, 40, 'PACKLISTE', 14],
      [200, 36, 'Nr. 70 4418 / 1'],
    ],
    '70 4418 / 1',
  ],
  [
    [
      [300, 40, 'DELIVERY NOTE', 14],
      [300, 60, 'NO'],
      [350, 60, '884417'],
    ],
    '884417',
  ],
  [
    [
      [300, 40, 'Delivery note', 14],
      [420, 60, 'SSH-104417'],
    ],
    'SSH-104417',
  ],
] as [SetLine[], string][])('%j is %s', (head, number) => {
  expect(readSet([...head, ...rest]).values['associatedDocument[1]/id']).toBe(number)
})

it('a day at the title is no number', () => {
  const { values } = readSet([[40, 40, 'Delivery note', 14], [40, 60, '18.11.2026'], ...rest])
  expect(values).not.toHaveProperty(['associatedDocument[1]/id'])
})
