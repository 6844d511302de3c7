import { describe, expect, it } from 'vitest'
import { billHead } from '../../testing/set-heads.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

/** A bill whose one column describes the goods, line by line, beside the masses of the whole. */
const describedAs = (lines: readonly string[], masses: readonly SetLine[] = [[420, 134, '34165 KGS']]) =>
  readSet([
    ...billHead,
    [40, 120, 'Marks and numbers'],
    [150, 120, 'Number and kind of packages / description of goods'],
    [420, 120, 'Gross weight'],
    [500, 120, 'Measurement'],
    [40, 134, 'WDP 0552'],
    ...lines.map((text, at): SetLine => [150, 134 + 11 * at, text]),
    ...masses,
    [500, 134, '87.950 CBM'],
  ]).values

const goodsOf = (values: Record<string, unknown>) =>
  [1, 2, 3].flatMap((n) => {
    const name = values[`natureIdentificationCargo/identificationText[${n}]`]
    return name === undefined ? [] : [[values[`transportPackage[${n}]/itemQuantity`], name]]
  })

describe('what containers are said to contain', () => {
  it.each([
    ['1 x 40’ FLAT RACK, said to contain:', '11 CRATES Pick points, cast steel'],
    ["1X20' DV CONTAINER FCL/FCL S.T.C.", '11 CRATES PICK POINTS'],
    ["3 X 20' DRY CONTAINERS FCL/FCL STC:", '11 CRATES', 'PICK POINTS'],
    ['1 x 40HC CONTAINER SAID TO CONTAIN', '11 CRATES PICK POINTS'],
    ["ONE (1) 40' HC CONTAINER S.T.C.:", '11 CRATES PICK POINTS'],
    ["1 CONTENEDOR DE 40' HC QUE DICE CONTENER:", '11 CAJAS PICK POINTS'],
    ["1 TC 40' HC DIT CONTENIR :", '11 CAISSES', 'PICK POINTS'],
    ["1 x 20' BOX SLAC", '11 CASES PICK POINTS'],
    ["2 x 40' High Cube Container enthaltend", '11 Kisten Pick points'],
  ])('is the goods, and not the container: %s', (...lines) => {
    const values = describedAs(lines)
    expect(goodsOf(values)).toEqual([[11, expect.stringMatching(/^pick points/i)]])
    expect(values.numberOfPackages).toBe(11)
  })

  it.each([
    [['1 x 20’ DRY VAN, said to contain:', '11 CRATES Pick points', '4 PALLETS Wear plates, cut to shape']],
    [['11 CRATES PICK POINTS', '4 PALLETS WEAR PLATES', 'CUT TO SHAPE']],
    [['214 PCS PICK POINTS', 'GRADE A 12-28 MM', '16 BDLS STEEL BARS 120 X 10 MM']],
  ])('is parted where lines count packages before their names: %j', (lines) => {
    expect(goodsOf(describedAs(lines)).length).toBe(2)
  })

  it('is one name where a line begins with a size or a quantity of something else', () => {
    const values = describedAs(['2 PALLETS', 'PEAT SUBSTRATE SAMPLES IN', '70 L BAGS - NO COMMERCIAL VALUE'])
    expect(goodsOf(values)).toEqual([[2, 'PEAT SUBSTRATE SAMPLES IN 70 L BAGS - NO COMMERCIAL VALUE']])
  })

  it('begins again with its count, though its mass stands beside a later line', () => {
    const values = describedAs(
      [
        '1260 BALES',
        'PEAT MOSS, SCREENED',
        '630 BALES PER CONTAINER',
        '2 PALLETS',
        'SAMPLES IN',
        '70 L BAGS',
      ],
      [
        [420, 134, '46620.000'],
        [420, 178, '1180.000'],
        [420, 200, '47800.000'],
      ],
    )
    expect(goodsOf(values)).toEqual([
      [1260, 'PEAT MOSS, SCREENED'],
      [2, expect.stringMatching(/^SAMPLES IN/)],
    ])
    expect(values.numberOfPackages).toBe(1262)
  })

  it('is counted by a sentence that says the whole', () => {
    const values = describedAs([
      '11 CRATES Pick points',
      '4 PALLETS Wear plates',
      'Total fifteen (15) packages',
    ])
    expect(values.numberOfPackages).toBe(15)
  })
})

it('a table of containers counts no goods: they are described below it', () => {
  const row = (y: number, number: string, seal: string, count: string, mass: string): SetLine[] => [
    [40, y, number],
    [150, y, seal],
    [250, y, count],
    [400, y, mass],
  ]
  const { values } = readSet([
    ...billHead,
    ...row(100, 'CONTAINER', 'SEAL', 'PACKAGES', 'GROSS WEIGHT KGS'),
    ...row(112, 'MSKU9070323', 'NV 081177', '10 PALLETS', '8940.0'),
    ...row(124, 'CSQU3054383', 'NV 081178', '11 PALLETS', '9702.5'),
    [40, 150, 'MARKS'],
    [150, 150, 'DESCRIPTION OF GOODS (SAID TO CONTAIN)'],
    [40, 162, 'PO 44718'],
    [150, 162, '1,260 CARTONS ON 21 PALLETS'],
    [150, 173, 'RED WINE IN BOTTLES'],
    [150, 184, 'HS CODE 220421'],
  ])
  expect(values).toMatchObject({
    'natureIdentificationCargo/identificationText[1]': 'RED WINE IN BOTTLES',
    'transportPackage[1]/itemQuantity': 21,
    'transportPackage[1]/typeCode[1]': 'PX',
    numberOfPackages: 21,
    'grossWeight[1]': { value: 18642.5, unit: 'KGM' },
  })
  expect(values['transportPackage[2]/itemQuantity']).toBeUndefined()
})
