import { expect, it } from 'vitest'
import type { SetLine } from '../../testing/set-paper.ts'
import { readSet } from '../../testing/set-paper.ts'

/** Lines of the column at the side that have a line of goods beside them. */
const level = [2, 4, 9, 12, 15]

/** A column at the side, its labels over their values; beside it goods whose lines stand level with some of its own. */
const paper = (
  title: string,
  side: readonly string[],
  headings: readonly [string, string, string],
): SetLine[] => [
  [40, 30, title, 18],
  ...side.flatMap((text, at): SetLine[] => (text ? [[40, 70 + 12 * at, text, 9]] : [])),
  ...headings.map((text, at): SetLine => [[210, 260, 480][at] as number, 70, text, 9]),
  ...level.flatMap((line, at): SetLine[] => [
    [210, 70 + 12 * line, `${at + 1}`, 9],
    [260, 70 + 12 * line, `Flange DN ${20 + at} forged`, 9],
    [480, 70 + 12 * line, `${100 + at},0`, 9],
  ]),
]

it.each([
  [
    'Packliste 4711',
    [
      'Absender',
      'Lahnflansch GmbH',
      'Industriestr. 41',
      '35576 Wetzlar',
      'Empfänger',
      'Brides du Lac SARL',
      'Rue du Quai 7',
      '74000 Annecy',
      'Frankreich',
      'Spediteur',
      'Dilltal Fracht GmbH',
      'Herborn',
      'Unsere Rechnung',
      'R-26-0933',
    ],
    ['Packstücke', 'Bezeichnung', 'Brutto kg'],
    ['Lahnflansch GmbH', 'Wetzlar', 'Brides du Lac SARL', 'Rue du Quai 7'],
  ],
  [
    'Packing list 4711',
    [
      'Shipper',
      'Tyne Flanges Ltd',
      'Saltmeadows Road',
      'Gateshead NE8 1AB',
      'Deliver to',
      'Brides du Lac SARL',
      'Rue du Quai 7',
      '74000 Annecy',
      'France',
      'Carrier',
      'Ravensworth Haulage Ltd',
      'Team Valley',
      'Our invoice',
      'R-26-0933',
    ],
    ['Packages', 'Description', 'Gross kg'],
    ['Tyne Flanges Ltd', 'Gateshead', 'Brides du Lac SARL', 'Rue du Quai 7'],
  ],
] as const)(
  '%s: lines of an address are no labels of the table beside them',
  (title, side, headings, parties) => {
    const { values } = readSet(paper(title, side, headings))
    expect([
      values['consignor/name[1]'],
      values['consignor/postalAddress/cityName[1]'],
      values['consignee/name[1]'],
      values['consignee/postalAddress/streetName[1]'],
    ]).toEqual(parties)
  },
)
