import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'
import { readPaper } from '../../testing/typed-paper.ts'

const name = (n: number) => `includedConsignmentItem[${n}]/transportDangerousGoods[1]/properShippingName[1]`

it('a box around all rows is no cell of the last one', () => {
  const row = (y: number, ...cells: string[]): SetLine[] =>
    cells.flatMap((text, at): SetLine[] => (text ? [[[52, 112, 262, 320, 360, 460][at] ?? 0, y, text]] : []))
  const { values } = readSet(
    [
      [40, 20, "SHIPPER'S DECLARATION FOR DANGEROUS GOODS", 12],
      [52, 50, 'Shipper', 6],
      [52, 60, 'Brainport Test House B.V.'],
      [52, 71, '5651 GW Eindhoven'],
      ...row(
        110,
        'UN or ID No.',
        'Proper Shipping Name',
        'Class',
        'PG',
        'Quantity and type of packing',
        'PI',
      ),
      ...row(130, 'UN 1266', 'Perfumery products', '3', 'II', '14 Fibreboard boxes x 10 L', '364'),
      ...row(146, 'UN 3334', 'Aviation regulated', '9', '', '1 Plastic jerrican x 25 L', '964'),
      [112, 156, 'liquid, n.o.s. (Linalool)'],
      [112, 186, 'OVERPACK USED'],
    ],
    drawn([48, 105, 560, 124], [48, 124, 560, 300]),
  )
  expect(values[name(2)]).toBe('Aviation regulated liquid, n.o.s.')
  expect(values['transportPackage[2]/itemQuantity']).toBe(1)
})

it('a quantity in whatever unit beside the masses is none of them: what goes over the page adds up', () => {
  const values = Object.fromEntries(
    readPaper(`
# Transportdokument ADR

Afsender         Fjordkemi Engros A/S, Kemivej 17, 7430 Ikast
Modtager         Svømmebadsteknik ApS, Håndværkervej 23, 6800 Varde

Antal  Emballage            Farligt gods iht. ADR 5.4.1                           Mængde    Brutto kg   Netto kg
4      Dunk plast (3H1)     UN 1791 HYPOCHLORITOPLØSNING, 8, III, (E)             100 l         124,0      118,0
6      Tromle stål (1A1)    UN 1219 ISOPROPANOL, 3, II, (D/E)                     1.200 l     1.050,0      942,0
10     Sæk papir (5M2)      UN 3378 NATRIUMCARBONATPEROXYHYDRAT, 5.1, III, (E)    250 kg        253,0      250,0
20     I alt denne transport                                                                  1.427,0    1.310,0
`).values.map(({ path, value }) => [path, value]),
  )
  expect(values).toMatchObject({
    numberOfPackages: 20,
    'grossWeight[1]': { value: 1427, unit: 'KGM' },
    'netWeight[1]': { value: 1310, unit: 'KGM' },
  })
  expect(values['transportPackage[4]/itemQuantity']).toBeUndefined()
})
