import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const waybill = (...lines: SetLine[]) =>
  readSet([
    [40, 20, 'AIR WAYBILL', 14],
    [40, 50, "Shipper's name and address", 6],
    [40, 58, 'Diagnostika AB'],
    [40, 69, 'Virdings allé 28'],
    [40, 80, 'SE-754 50 Uppsala'],
    ...lines,
  ]).values

it('airports and airlines by their codes are no carrier', () => {
  const values = waybill(
    [300, 50, 'Issued by', 6],
    [300, 58, 'Baltica Air Cargo OÜ'],
    [40, 120, 'To / by first carrier', 6],
    [40, 128, 'BOG BU LIM AV'],
  )
  expect(values['carrier/name[1]']).toBe('Baltica Air Cargo OÜ')
})

describe('the agent, name and town in one box', () => {
  const agent = (...lines: SetLine[]) =>
    waybill([40, 120, "Issuing carrier's agent name and city", 6], ...lines)['freightForwarder/name[1]']
  it('apart by a stroke, or by a wide gap', () => {
    expect(agent([40, 128, 'MARTELO CARGO S.L. / VIGO'])).toBe('MARTELO CARGO S.L.')
    expect(agent([40, 128, 'BOHEMIA AIRFREIGHT A.S.'], [170, 128, 'PRAGUE'])).toBe('BOHEMIA AIRFREIGHT A.S.')
  })
  it('a name alone stays whole', () => {
    expect(agent([40, 128, 'MOSELLE AIR LOGISTICS'])).toBe('MOSELLE AIR LOGISTICS')
  })
})

describe('terms of freight', () => {
  const terms = (label: string, line: string) =>
    waybill([40, 120, label, 6], [40, 128, line]).paymentArrangementCode
  it.each([
    ['WT/VAL', 'PPD', 'PP'],
    ['Charges code', 'CZK PP PP NVD NCV', 'PP'],
    ['Charges', 'EUR CC CC', 'CC'],
    ['Charges', 'PP CC', undefined],
    ['Charges', '☐ Prepaid ☒ Collect', 'CC'],
  ])('%s: %s', (label, line, code) => {
    expect(terms(label, line)).toBe(code)
  })
})

describe('the volume on a line below the goods', () => {
  it.each([
    ['VOL 2,256 M3', 2.256],
    ['Volume 0.643 m³', 0.643],
    ['Rauminhalt: 1,5 m³', 1.5],
  ])('%s', (line, value) => {
    expect(waybill([40, 300, line])['grossVolume[1]']).toEqual({ value, unit: 'MTQ' })
  })
})

it('a display sets the day and town of issue and the goods apart', () => {
  const values = waybill(
    [40, 120, '864-44702114PRGYYZ/T12K418.5MC2.65'],
    [40, 140, 'NG'],
    [100, 140, 'BLOWN GLASS VASES'],
    [40, 160, 'ISSUED'],
    [100, 160, '20NOV26 / PRAGUE'],
  )
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('BLOWN GLASS VASES')
  expect(values['transportContractDocument/issueLocation/name[1]']).toBe('PRAGUE')
})
