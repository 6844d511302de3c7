import { describe, expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { billHead } from '../../testing/set-heads.ts'
import { readSet, type SetLine, setPaper } from '../../testing/set-paper.ts'

const bill = (...lines: SetLine[]) => readSet([...billHead, ...lines]).values

it.each([
  ['CARRIED FWD', 'BROUGHT FWD'],
  ['SUMA Y SIGUE EN HOJA 2', 'SUMA ANTERIOR'],
  ['Übertrag auf Seite 2', 'Übertrag von Seite 1'],
])('%s is no total: the whole stands on the last page', (carried, brought) => {
  const head = (y: number): SetLine[] => [
    [40, y, 'Marks'],
    [140, y, 'No. of packages'],
    [240, y, 'Description of goods'],
    [400, y, 'Gross weight kg'],
  ]
  const line = (y: number, count: string, goods: string, mass: string): SetLine[] => [
    [140, y, count],
    [240, y, goods],
    [400, y, mass],
  ]
  const { values } = readPages(
    setPaper([
      [
        [40, 20, 'BILL OF LADING', 14],
        [40, 50, 'Shipper'],
        [40, 62, 'KALAMON AVEE'],
        [300, 50, 'Consignee'],
        [300, 62, 'COASTLINE LTD'],
        ...head(120),
        ...line(134, '24 PALLETS', 'KRAFTLINER 175 GSM', '21720'),
        ...line(148, '20 PALLETS', 'KRAFTLINER 200 GSM', '22104'),
        [240, 162, carried],
        [400, 162, '43824'],
      ],
      [
        ...head(60),
        [240, 74, brought],
        [400, 74, '43824'],
        ...line(88, '18 PALLETS', 'FLUTING IN SHEETS', '14380'),
        [40, 102, 'TOTAL'],
        [140, 102, '62 PALLETS'],
        [400, 102, '58204'],
      ],
    ]),
  )
  const of = (path: string) => values.find((v) => v.path === path)?.value
  expect(of('grossWeight[1]')).toEqual({ value: 58204, unit: 'KGM' })
  expect(of('numberOfPackages')).toBe(62)
})

it('the whole may stand above what it is made of', () => {
  const values = bill(
    [40, 120, 'Description of goods'],
    [300, 120, 'Gross weight'],
    [420, 120, 'Measurement'],
    [40, 134, '2 Containers said to contain 1140 PACKAGES'],
    [300, 134, '31480 KGS'],
    [420, 134, '71.200 CBM'],
    [40, 160, '620 CARTONS DISCS'],
    [300, 160, '9880 KGS'],
    [420, 160, '52.700 CBM'],
    [40, 186, '520 BAGS GRIT'],
    [300, 186, '21600 KGS'],
    [420, 186, '18.500 CBM'],
  )
  expect(values['grossWeight[1]']).toEqual({ value: 31480, unit: 'KGM' })
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('DISCS')
  expect(values['transportPackage[2]/itemQuantity']).toBe(520)
  expect(values.numberOfPackages).toBe(1140)
})

it.each([
  ["KNSU4120870 40' SEAL KN8834120", '620 CARTONS', 'SHIPPER LOAD, STOW AND COUNT'],
  ['CNTR KNSU 412087-0', '620 CAJAS', 'LLENADO Y CONTADO POR EL CARGADOR'],
])(
  'a paragraph is a line of goods, though its mass stands beside a later line: %s',
  (container, count, remark) => {
    const values = bill(
      [40, 120, 'Description of goods'],
      [300, 120, 'Gross weight'],
      [420, 120, 'Measurement'],
      [40, 134, '41 PALLETS'],
      [300, 134, '12000 KGS'],
      [420, 134, '20.000 CBM'],
      [40, 144, 'CORUNDUM'],
      [40, 154, remark],
      [40, 176, container],
      [40, 186, count],
      [40, 196, 'ABRASIVE DISCS'],
      [300, 196, '9880 KGS'],
      [420, 196, '52.700 CBM'],
      [40, 206, 'HS CODE 680520'],
    )
    expect(values).toMatchObject({
      'natureIdentificationCargo/identificationText[1]': 'CORUNDUM',
      'natureIdentificationCargo/identificationText[2]': 'ABRASIVE DISCS',
      'transportPackage[1]/itemQuantity': 41,
      'transportPackage[2]/itemQuantity': 620,
      'grossWeight[1]': { value: 21880, unit: 'KGM' },
    })
  },
)

describe('goods of one cell', () => {
  const table = (...lines: SetLine[]) =>
    bill(
      [40, 120, 'Container No. / Seal / Marks'],
      [200, 120, 'Description of goods'],
      [420, 120, 'Gross weight'],
      [500, 120, 'Measurement'],
      ...lines,
    )

  it('are parted where lines count packages, and masses named by container are parts of the whole', () => {
    const values = table(
      [40, 134, 'MSKU9070323'],
      [200, 134, '480 PAPER SACKS (ON 12 SLIP SHEETS)'],
      [420, 134, '39,570.0 KGS'],
      [500, 134, '121.500 CBM'],
      [40, 144, 'SEAL KOL 441802'],
      [200, 144, 'BLACK TEA, GRADE BP1'],
      [420, 144, 'MSKU9070323:'],
      [40, 154, 'MARKS: KHTP'],
      [200, 154, '120 CARTONS'],
      [420, 154, '25,980.0'],
      [200, 164, 'GREEN TEA'],
      [420, 164, 'CSQU3054383:'],
      [200, 174, 'PACKED IN CSQU3054383'],
      [420, 174, '13,590.0'],
    )
    expect(values).toMatchObject({
      'natureIdentificationCargo/identificationText[1]': 'BLACK TEA, GRADE BP1',
      'natureIdentificationCargo/identificationText[2]': 'GREEN TEA',
      'transportPackage[1]/itemQuantity': 480,
      'transportPackage[2]/itemQuantity': 120,
      'grossWeight[1]': { value: 39570, unit: 'KGM' },
      'transportPackage[1]/shippingMarks[1]/markingText[1]': 'KHTP',
    })
  })

  it('may name their marks', () => {
    const values = table(
      [40, 134, 'MSKU9070323'],
      [200, 134, '2 CRATES REACTOR VESSELS'],
      [420, 134, '7840'],
      [500, 134, '19.40'],
      [40, 144, 'seal SI 881204'],
      [200, 144, 'marks: NPE 1-2'],
      [40, 154, 'tare 2 230 kg'],
    )
    expect(values['transportPackage[1]/shippingMarks[1]/markingText[1]']).toBe('NPE 1-2')
    expect(values['natureIdentificationCargo/identificationText[1]']).toBe('REACTOR VESSELS')
  })
})
