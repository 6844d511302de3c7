import { expect, it } from 'vitest'
import { note, packages, table } from '../../testing/set-table.ts'

it('net and gross in one column, a stroke between', () => {
  const values = note(
    'Lieferschein',
    ...table(
      [40, 'Bezeichnung', 'Schalungsträger H20', 'Stützen verzinkt', 'Kopfgabeln', 'Summe'],
      [200, 'Colli / Art', '4 Bund', '2 Gitterboxen', '1 Karton', '7 Colli'],
      [
        340,
        'Gewicht netto / brutto kg',
        '2250,0 / 2290,0',
        '840,0 / 990,0',
        '66,0 / 69,0',
        '3156,0 / 3349,0',
      ],
    ),
  )
  expect(values).toMatchObject({
    'netWeight[1]': { value: 3156, unit: 'KGM' },
    'grossWeight[1]': { value: 3349, unit: 'KGM' },
    numberOfPackages: 7,
  })
})

it('a figure right below its own heading is no rest of the figure before it', () => {
  const values = note(
    'Albarán',
    ...table(
      [40, 'Descripción', 'Tornillo M8', 'Taco nylon'],
      [200, 'Uds.', '4.000', '9.000'],
      [227, 'Bultos', '12 cajas', '6 cajas'],
      [340, 'Kg brutos', '216,0', '54,0'],
    ),
    [40, 300, 'Total bultos: 18'],
    [120, 300, 'Peso bruto: 270,0 kg'],
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [12, 'CS'],
    [6, 'CS'],
  ])
  expect(values.numberOfPackages).toBe(18)
})

it.each([
  ['ÇEKİ LİSTESİ', 'Malın cinsi', 'Sandık Adedi', 'Brüt Kg', 'CS'],
  ['Packing list', 'Description', 'Number of pallets', 'Gross kg', 'PX'],
  ['Packliste', 'Bezeichnung', 'Anzahl Kisten', 'Brutto kg', 'CS'],
])('%s: the heading says which packages are counted: %s, %s', (title, name, count, gross, code) => {
  const values = note(
    title,
    ...table(
      [40, name, 'Traverten', 'Mermer'],
      [200, count, '12', '3'],
      [320, gross, '2472,0', '326,5'],
      [420, 'm3', '2,40', '0,55'],
    ),
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [12, code],
    [3, code],
  ])
})

it('numbers of articles before the names at one edge are none of them', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Description', 'T-01', 'T-07', 'M-3'],
      [80, '', 'Tulip bulbs red', 'Tulip bulbs blue', 'Labels'],
      [240, 'Crates', '40', '12', '1'],
      [340, 'Gross kg', '620.0', '186.0', '4.5'],
    ).filter(([, , text]) => text !== ''),
  )
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Tulip bulbs blue')
})

it('counts before kinds of package are no numbers of articles', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Description of goods', '40', '16'],
      [60, '', 'drums xylene', 'drums toluene'],
      [340, 'Gross kg', '620.0', '186.0'],
    ).filter(([, , text]) => text !== ''),
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [40, 'DR'],
    [16, 'DR'],
  ])
})
