import { expect, it } from 'vitest'
import { billHead } from '../../testing/set-heads.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

/** Lines of marks, packages, goods, mass and volume. */
const bill = (...rows: readonly (readonly string[])[]) =>
  readSet([
    ...billHead,
    ...['MARKS', 'NO. OF PKGS', 'DESCRIPTION OF GOODS', 'GROSS WEIGHT', 'MEASUREMENT'].map(
      (text, at): SetLine => [[40, 130, 210, 400, 490][at] ?? 0, 120, text],
    ),
    ...rows.flatMap((cells, line) =>
      cells.flatMap((text, at): SetLine[] =>
        text === '' ? [] : [[[40, 130, 210, 400, 490][at] ?? 0, 134 + 11 * line, text]],
      ),
    ),
  ]).values

const goodsOf = (values: Record<string, unknown>) =>
  [1, 2, 3, 4].flatMap((n) => {
    const name = values[`natureIdentificationCargo/identificationText[${n}]`]
    return name === undefined ? [] : [[values[`transportPackage[${n}]/itemQuantity`], name]]
  })

it('pounds above the same in kilograms are no goods of their own', () => {
  const values = bill(
    ['MESAORIA', '14 CRATES', 'SETTER CABINETS,', '22,046 LB', '1,412 CF'],
    ['1/21', '', 'KNOCKED DOWN', '10,000.0 KG', '39.98 M3'],
    ['', '6 SKIDS', 'EGG TRAY TROLLEYS', '5,291 LB', '671 CF'],
    ['', '', 'SCH B 8436.91.0080', '2,400.0 KG', '19.00 M3'],
  )
  expect(goodsOf(values)).toEqual([
    [14, 'SETTER CABINETS, KNOCKED DOWN'],
    [6, 'EGG TRAY TROLLEYS'],
  ])
  expect(values['grossWeight[1]']).toEqual({ value: 12400, unit: 'KGM' })
  expect(values['grossVolume[1]']).toEqual({ value: 58.98, unit: 'MTQ' })
})

it('containers counted above what they hold are no packages', () => {
  const values = bill(
    ['SGLU 208841-7', '1 CNTR', '1 CONTAINER S.T.C.', '14,880.000', '61.200'],
    ['', '620', 'UPHOLSTERY FABRICS'],
    ['', 'ROLLS', 'DYED'],
    ['FXTU 330917-5', '1 CNTR', '1 CONTAINER S.T.C.', '16,254.000', '24.300'],
    ['', '18', 'ACRYLIC DISPERSION'],
    ['', 'PALLETS', 'HS 390690'],
  )
  expect(goodsOf(values)).toEqual([
    [620, 'UPHOLSTERY FABRICS DYED'],
    [18, 'ACRYLIC DISPERSION'],
  ])
  expect(values.numberOfPackages).toBe(638)
})

it('containers alone are what is counted', () => {
  const values = bill(['SGLU 208841-7', '2 CNTR', 'SCRAP IRON', '44,880.000', '61.200'])
  expect(values.numberOfPackages).toBe(2)
})

it('names may stand above their counts, the first beside the whole', () => {
  const values = bill(
    ['S.K.G.C.', '1448CTNS', 'GARDEN FURNITURE SETS', '24190.400KGS', '203.640CBM'],
    ['', '', '612 CARTONS', '9180.000', '104.040'],
    ['', '', 'ALUMINIUM PARASOLS'],
    ['', '', '500 CARTONS', '12500.000', '59.500'],
    ['', '', 'OUTDOOR CUSHIONS'],
    ['', '', '336 CARTONS', '2510.400', '40.100'],
  )
  expect(goodsOf(values)).toEqual([
    [612, 'GARDEN FURNITURE SETS'],
    [500, 'ALUMINIUM PARASOLS'],
    [336, 'OUTDOOR CUSHIONS'],
  ])
})

it('names below their counts stay there', () => {
  const values = bill(
    ['', '1112CTNS', 'GARDEN ARTICLES', '21680.000KGS', '163.540CBM'],
    ['', '', '612 CARTONS', '9180.000', '104.040'],
    ['', '', 'ALUMINIUM PARASOLS'],
    ['', '', '500 CARTONS', '12500.000', '59.500'],
    ['', '', 'OUTDOOR CUSHIONS'],
  )
  expect(goodsOf(values)).toEqual([
    [612, 'ALUMINIUM PARASOLS'],
    [500, 'OUTDOOR CUSHIONS'],
  ])
})
