import { expect, it } from 'vitest'
import type { SetLine } from '../../testing/set-paper.ts'
import { note, packages, table } from '../../testing/set-table.ts'

it.each([
  ['Packing list', 'Net kg', 'Gross kg'],
  ['Packliste', 'Netto kg', 'Brutto kg'],
  ['Liste de colisage', 'Poids net kg', 'Poids brut kg'],
])('%s: two headings over one column, and a figure for each below the other', (title, net, gross) => {
  const values = note(
    title,
    [40, 200, 'Colli'],
    [110, 200, title === 'Packliste' ? 'Bezeichnung' : 'Description'],
    [380, 200, net],
    [380, 210, gross],
    ...[
      ['6', 'Pumps', '540.0', '576.0'],
      ['4', 'Valves', '45.5', '52.5'],
      ['2', 'Seals', '5.0', '6.0'],
    ].flatMap(([count, name, own, whole], at): SetLine[] => [
      [40, 224 + 24 * at, count as string],
      [110, 224 + 24 * at, name as string],
      [380, 224 + 24 * at, own as string],
      [380, 234 + 24 * at, whole as string],
    ]),
  )
  expect(packages(values).map(([count]) => count)).toEqual([6, 4, 2])
  expect(values).toMatchObject({
    'netWeight[1]': { value: 590.5, unit: 'KGM' },
    'grossWeight[1]': { value: 634.5, unit: 'KGM' },
    'natureIdentificationCargo/identificationText[2]': 'Valves',
  })
})

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

it('parts that are numbered below the package which names them all are no goods of their own', () => {
  const values = note(
    'Packliste',
    ...table(
      [40, 'Kollo', '1', '', '', '2–4', ''],
      [80, 'Verp.', 'Kiste', '', '', 'Palette', ''],
      [130, 'Pos.', '', '1.1', '1.2', '', '2.1'],
      [170, 'Bezeichnung', 'Blaskopf', 'Kopfkörper', 'Heizbänder', 'Rollenbahn', 'Walze'],
      [300, 'Menge', '', '1 Stk', '2 Stk', '', '8 Stk'],
      [370, 'Netto kg', '3850,0', '', '', '1196,0', ''],
      [450, 'Brutto kg', '4310,0', '', '', '1288,0', ''],
    ).filter(([, , text]) => text !== ''),
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [1, 'CS'],
    [3, 'PX'],
  ])
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Rollenbahn')
  expect(values).not.toHaveProperty(['natureIdentificationCargo/identificationText[3]'])
})
