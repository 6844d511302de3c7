import { describe, expect, it } from 'vitest'
import { note, packages, table } from '../../testing/set-table.ts'

describe('kinds of package', () => {
  it("are told by the paper's own legend", () => {
    const values = note(
      'Packliste',
      ...table(
        [40, 'Kollo', '1-2', '3', '4'],
        [90, 'Art', 'XK', 'XP', 'XT'],
        [140, 'Inhalt', 'Webwerk', 'Lamellen', 'Steuerung'],
        [300, 'Netto kg', '840,0', '226,4', '18,2'],
        [380, 'Brutto kg', '975,0', '258,0', '22,6'],
      ),
      [40, 290, 'XK=Holzkiste XP=Palette XT=Karton'],
    )
    expect(packages(values)).toEqual([
      [2, 'CS'],
      [1, 'PX'],
      [1, 'CT'],
    ])
  })

  it('stand on lines of their own above what is in the packages', () => {
    const values = note(
      'Packing list',
      ...table(
        [40, 'Package no.', '1-2', '', '3-6', '', '7', ''],
        [
          110,
          'Description',
          'Wooden crate – 2 pcs',
          'Heat exchanger',
          'Pallet – 4 pcs',
          'Fan',
          'Carton',
          'Terminals',
        ],
        [300, 'Qty', '', '2', '', '4', '', '40'],
        [360, 'Net kg', '3120.0', '3120.0', '1256.0', '1256.0', '14.5', '14.5'],
        [440, 'Gross kg', '3490.0', '', '1348.0', '', '16.1', ''],
      ).filter(([, , text]) => text !== ''),
    )
    expect(packages(values)).toEqual([
      [2, 'CR'],
      [4, 'PX'],
      [1, 'CT'],
    ])
    expect(values['natureIdentificationCargo/identificationText[2]']).toBe('Fan')
    expect(values).not.toHaveProperty(['natureIdentificationCargo/identificationText[4]'])
    expect(values['netWeight[1]']).toMatchObject({ value: 4390.5 })
  })

  it('are goods where they are sold', () => {
    const values = note(
      'Packing list',
      ...table(
        [40, 'Package no.', '1-2', '3-6', '7'],
        [110, 'Description', 'Wooden crates', 'Pallets', 'Cartons'],
        [300, 'Qty', '2', '4', '40'],
        [360, 'Net kg', '3120.0', '1256.0', '14.5'],
      ),
    )
    expect(values['natureIdentificationCargo/identificationText[1]']).toBe('Wooden crates')
  })
})

it('a line of totals with a colon is one of the table, and may say the volume that no column has', () => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Colli', '1', '2-3'],
      [110, 'Description', 'Pump', 'Valves'],
      [300, 'Net kg', '148.0', '22.0', '170.0'],
      [380, 'Gross kg', '172.0', '25.5', '197.5'],
      [460, 'Size cm', '60x40x40', '40x40x40', 'CBM 0.224'],
    ),
    [40, 242, 'Total: 3 colli'],
  )
  expect(values).toMatchObject({
    'netWeight[1]': { value: 170, unit: 'KGM' },
    'grossWeight[1]': { value: 197.5, unit: 'KGM' },
    'grossVolume[1]': { value: 0.224, unit: 'MTQ' },
    numberOfPackages: 3,
  })
})
