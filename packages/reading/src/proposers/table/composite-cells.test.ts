import { expect, it } from 'vitest'
import { note, packages, table } from '../../testing/set-table.ts'

const three = (first: unknown[], second: unknown[]) => [first, second, [undefined, undefined]]

it('a line below the name says how many packages there are among other things', () => {
  const values = note(
    'Rechnung 4711',
    ...table(
      [40, 'Pos', '1', '', '2', ''],
      [
        90,
        'Bezeichnung',
        'Werkzeugstahl',
        'Charge 8844, 3 Bund, KN 72285050',
        'Flachstahl',
        'KN 72284090 · 2 Paletten',
      ],
      [340, 'Menge kg', '3.120', '', '2.046', ''],
      [420, 'Betrag', '857,60', '', '490,90', ''],
    ).filter(([, , text]) => text !== ''),
  )
  expect(packages(values)).toEqual(three([3, 'BE'], [2, 'PX']))
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Flachstahl')
})

it('cells that count a kind of package do so under any heading', () => {
  const values = note(
    'Packing list 4711',
    ...table(
      [40, 'Marks', 'PDM 1-14', 'PDM 15-23'],
      [130, 'No., kind of pkgs', '14 CASES', '9 PALLETS'],
      [250, 'Description of goods', 'PAPER MACHINE', 'PIPE SPOOLS'],
      [400, 'Gross weight kg', '31260.0', '6318.0'],
    ),
  )
  expect(packages(values)).toEqual(three([14, 'CS'], [9, 'PX']))
})

it('cells that name a kind of package do so under a heading known for something else', () => {
  const values = note(
    'Faktura 4711',
    ...table(
      [40, 'Kolli', '3', '1'],
      [90, 'Druh', 'paleta', 'karton'],
      [160, 'Obsah', 'Hydraulický válec', 'Sada těsnění'],
      [300, 'Netto kg', '936,0', '10,5'],
      [380, 'Brutto kg', '1020,0', '12,0'],
    ),
  )
  expect(packages(values)).toEqual(three([3, 'PX'], [1, 'CT']))
})
