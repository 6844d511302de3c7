import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const title: SetLine = [40, 225, 'Lieferschein Nr. 4711', 14]
const goods: SetLine[] = [
  [40, 260, 'Pos'],
  [80, 260, 'Beschreibung'],
  [300, 260, 'Menge'],
  [400, 260, 'Gewicht kg'],
  [40, 274, '1'],
  [80, 274, 'Stahlwinkel'],
  [300, 274, '12 Paletten'],
  [400, 274, '8400'],
]
const labelled: SetLine[] = [
  [40, 150, 'Lieferanschrift'],
  [40, 162, 'Morel SARL'],
  [40, 173, 'Rue de la Paix 4'],
  [40, 184, '69002 Lyon'],
]
const window = labelled.slice(1)
const logo: SetLine = [40, 30, 'KESSLER', 22]
const head: SetLine[] = [
  [40, 30, 'Kessler Armaturen GmbH', 14],
  [40, 48, 'Industriestraße 14'],
  [40, 59, '59557 Lippstadt'],
]
const foot = 'Kessler Armaturen GmbH · Industriestraße 14 · 59557 Lippstadt · Tel. 02941 555017 · HRB 4417'

const parties = (lines: SetLine[]) => {
  const { values } = readSet([title, ...goods, ...lines])
  const sender = [
    'name[1]',
    'postalAddress/streetName[1]',
    'postalAddress/postcode[1]',
    'postalAddress/cityName[1]',
  ]
  return [...sender.map((part) => values[`consignor/${part}`]), values['consignee/name[1]']]
}

it.each<[string, SetLine[]]>([
  [
    'a logo, room, and the address with its telephone',
    [
      [40, 30, 'Kessler Armaturen GmbH', 16],
      [40, 49, 'Messing seit 1921', 7],
      [40, 80, 'Industriestraße 14', 8],
      [40, 90, '59557 Lippstadt', 8],
      [40, 100, 'Tel. 02941 555017', 8],
      ...labelled,
    ],
  ],
  ['a line at the foot', [logo, ...labelled, [40, 790, foot, 7]]],
  ['a line at the foot with strokes', [logo, ...labelled, [40, 790, foot.replaceAll('·', '|'), 7]]],
  [
    'two lines at the foot',
    [
      logo,
      ...labelled,
      [180, 780, 'Kessler Armaturen GmbH · Industriestraße 14', 7],
      [192, 788, '59557 Lippstadt · Tel. 02941 555017', 7],
    ],
  ],
  ['the foot of a page half empty', [logo, ...labelled, [40, 600, foot, 7]]],
  ['its head, though a clerk is named as seller', [...head, [380, 60, 'Verkäufer: LHN'], ...labelled]],
  ['its head above the window', [...head, [40, 70, 'Tel. 02941 555017'], ...window]],
])('the sender by %s', (_, lines) => {
  expect(parties(lines)).toEqual([
    'Kessler Armaturen GmbH',
    'Industriestraße 14',
    '59557',
    'Lippstadt',
    'Morel SARL',
  ])
})

it.each<[string, SetLine[]]>([
  [
    'whose program printed it',
    [logo, ...labelled, [40, 790, 'Gedruckt mit Lager 7 – Soft Haus GmbH, Ringstraße 2, 50667 Köln', 6]],
  ],
  ['the recipient below a logo', [logo, ...window]],
])('the sender is not %s', (_, lines) => {
  expect(parties(lines)).toEqual([undefined, undefined, undefined, undefined, 'Morel SARL'])
})
