import { expect, it } from 'vitest'
import { countryReader } from '../../forms/import/country-of.ts'
import { readTable } from '../../forms/import/read-table.ts'
import { readVehicle, VEHICLE_COLUMNS } from './read-vehicle.ts'

const countryOf = countryReader(['DE', 'PL', 'TR'])
const read = (text: string) =>
  readTable(text, VEHICLE_COLUMNS).rows.map(({ cells }) => readVehicle(cells, countryOf))

it('reads lists as fleets keep them', () => {
  expect(read('HH-AB 1234;DE;Trailer\r\nWGM 1234F;pl;truck\n\n 34 ABC 123; TR ')).toEqual([
    { item: { plate: 'HH-AB 1234', country: 'DE', kind: 'trailer' } },
    { item: { plate: 'WGM 1234F', country: 'PL', kind: 'motor-vehicle' } },
    { item: { plate: '34 ABC 123', country: 'TR', kind: 'motor-vehicle' } },
  ])
  expect(read('Art;Land;Kennzeichen\nSattelauflieger;D;HB-SP 400')).toEqual([
    { item: { plate: 'HB-SP 400', country: 'DE', kind: 'trailer' } },
  ])
})

it.each([
  ['HH-AB 1234', 'Choose the country of registration'],
  ['HH-AB 1234;Atlantis', 'Choose the country of registration'],
  ['-;DE', 'Enter the number plate'],
  ['HH-AB 1234;DE;ship', 'ship is neither a motor vehicle nor a trailer'],
])('says what is wrong with %s', (line, problem) => {
  expect(read(`B-XY 1;DE\n${line}`)[1]).toEqual({ problem })
})
