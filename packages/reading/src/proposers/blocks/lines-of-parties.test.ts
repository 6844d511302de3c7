import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const goods: SetLine[] = [
  [40, 260, 'Description'],
  [300, 260, 'Quantity'],
  [400, 260, 'Kg'],
  [40, 276, 'Gear housing'],
  [300, 276, '18'],
  [400, 276, '12.00'],
]

it.each([
  ['Dodací list č. 26/4417', 'ODBERATEĽ:', 'PRÍJEMCA TOVARU:', 'expediční sklad'],
  ['Lieferschein 26/4417', 'Rechnung an:', 'Lieferadresse:', 'Spediteur'],
  ['Bon de livraison 26/4417', 'Facturé à:', 'Livré à:', 'Marchandise'],
])('%s: a word of a label among the lines of an address is one of them', (title, buyer, consignee, line) => {
  const { values } = readSet([
    [40, 30, 'Turiec Papier s.r.o.'],
    [40, 41, 'Robotnícka 33'],
    [40, 52, '036 01 Martin'],
    [300, 30, title, 14],
    [40, 100, buyer],
    [40, 111, 'Papírnictví Valašsko a.s.'],
    [40, 122, 'nám. Svobody 1321'],
    [40, 133, '755 01 Vsetín'],
    [320, 100, consignee],
    [320, 111, 'Papírnictví Valašsko a.s.'],
    [320, 122, line],
    [320, 133, 'Zašovská 850'],
    [320, 144, '757 01 Valašské Meziříčí'],
    ...goods,
  ])
  expect(values).toMatchObject({
    'consignor/name[1]': 'Turiec Papier s.r.o.',
    'consignee/postalAddress/streetName[1]': 'Zašovská 850',
    'consignee/postalAddress/cityName[1]': 'Valašské Meziříčí',
  })
})
