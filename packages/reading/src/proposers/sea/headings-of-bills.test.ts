import { expect, it } from 'vitest'
import { billHead } from '../../testing/set-heads.ts'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const goods: readonly SetLine[] = [
  [42, 134, '14 CRATES'],
  [142, 134, 'SETTER CABINETS'],
  [402, 134, '10,000.0 KG'],
  [492, 134, '39.98 M3'],
  [42, 145, '6 SKIDS'],
  [142, 145, 'EGG TRAY TROLLEYS'],
  [402, 145, '2,400.0 KG'],
  [492, 145, '19.00 M3'],
]

it('a heading that no lexicon knows stands between others in one drawn box', () => {
  const { values } = readSet(
    [
      ...billHead,
      [42, 120, 'NO. OF PKGS (19)', 6],
      [142, 120, 'DESCRIPTION OF WARES in Schedule B detail', 6],
      [402, 120, 'GROSS WEIGHT (21)', 6],
      [492, 120, 'MEASUREMENT (22)', 6],
      ...goods,
    ],
    drawn([30, 115, 570, 128], [30, 128, 570, 300]),
  )
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('SETTER CABINETS')
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('EGG TRAY TROLLEYS')
})

it('mass and measurement set close together head two columns', () => {
  const { values } = readSet([
    ...billHead,
    [42, 120, 'No. of packages', 6],
    [142, 120, 'Description of goods', 6],
    [405, 120, 'Gross weight kg Measurement m3', 6],
    [42, 134, '40 BUNDLES'],
    [142, 134, 'SAWN BEECH'],
    [402, 134, '24.160,5'],
    [462, 134, '33,620'],
    [42, 145, '42 BUNDLES'],
    [142, 145, 'BEECH ELEMENTS'],
    [402, 145, '25.215,0'],
    [462, 145, '34,020'],
  ])
  expect(values['grossWeight[1]']).toEqual({ value: 49375.5, unit: 'KGM' })
  expect(values['grossVolume[1]']).toEqual({ value: 67.64, unit: 'MTQ' })
})

it.each([
  'No. and kind of packages, description of goods',
  'Description of goods – particulars furnished by shipper',
])('one heading: %s', (heading) => {
  const { values } = readSet([
    ...billHead,
    [42, 120, 'Marks', 6],
    [142, 120, heading, 6],
    [402, 120, 'Gross weight', 6],
    [492, 120, 'Measurement', 6],
    [142, 134, '840 cartons dried salted cod, imperial grade, from Norway'],
    [402, 134, '21840 kg'],
    [492, 134, '45.36 m3'],
  ])
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe(
    'dried salted cod, imperial grade, from Norway',
  )
  expect(values['transportPackage[1]/itemQuantity']).toBe(840)
})
