import { expect, it } from 'vitest'
import { waybillHead } from '../../../testing/set-heads.ts'
import { drawn, readSet, type SetLine } from '../../../testing/set-paper.ts'

const bill = (...lines: SetLine[]) =>
  readSet(
    [
      [40, 20, 'BILL OF LADING', 14],
      [42, 42, 'SHIPPER', 5],
      [42, 50, 'KALAMON AVEE'],
      [42, 62, '24200 MESSINI, GREECE'],
      [302, 42, 'PORT OF LOADING', 5],
      [302, 50, 'PIRAEUS'],
      [42, 102, 'NO. OF PACKAGES', 5],
      [152, 102, 'DESCRIPTION OF GOODS', 5],
      [352, 102, 'GROSS WEIGHT KG', 5],
      [452, 102, 'MEASUREMENT M3', 5],
      ...lines,
    ],
    drawn(
      [40, 40, 300, 100],
      [300, 40, 550, 100],
      [40, 100, 150, 400],
      [150, 100, 350, 400],
      [350, 100, 450, 400],
      [450, 100, 550, 400],
    ),
  ).values

it('what stands below a stroke is the sum, also where the goods go on beside it', () => {
  const values = bill(
    [42, 112, '20 PALLETS'],
    [152, 112, 'OLIVE OIL IN TIN CANS'],
    [352, 112, '18 744,0'],
    [452, 112, '25,400'],
    [42, 142, '21 PALLETS'],
    [152, 142, 'TABLE OLIVES'],
    [352, 142, '22 155,5'],
    [452, 142, '27,150'],
    [352, 153, '---------'],
    [452, 153, '------'],
    [152, 164, 'IN BRINE, PAILS'],
    [352, 164, '40 899,5'],
    [452, 164, '52,550'],
  )
  expect(values['grossWeight[1]']).toEqual({ value: 40899.5, unit: 'KGM' })
  expect(values.numberOfPackages).toBe(41)
})

it('pieces and weight of the only line, repeated without its rate, are no second line', () => {
  const { values } = readSet([
    ...waybillHead,
    [40, 112, '5'],
    [110, 112, '1482,0'],
    [180, 112, 'Q'],
    [240, 112, '1482,0'],
    [330, 112, 'STEEL MOULDS'],
    [40, 145, '5'],
    [110, 145, '1482,0'],
    [330, 145, '80X60X70 CM /4'],
  ])
  expect(values['grossWeight[1]']).toEqual({ value: 1482, unit: 'KGM' })
  expect(values.numberOfPackages).toBe(5)
  expect(values['natureIdentificationCargo/identificationText[2]']).toBeUndefined()
})

it('smaller type across the columns below a line tells more of it, and is no mark', () => {
  const { values } = readSet([
    [40, 20, 'CMR-Frachtbrief', 14],
    [40, 50, 'Absender: Holz GmbH, Waldweg 4, 94227 Zwiesel'],
    [40, 100, 'Zeichen'],
    [120, 100, 'Anzahl'],
    [180, 100, 'Inhalt'],
    [400, 100, 'Gewicht kg'],
    [40, 114, 'TX-5512'],
    [120, 114, '1'],
    [180, 114, 'Scheibenegge'],
    [400, 114, '5480'],
    [40, 125, 'Fz-Ident TXW600-26-0417 · Baujahr 2026 · HS 8432 21 00', 7],
    [40, 138, 'TX-5513'],
    [120, 138, '4'],
    [180, 138, 'Walzenringe'],
    [400, 138, '3120'],
  ])
  expect(values['transportPackage[1]/shippingMarks[1]/markingText[1]']).toBe('TX-5512')
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('Scheibenegge')
})
