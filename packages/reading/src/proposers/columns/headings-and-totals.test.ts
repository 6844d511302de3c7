import { expect, it } from 'vitest'
import { drawn, readSet } from '../../testing/set-paper.ts'
import { note, packages, table } from '../../testing/set-table.ts'

const xs = [40, 90, 140, 230, 380, 440, 500] as const
const cellsOf = (top: number, bottom: number) =>
  drawn(
    ...xs.slice(0, -1).map((x, i): [number, number, number, number] => [x, top, xs[i + 1] as number, bottom]),
  )

it.each([
  ['Colis', 'n°', 'Collo', 'nr.'],
  ['Kolli-', 'Nr.', 'Package', 'no.'],
])('a heading of more lines than the others in its cell is one: %s %s %s %s', (...lines) => {
  const { values } = readSet(
    [
      [40, 30, 'Packing list', 16],
      [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
      ...lines.map((text, i): [number, number, string] => [42, 202 + 10 * i, text]),
      [92, 202, 'Qty'],
      [142, 202, 'Kind'],
      [232, 202, 'Contents'],
      [382, 202, 'Gross kg'],
      [442, 202, 'Net kg'],
      ...['1', '1', 'Pallet', 'Chucks', '312.00', '286.40'].map((text, i): [number, number, string] => [
        (xs[i] as number) + 2,
        248,
        text,
      ]),
      ...['2–4', '3', 'Carton', 'Soft jaws', '645.00', '582.00'].map((text, i): [number, number, string] => [
        (xs[i] as number) + 2,
        268,
        text,
      ]),
    ],
    [...cellsOf(200, 244), ...cellsOf(244, 264), ...cellsOf(264, 284)],
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [1, 'PX'],
    [3, 'CT'],
  ])
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Soft jaws')
  expect(values['grossWeight[1]']).toEqual({ value: 957, unit: 'KGM' })
})

it("goods and their packing with a stroke between are one column's heading", () => {
  const values = note(
    'Liste de colisage',
    ...table(
      [40, 'Nb', '6', '4'],
      [80, 'Type', 'palettes', 'palettes'],
      [150, 'Désignation / conditionnement', 'Sardines à l’huile 125 g', 'Thon au naturel 200 g'],
      [380, 'Poids brut kg', '876,0', '1260,0'],
    ),
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [6, 'PX'],
    [4, 'PX'],
  ])
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('Sardines à l’huile 125 g')
})

it('strokes typed below the headings part no sum; labels below the line of totals name no goods', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Qty', '---', '6', '4', '---', '10'],
      [80, 'Kind', '--------', 'pallets', 'pallets', '--------', 'PALLETS'],
      [150, 'Description', '-------------', 'Sardines', 'Tuna', '-------------', 'TOTAL'],
      [300, 'Net kg', '-------', '540.0', '345.5', '-------', '885.5'],
      [380, 'Gross kg', '-------', '876.0', '526.0', '-------', '1402.0'],
    ),
    [40, 300, 'Total volume'],
    [150, 300, '23.4 m3'],
    [40, 312, 'Remarks'],
    [150, 312, 'Do not stack pallets 11 and 12.'],
  )
  expect(packages(values).slice(0, 2)).toEqual([
    [6, 'PX'],
    [4, 'PX'],
  ])
  expect(values).toMatchObject({
    numberOfPackages: 10,
    'netWeight[1]': { value: 885.5, unit: 'KGM' },
    'grossWeight[1]': { value: 1402, unit: 'KGM' },
    'grossVolume[1]': { value: 23.4, unit: 'MTQ' },
  })
  expect(values).not.toHaveProperty(['natureIdentificationCargo/identificationText[3]'])
})

it('a column under two headings set as one is told by its lines, not by the sum below them', () => {
  const values = note(
    'Dobavnica',
    ...table(
      [40, 'Naziv blaga', 'Kad akrilna', 'Tuš kabina', 'Katalog', 'Skupaj'],
      [180, 'Količina EM', '8,00 KOS', '12,00 KPL', '200,00 KOS'],
      [270, 'Koleti Vrsta', '2 pal', '24 karton', '2 karton', '28'],
      [360, 'Neto kg', '232,00', '504,00', '44,00', '780,00'],
      [440, 'Bruto kg', '286,00', '547,20', '45,00', '878,20'],
    ),
  )
  expect(packages(values)).toEqual([
    [2, 'PX'],
    [24, 'CT'],
    [2, 'CT'],
  ])
  expect(values.numberOfPackages).toBe(28)
})

it('a heading below the line of totals, with lines of goods below it, goes on with the goods', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Cartons', '6', '6', '4', '10'],
      [150, 'Description', 'Sardines', 'Total', 'Tuna', 'Total'],
      [380, 'Gross kg', '876.0', '876.0', '526.0', '1402.0'],
    ),
  )
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Tuna')
  expect(values['grossWeight[1]']).toEqual({ value: 1402, unit: 'KGM' })
})
