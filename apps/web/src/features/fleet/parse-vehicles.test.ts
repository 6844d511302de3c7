import { expect, it } from 'vitest'
import { isTooMany, parseVehicles } from './parse-vehicles.ts'

it('reads lines as sheets and people write them', () => {
  const { vehicles, wrong } = parseVehicles(
    'HH-AB 1234;DE;Trailer\r\nWGM 1234F\tpl\ttruck\n\n 34 ABC 123, TR ',
  )
  expect(wrong).toEqual([])
  expect(vehicles).toEqual([
    { plate: 'HH-AB 1234', country: 'DE', kind: 'trailer' },
    { plate: 'WGM 1234F', country: 'PL', kind: 'motor-vehicle' },
    { plate: '34 ABC 123', country: 'TR', kind: 'motor-vehicle' },
  ])
})

it.each(['HH-AB 1234', 'HH-AB 1234;Germany', '-;DE', 'HH-AB 1234;DE;ship', 'HH-AB 1234;DE;trailer;x'])(
  'names a line that is no vehicle: %s',
  (line) => {
    const { vehicles, wrong } = parseVehicles(`B-XY 1;DE\n${line}`)
    expect(wrong).toEqual([{ line: 2, text: line }])
    expect(vehicles).toHaveLength(1)
  },
)

it('knows how many the server takes in one call', () => {
  const { vehicles } = parseVehicles(Array.from({ length: 1001 }, (_, at) => `B-X ${at};DE`).join('\n'))
  expect([isTooMany(vehicles), isTooMany(vehicles.slice(1))]).toEqual([true, false])
})
