import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../../../testing/set-paper.ts'
import { unitIn } from '../../normalise/measures.ts'

const head: SetLine[] = [
  [40, 20, 'Frachtbrief CIM', 12],
  [40, 50, '1 Absender', 6],
  [42, 58, 'Bauxitwerk Saale AG'],
  [42, 69, 'Grubenweg 17'],
  [42, 80, '06217 Merseburg'],
  [300, 50, '4 Empfänger', 6],
  [302, 58, 'Feuerfest Leoben GmbH'],
  [302, 69, 'Proleber Straße 40'],
  [302, 80, 'A-8712 Niklasdorf'],
]
const values = (...lines: SetLine[]) => readSet([...head, ...lines]).values
const seal = (unit: number, number = 1) => `usedTransportEquipment[${unit}]/affixedSeal[${number}]/id`

describe('seals in a list of wagons', () => {
  it('below a heading are those of the wagon on their line, whatever signs they have', () => {
    const found = values(
      [40, 200, '18 Wagen-Nr.', 6],
      [140, 200, 'Plomben', 6],
      [220, 200, '21 Bezeichnung des Gutes', 6],
      [400, 200, '25 Masse kg', 6],
      [40, 210, '31 80 4556 117-8'],
      [140, 210, 'FN 26/0881'],
      [220, 210, 'Tonerde, lose'],
      [400, 210, '62 340'],
      [40, 224, '31 80 4556 132-7'],
      [140, 224, 'FN 26/0882'],
      [220, 224, 'Tonerde, lose'],
      [400, 224, '62 180'],
    )
    expect(found[seal(1)]).toBe('FN 26/0881')
    expect(found[seal(2)]).toBe('FN 26/0882')
  })

  it('behind their word are those of the wagon above', () => {
    const found = values(
      [40, 200, '18 Číslo vozňa', 6],
      [220, 200, '21 Pomenovanie tovaru', 6],
      [400, 200, '25 Hmotnosť (t)', 6],
      [40, 210, '315647230558'],
      [220, 210, 'Vláknina ihličnatá'],
      [400, 210, '41,250'],
      [40, 221, 'plomby ZSO 118, ZSO 119'],
      [40, 236, '315647231390'],
      [220, 236, 'Odrezky bukové'],
      [400, 236, '40,860'],
      [40, 247, 'plomba ZSO 120'],
    )
    expect([found[seal(1)], found[seal(1, 2)], found[seal(2)]]).toEqual(['ZSO 118', 'ZSO 119', 'ZSO 120'])
  })

  it('behind a container are those of the container, which the wagon above it carries', () => {
    const found = values(
      [40, 200, 'Wagen / UTI', 6],
      [140, 200, 'Plomben', 6],
      [220, 200, 'Bezeichnung des Gutes', 6],
      [400, 200, 'Masse kg', 6],
      [40, 210, '33 87 4575 118-4'],
      [44, 222, 'MSKU 123456 5'],
      [140, 222, 'VT 5511'],
      [220, 222, 'Wasser'],
      [400, 222, '27 060'],
      [40, 236, '33 87 4575 206-7'],
      [44, 248, 'TRBU 733015 1'],
      [140, 248, 'VT 5517'],
      [220, 248, 'Wasser'],
      [400, 248, '20 800'],
    )
    const carried = (unit: number) => `usedTransportEquipment[${unit}]/carriedTransportEquipment[1]`
    expect(found[`${carried(1)}/id`]).toBe('MSKU1234565')
    expect(found[`${carried(1)}/affixedSeal[1]/id`]).toBe('VT 5511')
    expect(found[`${carried(2)}/id`]).toBe('TRBU7330151')
    expect(found[`${carried(2)}/affixedSeal[1]/id`]).toBe('VT 5517')
  })
})

it('a heading may say tonnes in brackets, with the number of its box behind', () => {
  expect(unitIn('Hmotnosť (t) 25', 'mass')).toBe('TNE')
  expect(unitIn('Masse kg 25', 'mass')).toBe('KGM')
})

describe('what stands beside what a box asks for', () => {
  it('the moment behind the station, the number of a box with its letter, the way of a train', () => {
    const found = values(
      [40, 120, '16 Übernahmeort', 6],
      [42, 128, 'Breisach Monat-Tag-Stunde: 11-17-14'],
      [300, 120, '58a', 7],
      [316, 120, 'Vertraglicher Beförderer', 6],
      [316, 128, 'Kaiserstuhlbahn Cargo GmbH'],
      [316, 139, 'Bahnhofstraße 21, 79346 Endingen'],
      [40, 160, '30 CIM Zug Nr.', 6],
      [42, 168, 'n° 48213 Breisach – Mulhouse'],
      [300, 300, 'Breisach, 17.11.2026'],
    )
    expect(found).toMatchObject({
      'carrierAcceptanceLocation/name[1]': 'Breisach',
      carrierAcceptanceDateTime: '2026-11-17',
      'carrier/name[1]': 'Kaiserstuhlbahn Cargo GmbH',
      'mainCarriageTransportMovement[1]/id': '48213',
    })
  })

  it('a train that a line names where no box asks for it', () => {
    const id = 'mainCarriageTransportMovement[1]/id'
    expect(values([40, 300, '4 Wagen – Ganzzugteil – Zug 45903'])[id]).toBe('45903')
    expect(values([40, 300, 'Zug 45903, später Zug 45917'])[id]).toBeUndefined()
  })
})

it('the code of a railway and who signs are no lines of its address', () => {
  const found = values(
    [40, 120, '58 Vertraglicher Beförderer', 6],
    [42, 128, 'Güterbahn AG, Bahnhofstraße 2, 06217 Merseburg'],
    [42, 139, 'Code 3412'],
    [130, 139, 'gez. Rothe'],
  )
  expect(found['carrier/postalAddress/cityName[1]']).toBe('Merseburg')
})

describe('month, day and hour of taking over', () => {
  it('have the year of the other dates, where these have one', () => {
    const box = (...lines: SetLine[]) =>
      values([40, 120, '16 Übernahmeort / Monat-Tag-Stunde', 6], ...lines).carrierAcceptanceDateTime
    expect(box([42, 128, 'Merseburg 11-16-14'], [300, 300, 'Merseburg, 15.11.2026'])).toBe('2026-11-16')
    expect(box([42, 128, '80 12144-8   11-16-14 (2026)'])).toBe('2026-11-16')
    expect(box([42, 128, 'Merseburg 11-16-14'])).toBeUndefined()
  })

  it('are no part of the station, and neither is a whole date', () => {
    const [name, day] = ['carrierAcceptanceLocation/name[1]', 'carrierAcceptanceDateTime']
    const short = values([40, 120, '16 Übernahmeort', 6], [42, 128, 'Merseburg 11-16-14 (2026)'])
    expect(short[name]).toBe('Merseburg')
    const long = values([40, 120, '16 Übernahmeort', 6], [42, 128, 'Hayange 2026 11 24 18h'])
    expect([long[name], long[day]]).toEqual(['Hayange', '2026-11-24'])
  })

  it('are asked for in other languages too', () => {
    const found = values(
      [40, 120, '16 Miejsce przejęcia / miesiąc-dzień-godz.', 6],
      [42, 128, 'Kruszwica 11-17-14'],
      [300, 300, 'Kruszwica, 2026-11-16'],
    )
    expect(found.carrierAcceptanceDateTime).toBe('2026-11-17')
  })
})
