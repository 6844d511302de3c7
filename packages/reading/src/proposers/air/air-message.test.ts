import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

/** A listing of a host, line below line. */
const listing = (...lines: string[]) => {
  const { kind, values } = readSet(lines.map((line, i): SetLine => [36, 36 + 12 * i, line]))
  return { kind, values }
}

describe('a message shown as it was sent', () => {
  const { kind, values } = listing(
    'CARGO SYSTEM - MESSAGE VIEWER',
    'FWB/16',
    '917-44107280TLLSIN/T48K1190.5MC7.38',
    'FLT/BW441/23/XV9173/24',
    'SHP',
    'NAM/PEIPSI OPTIKA OU',
    'ADR/TURU 45D',
    'LOC/TARTU',
    '/EE/51013/TE/3727550117',
    'CNE',
    '/STRAITS LAB INSTRUMENTS PTE LTD',
    '/31 KAKI BUKIT ROAD 3',
    '/SINGAPORE',
    '/SG/417818',
    'AGT//7714410/0022',
    '/VIRU AIR LOGISTICS',
    '/TALLINN',
    'SSR/DO NOT TILT',
    'CVD/EUR/PP/PP/NVD/NCV/XXX',
    'RTD/1/P30/K902.0/CQ/W902.0/R3.10/T2796.20',
    '/NG/SPECTROMETER PARTS',
    '/2/ND//CMT60-50-40/30',
    '/4/P18/K288.5/CQ/W630.0/R3.10/T1953.00',
    '/NG/OPTICAL BENCHES',
    'ISU/20NOV26/TALLINN/K TAMM',
  )

  it('is an air waybill, though nothing else says so', () => {
    expect(kind).toBe('awb')
    expect(values['transportContractDocument/id']).toBe('917-44107280')
    expect(values['transportContractDocument/formattedIssueDateTime']).toBe('2026-11-20')
    expect(values['transportContractDocument/issueLocation/name[1]']).toBe('TALLINN')
  })

  it('names its parties with tags and without', () => {
    expect(values['consignor/name[1]']).toBe('PEIPSI OPTIKA OU')
    expect(values['consignor/postalAddress/cityName[1]']).toBe('TARTU')
    expect(values['consignor/postalAddress/postcode[1]']).toBe('51013')
    expect(values['consignee/name[1]']).toBe('STRAITS LAB INSTRUMENTS PTE LTD')
    expect(values['consignee/postalAddress/streetName[1]']).toBe('31 KAKI BUKIT ROAD 3')
    expect(values['consignee/postalAddress/countryCode']).toBe('SG')
    expect(values['freightForwarder/name[1]']).toBe('VIRU AIR LOGISTICS')
  })

  it('counts its goods by rate lines, and flies on the next day of that number', () => {
    expect(values['natureIdentificationCargo/identificationText[2]']).toBe('OPTICAL BENCHES')
    expect(values['transportPackage[2]/itemQuantity']).toBe(18)
    expect(values.numberOfPackages).toBe(48)
    expect(values['grossVolume[1]']).toEqual({ value: 7.38, unit: 'MTQ' })
    expect(values['mainCarriageTransportMovement[2]/id']).toBe('XV9173')
    expect(values['mainCarriageTransportMovement[1]/departureEvent[1]/scheduledOccurrenceDateTime']).toBe(
      '2026-11-23',
    )
    expect(values.paymentArrangementCode).toBe('PP')
  })
})

it('one line of a message within a display gives number, pieces and weight, pounds in kilograms', () => {
  const { values } = listing('AWB 864-44702114PRGYYZ/T12L100', 'ORIGIN PRG', 'SHIPPER SKLARNA S.R.O.')
  expect(values['transportContractDocument/id']).toBe('864-44702114')
  expect(values.numberOfPackages).toBe(12)
  expect(values['grossWeight[1]']).toEqual({ value: 45.359237, unit: 'KGM' })
})

it('a flight after the end of the month leaves in the next one', () => {
  const { values } = listing(
    'FWB/17',
    '917-44107280TLLSIN/T48K1190.5',
    'FLT/BW441/02',
    'ISU/30NOV26/TALLINN/K TAMM',
  )
  expect(values['mainCarriageTransportMovement[1]/departureEvent[1]/scheduledOccurrenceDateTime']).toBe(
    '2026-12-02',
  )
})
