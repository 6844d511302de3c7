import { expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 20, 'Frachtbrief CIM', 12],
  [40, 50, '1 Absender', 6],
  [42, 58, 'Bauxitwerk Saale AG'],
  [42, 69, '06217 Merseburg'],
  [300, 50, '4 Empfänger', 6],
  [302, 58, 'Feuerfest Leoben GmbH'],
  [302, 69, 'A-8712 Niklasdorf'],
]
const read = (lines: SetLine[], ...boxes: [number, number, number, number][]) =>
  readSet([...head, ...lines], drawn(...boxes)).values
const seal = (unit: number, number = 1) => `usedTransportEquipment[${unit}]/affixedSeal[${number}]/id`
const carried = (unit: number, number = 1) =>
  `usedTransportEquipment[${unit}]/carriedTransportEquipment[${number}]`

it('all columns in one drawn box: seals stand below their heading, in letters of any country', () => {
  const found = read(
    [
      [40, 200, '18 Vagón n.º', 6],
      [140, 200, 'Precinto', 6],
      [220, 200, '21 Designación de la mercancía', 6],
      [400, 200, '25 Masa kg', 6],
      [140, 207, 'Scellé', 6],
      [40, 220, '31 80 4556 117-8'],
      [140, 220, 'БЖ 055117'],
      [220, 220, 'Tonerde, lose'],
      [400, 220, '62 340'],
      [40, 240, '31 80 4556 132-7'],
      [140, 240, 'JTŽ 70412'],
      [220, 240, 'Tonerde, lose'],
      [400, 240, '62 180'],
    ],
    [30, 195, 560, 300],
  )
  expect([found[seal(1)], found[seal(2)]]).toEqual(['БЖ 055117', 'JTŽ 70412'])
  expect(found['transportPackage[1]/shippingMarks[1]/markingText[1]']).toBeUndefined()
})

it('seals below a container in one column are the container’s; a wagon may be listed for each of them', () => {
  const found = read([
    [40, 200, '(18) Vagon', 6],
    [140, 200, 'Zabojnik / plomba', 6],
    [240, 200, '(21) Oznaka blaga', 6],
    [400, 200, '(25) Masa kg', 6],
    [40, 210, '33 87 4575 118-4'],
    [140, 210, 'MSKU 123456 5'],
    [140, 221, 'SI 0088 411'],
    [240, 210, 'Kava surova'],
    [400, 210, '19 392'],
    [40, 236, '33 87 4575 206-7'],
    [140, 236, 'TRBU 733015 1'],
    [140, 247, 'SI 0088 412'],
    [240, 236, 'Kakav v zrnju'],
    [400, 236, '18 060'],
  ])
  expect(found[`${carried(1)}/id`]).toBe('MSKU1234565')
  expect(found[`${carried(1)}/affixedSeal[1]/id`]).toBe('SI 0088 411')
  expect(found[`${carried(2)}/affixedSeal[1]/id`]).toBe('SI 0088 412')
})

it('a container whose check digit is wrong counts where its size stands behind it, with its seal', () => {
  const found = read([
    [40, 200, '18 Wagen-Nr.', 6],
    [180, 200, '21 Bezeichnung des Gutes', 6],
    [400, 200, '25 Masse kg', 6],
    [40, 210, '33 51 4576 044-1'],
    [180, 210, 'BZIU 300 417-2 45PW pl. PL771189'],
    [400, 210, '13 276'],
  ])
  expect(found[`${carried(1)}/id`]).toBe('BZIU3004172')
  expect(found[`${carried(1)}/affixedSeal[1]/id`]).toBe('PL771189')
})

it('month, day and hour may be asked for by letters, or not at all; box 17 may have the whole date', () => {
  const [name, day] = ['carrierAcceptanceLocation/name[1]', 'carrierAcceptanceDateTime']
  const issued: SetLine = [300, 300, 'Merseburg, 21.11.2026']
  const asked = read([
    [40, 120, '16 Miejsce przyjęcia — M / D / G', 6],
    [42, 128, 'Merseburg 11 – 22 – 21'],
    issued,
  ])
  expect([asked[name], asked[day]]).toEqual(['Merseburg', '2026-11-22'])
  expect(read([[40, 120, '16 Übernahmeort', 6], [42, 128, 'Merseburg 11-10-26'], issued])[day]).not.toBe(
    '2026-11-10',
  )
  const boxed = read(
    [
      [42, 120, '16 Übernahmeort', 6],
      [42, 128, 'Merseburg'],
      [302, 120, '17 Fecha y hora', 6],
      [302, 128, '24.11.2026'],
    ],
    [40, 118, 300, 150],
    [300, 118, 560, 150],
  )
  expect(boxed[day]).toBe('2026-11-24')
})

it('numbers of boxes in a column end what stands above them, whatever they ask for', () => {
  const found = read([
    [40, 120, '10 Bestimmungsbahnhof', 7],
    [180, 120, 'Nitra', 9],
    [40, 134, '[12] Priestor vykládky', 7],
    [180, 134, 'Terminal Nitra-Juh, tir 4', 9],
    [40, 148, '16 Übernahmeort', 7],
    [180, 148, 'Koper', 9],
    [40, 162, '20 Zahlung der Kosten', 7],
    [180, 162, 'Franko', 9],
    [40, 176, '29 Ort und Tag der Ausstellung', 7],
    [180, 176, 'Koper, 20.11.2026', 9],
    [40, 190, '58 Vertraglicher Beförderer', 7],
    [180, 190, 'Güterbahn AG', 9],
  ])
  expect(found['consigneeReceiptLocation/name[1]']).toBe('Nitra')
})
