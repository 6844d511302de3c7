import { expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const waybill = (...lines: SetLine[]) =>
  readSet([
    [40, 20, 'AIR WAYBILL', 14],
    [40, 50, "Shipper's Name and Address"],
    [40, 62, 'PEIPSI WOOD HOUSES OU'],
    [300, 50, "Consignee's Name and Address"],
    [300, 62, 'NORDLYS HYTTER AS'],
    ...lines,
    [40, 500, '23 NOV 2026'],
    [140, 500, 'TALLINN'],
    [40, 512, 'Executed on (date)', 6],
    [140, 512, 'at (place)', 6],
  ]).values

const first = 'mainCarriageTransportMovement[1]'
const departs = `${first}/departureEvent[1]/scheduledOccurrenceDateTime`

it.each([
  ['LV0823/24', '2026-11-24'],
  ['XH418/25NOV', '2026-11-25'],
  ['8N 1417/26  8N 61/27', '2026-11-26'],
  ['YK 2317 / 2 Dec', '2026-12-02'],
  ['XH418/21NOV', undefined],
  ['LH 8400 / 28.11.2026', '2026-11-28'],
])('%s departs on the next such day from the day of issue', (flight, date) => {
  const values = waybill([40, 120, 'Flight/Date', 6], [40, 130, flight])
  expect(values[`${first}/id`]).toBe(flight.slice(0, flight.search(/\s?\/|\s\s/)).replace(' ', ''))
  expect(values[departs]).toBe(date)
})

it('two boxes for flights name two', () => {
  const values = waybill(
    [40, 120, 'Flight/Date', 6],
    [40, 130, 'BU 6610 / 29 Nov'],
    [160, 120, 'Flight/Date', 6],
    [160, 130, 'AV 0077 / 30 Nov'],
  )
  expect(values[`${first}/id`]).toBe('BU6610')
  expect(values['mainCarriageTransportMovement[2]/id']).toBe('AV0077')
})

it('legs begin and end the carriage', () => {
  const values = waybill(
    [40, 120, 'From', 6],
    [160, 120, 'To', 6],
    [280, 120, 'Flight', 6],
    [40, 130, 'HEL Helsinki'],
    [160, 130, 'DOH Doha'],
    [280, 130, 'PW0973'],
    [40, 144, 'DOH Doha'],
    [160, 144, 'DXB Dubai'],
    [280, 144, 'PW7012'],
  )
  expect(values['carrierAcceptanceLocation/name[1]']).toBe('Helsinki')
  expect(values['consigneeReceiptLocation/name[1]']).toBe('Dubai')
})

it('one box may name both airports, and an agent with its city', () => {
  const values = waybill(
    [40, 120, 'Airport of departure → destination', 6],
    [40, 130, 'Izmir (ADB) → Oslo (OSL) via IST'],
    [300, 120, "Issuing Carrier's Agent Name and City", 6],
    [300, 130, 'MOSELLE AIR LOGISTICS'],
    [300, 142, 'FINDEL'],
  )
  expect(values['carrierAcceptanceLocation/name[1]']).toBe('Izmir (ADB)')
  expect(values['consigneeReceiptLocation/name[1]']).toBe('Oslo (OSL)')
  expect(values['freightForwarder/name[1]']).toBe('MOSELLE AIR LOGISTICS')
})
