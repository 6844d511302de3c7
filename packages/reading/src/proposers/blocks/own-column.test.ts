import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const goods: SetLine[] = [
  [40, 260, 'Description'],
  [300, 260, 'Quantity'],
  [40, 276, 'Gear housing'],
  [300, 276, '18'],
]

const consignee = (...lines: SetLine[]) => {
  const { values } = readSet([[40, 30, 'Invoice No. 4711', 16], ...lines, ...goods])
  return [
    'name[1]',
    'postalAddress/streetName[1]',
    'postalAddress/postcode[1]',
    'postalAddress/cityName[1]',
  ].map((part) => values[`consignee/${part}`])
}

it.each(['Ship to:', 'Deliver to'])(
  "the buyer's address beside the recipient's has no label: %s",
  (label) => {
    expect(
      consignee(
        [40, 100, label],
        [40, 112, 'Iberian Pantry Wholesale Ltd'],
        [40, 124, 'Station Road 12'],
        [40, 136, 'Bilston WV14 7PX'],
        [40, 148, 'United Kingdom'],
        [320, 112, 'Iberian Pantry Ltd'],
        [320, 124, 'Hagley Road 88'],
        [320, 136, 'Birmingham B16 8LT'],
        [320, 148, 'United Kingdom'],
      ),
    ).toEqual(['Iberian Pantry Wholesale Ltd', 'Station Road 12', 'WV14 7PX', 'Bilston'])
  },
)

it('dates and numbers beside an address are no part of it', () => {
  expect(
    consignee(
      [40, 100, 'Ship to:'],
      [40, 112, 'Morel SARL'],
      [40, 124, 'Rue de la Paix 4'],
      [40, 136, '69002 Lyon'],
      [320, 112, 'PO 7730-EM'],
      [320, 124, '30 days net'],
      [320, 136, 'Sales: A. Thornleigh'],
    ),
  ).toEqual(['Morel SARL', 'Rue de la Paix 4', '69002', 'Lyon'])
})

it('the number of a paper stands right below its label; what is level with the label is another number', () => {
  const { values } = readSet([
    [40, 30, 'Factura', 16],
    [40, 100, 'FACTURA Nº', 8],
    [200, 100, 'CLIENTE 0448', 8],
    [40, 111, 'V-26/3309', 12],
    [200, 112, 'Sapataria Moderna'],
    [40, 140, 'ENVIAR A: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
    ...goods,
  ])
  expect(values['associatedDocument[1]/id']).toBe('V-26/3309')
})

it('numbers of registers among the lines of an address do not end it', () => {
  expect(
    consignee(
      [40, 100, 'Ship to: Vinothek Stadlmair e.U.'],
      [40, 111, 'CIF: ATU55501778'],
      [40, 122, 'Linzer Straße 18'],
      [40, 133, '4020 Linz'],
    ),
  ).toEqual(['Vinothek Stadlmair e.U.', 'Linzer Straße 18', '4020', 'Linz'])
})

it('behind the town a number ends the address', () => {
  expect(
    consignee(
      [40, 100, 'Ship to: Morel SARL'],
      [40, 111, 'Rue de la Paix 4'],
      [40, 122, '69002 Lyon'],
      [40, 133, 'SIRET: 555 011 722 00017'],
      [40, 144, 'Banque du Forez 7'],
    ),
  ).toEqual(['Morel SARL', 'Rue de la Paix 4', '69002', 'Lyon'])
})

it('a value beside its label ends above a blank line, whatever stands under the label then', () => {
  const { values } = readSet([
    [40, 30, 'Delivery note', 16],
    [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
    [40, 120, 'HAULIER'],
    [110, 120, 'NEPHIN PLANT & HAULAGE, CROSSMOLINA'],
    [40, 150, 'CRANE OFFLOAD. NO DELIVERIES BETWEEN 8.30 AND 9.30.'],
    [40, 161, 'PALLETS CHARGED AT EUR 15.00 UNLESS RETURNED.'],
  ])
  expect(values['carrier/name[1]']).toBe('NEPHIN PLANT & HAULAGE')
  expect(values['carrier/postalAddress/cityName[1]']).toBe('CROSSMOLINA')
})
