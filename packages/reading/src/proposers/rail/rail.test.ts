import { describe, expect, it } from 'vitest'
import { readSet, type SetLine } from '../../testing/set-paper.ts'
import { unitIn } from '../../values/measures.ts'

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

describe('forms in further languages', () => {
  it('number their boxes as all do: places are stations, 58 is the carrier, 11 and 17 have the codes', () => {
    const found = readSet([
      [40, 20, 'CIM-fraktsedel', 12],
      [40, 50, '1 Avsändare', 6],
      [42, 58, 'Bergslagens Stålverk AB'],
      [42, 69, 'Hyttvägen 12'],
      [42, 80, '781 70 Borlänge'],
      [300, 50, '4 Mottagare', 6],
      [302, 58, 'Rheinwalz Duisburg GmbH'],
      [302, 69, 'Hafenstraße 40'],
      [302, 80, '47119 Duisburg'],
      [40, 120, '10 Leveransplats', 6],
      [42, 128, 'Duisburg-Ruhrort Hafen'],
      [300, 120, '11 Kod', 6],
      [302, 128, '80 - 31122'],
      [40, 150, '16 Mottagningsplats', 6],
      [42, 158, 'Borlänge C'],
      [300, 150, '17 Kod', 6],
      [302, 158, '74 00350'],
      [40, 180, '18 Vagn nr', 6],
      [140, 180, '21 Varuslag', 6],
      [300, 180, '25 Vikt kg', 6],
      [400, 180, 'Plomber', 6],
      [40, 190, '31 74 4672 118-2'],
      [140, 190, 'Varmvalsad plåt'],
      [300, 190, '62 410'],
      [400, 190, 'GC 44187'],
      [40, 202, '31 74 4672 229-7'],
      [140, 202, 'Varmvalsad plåt'],
      [300, 202, '61 980'],
      [400, 202, 'GC 44188'],
      [40, 240, '58 Avtalsslutande transportör', 6],
      [42, 248, 'Dalarnas Godståg AB'],
      [42, 259, 'Stationsgatan 4, 784 33 Borlänge'],
    ])
    expect(found.kind).toBe('cim')
    expect(found.values).toMatchObject({
      'consigneeReceiptLocation/name[1]': 'Duisburg-Ruhrort Hafen',
      'consigneeReceiptLocation/id': 'DE31122',
      'carrierAcceptanceLocation/name[1]': 'Borlänge C',
      'carrierAcceptanceLocation/id': 'SE00350',
      'carrier/name[1]': 'Dalarnas Godståg AB',
      'grossWeight[1]': { value: 124390, unit: 'KGM' },
      [seal(1)]: 'GC 44187',
      [seal(2)]: 'GC 44188',
    })
  })

  it('a figure in the box of another code is none of a station', () => {
    const found = values([40, 120, '2 Kundencode', 6], [42, 128, '80 31122'])
    expect(found['consigneeReceiptLocation/id']).toBeUndefined()
  })
})
