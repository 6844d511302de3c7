import { describe, expect, it } from 'vitest'
import type { ConsignmentValue } from '../../dataset/consignment.ts'
import { evaluate } from '../../evaluate.ts'
import { AS_OF, value } from '../../testing/consignments.ts'

const codes = (values: ConsignmentValue[], subsets: string[] = []) =>
  evaluate({ values }, { subsets, asOf: AS_OF, readFrom: 'paper' })
    .findings.map(({ code }) => code)
    .filter((code) => /^DG-|^EU05-HAZARD/.test(code))

const limited = (text: string) => [
  value('eFTI232', '1219'),
  value('eFTI236', 'II'),
  value('eFTI319', `UN 1219, II, ${text} LQ`),
  value('eFTI41', { value: 222, unit: 'KGM' }),
]

describe('an inner packaging of a limited quantity (3.4.1, column 7a: 1 L)', () => {
  it.each(['boxes of 4 bottles × 1 L', '12 x 400 ml', '6×1 l', '240 L'])('may be that of %s', (text) => {
    expect(codes(limited(text))).toEqual([])
  })
  it.each(['1 can × 4 L', '2 x 2,5 l'])('may not be that of %s', (text) => {
    expect(codes(limited(text))).toEqual(['DG-LIMITED-INNER'])
  })
})

describe('batteries under special provision 188 (b)', () => {
  const battery = (text: string) => [value('eFTI1746', 'SP188'), value('eFTI712', text)]
  it.each(['14,8 V / 5,0 Ah = 74 Wh', '100 Wh', '48 kWh a year'])('may have %s', (text) => {
    expect(codes(battery(text))).toEqual([])
  })
  it('have no more than 100 Wh', () => {
    expect(codes(battery('14,8 V / 10,0 Ah = 148 Wh'))).toEqual(['DG-BATTERY-ENERGY'])
  })
})

describe('a liquid that is declared as not dangerous (2.2.3.1.1)', () => {
  it.each([
    'Ej farligt gods enligt ADR-S, flampunkt 74 °C',
    'Not dangerous goods: flash point > 60 °C',
    'Kein Gefahrgut: Flammpunkt 40 °C, unterhält keine Verbrennung (32.5.2)',
    'Keep cool, flash point 41 °C',
  ])('may be one of %s', (text) => {
    expect(codes([value('eFTI712', text)])).toEqual([])
  })
  it.each([
    'Ej farligt gods enligt ADR-S, flampunkt 41 °C',
    'Not dangerous goods under ADR: flash point 55 °C',
    'Kein Gefahrgut, Flammpunkt 38 °C',
  ])('is of class 3 with %s', (text) => {
    expect(codes([value('eFTI712', text)])).toEqual(['DG-FLASH-POINT'])
  })
})

describe('the hazard identification number on the railways (RID 5.4.1.1.1 (j))', () => {
  const wagon = (text: string) => [
    value('eFTI232', '1247'),
    value('eFTI242', '3'),
    value('eFTI236', 'II'),
    value('eFTI251', 'METHYL METHACRYLATE MONOMER, STABILIZED'),
    value('eFTI581', '2'),
    value('eFTI712', text),
  ]
  const numbers = (text: string) => codes(wagon(text), ['EU05b']).filter((code) => code.startsWith('EU05'))
  it('precedes the UN number of goods in a tank', () => {
    expect(numbers('339, UN 1247 in a tank wagon')).toEqual([])
    expect(numbers('UN 1247 in a tank wagon')).toEqual(['EU05-HAZARD-NUMBER'])
  })
  it('is not due of packages', () => {
    expect(numbers('UN 1247 in drums')).toEqual([])
  })
})

describe('by sea and air', () => {
  const shipped = (mode: string, kind: string) => [
    value('eFTI232', '1263'),
    value('eFTI242', kind),
    value('eFTI236', 'II'),
    value('eFTI251', 'PAINT'),
    value('eFTI581', mode),
  ]
  it.each(['1', '4'])('mode %s: class and number are those of the same list', (mode) => {
    expect(codes(shipped(mode, '3'))).toEqual([])
    expect(codes(shipped(mode, '8'))).toEqual(['DG-TABLE-CLASS'])
  })
  it('no tunnel code is judged', () => {
    expect(codes([...shipped('1', '3'), value('eFTI255', 'B')])).toEqual([])
  })
})

it('the same slip in two lines is one', () => {
  const line = (at: number) => [
    value('eFTI232', '1203', undefined, [at, 1]),
    value('eFTI242', '3', undefined, [at, 1]),
    value('eFTI236', 'III', undefined, [at, 1]),
    value('eFTI251', 'PETROL', undefined, [at, 1]),
  ]
  expect(codes([...line(1), ...line(2)])).toEqual(['DG-TABLE-PACKING-GROUP'])
})

it('labels of organic peroxides are those of the formulation', () => {
  const peroxide = (label: string) => [
    value('eFTI232', '3109'),
    value('eFTI242', '5.2'),
    value('eFTI251', 'ORGANIC PEROXIDE TYPE F, LIQUID'),
    value('eFTI235', 'peroxyacetic acid'),
    value('eFTI301', label),
  ]
  expect(codes(peroxide('8'))).toEqual([])
  expect(codes(peroxide('3'))).toEqual(['DG-TABLE-LABELS'])
})

it('points of 1.1.3.6 from gross masses yield to those that the document states', () => {
  const acid = (stated: string, mass: number) => [
    value('eFTI232', '1830'),
    value('eFTI242', '8'),
    value('eFTI236', 'II'),
    value('eFTI251', 'SULPHURIC ACID'),
    value('eFTI238', { value: mass, unit: 'KGM' }),
    value('eFTI712', `Exempt by 1.1.3.6 ${stated}`),
  ]
  expect(codes(acid('(868 points)', 475))).toEqual([])
  expect(codes(acid('', 475))).toEqual(['DG-EXEMPTION-POINTS'])
  expect(codes(acid('(868 points)', 900))).toEqual(['DG-EXEMPTION-POINTS'])
})
