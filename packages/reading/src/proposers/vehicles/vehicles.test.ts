import { describe, expect, it } from 'vitest'
import { type Span, spanOf } from '../../layout/span.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'
import { vehiclesIn, withoutVehicles } from './vehicles-named.ts'

const line = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, i) => ({ text: word, box: [i * 40, 10, i * 40 + 36, 20], confidence: 1 })),
  )
const named = (text: string) => vehiclesIn(line(text)).map(({ span, of }) => [of, span.text])

describe('plates that a line names', () => {
  it.each([
    ['VEH SN24 MRX TRL C331907', 'SN24 MRX', 'C331907'],
    ['BQ-77-LT / reboque AV-91802', 'BQ-77-LT', 'AV-91802'],
    ['KLM 417, puspriekabė DB 882', 'KLM 417', 'DB 882'],
    ['GT-417-KX + remorque AB-882-CD', 'GT-417-KX', 'AB-882-CD'],
    ['TARGA FK 417 ZR + XA 882 HT', 'FK 417 ZR', 'XA 882 HT'],
    ['FORVOGN BK 41 770 HÆNGER HF 8855', 'BK 41 770', 'HF 8855'],
    ['cap tractor CJ 77 TCL, semiremorcă CJ 12 WRX', 'CJ 77 TCL', 'CJ 12 WRX'],
    ['übernommen mit dem Zug BOR-IT 417 / BOR-IT 88', 'BOR-IT 417', 'BOR-IT 88'],
    ['con il trattore targato GH 551 PK e il semirimorchio XA 417 TR,', 'GH 551 PK', 'XA 417 TR'],
    ['EČV : CA-417 DL / CA-882 YE', 'CA-417 DL', 'CA-882 YE'],
    ['vilkikas KLM 417, puspriekabė DB 882', 'KLM 417', 'DB 882'],
    ['Vilkikas: KLM 417, priekaba NR 550', 'KLM 417', 'NR 550'],
    ['Zugmaschine SO-HT 903 / SO-HT 88', 'SO-HT 903', 'SO-HT 88'],
    ['Trator 12-AB-34, reboque L-190442', '12-AB-34', 'L-190442'],
    ['LKW REG-XB 417, Anh. REG-XB 18', 'REG-XB 417', 'REG-XB 18'],
    ['Рег. № влекач PB 4471 KT / PB 1882 EE', 'PB 4471 KT', 'PB 1882 EE'],
    ['Vučno vozilo KG 417-ŠP, prikolica AA 118 ČA', 'KG 417-ŠP', 'AA 118 ČA'],
    ['Çekici: 34 KRT 4417 Dorse: 34 KRT 882', '34 KRT 4417', '34 KRT 882'],
    ['Тягач BC 4471 KT, напівпричіп BC 7718 XT', 'BC 4471 KT', 'BC 7718 XT'],
    ['Д.н.з. тягача АС4417НК, напівпричепа АС8855ХК', 'АС4417НК', 'АС8855ХК'],
    ['Registarske oznake: BG-441-KT, BG-882-EX', 'BG-441-KT', 'BG-882-EX'],
    ['Plaque : ZH 441 772 / remorque ZH 88 117', 'ZH 441 772', 'ZH 88 117'],
    ['LKW-Nr.: SHG-XY 44 Auflieger-Nr.: SHG-XY 45', 'SHG-XY 44', 'SHG-XY 45'],
    ['Zugmaschine: (D) SHG-XY 44, Auflieger: (D) SHG-XY 45', 'SHG-XY 44', 'SHG-XY 45'],
    ['Zgm. NL-55-BXP-1 Aufl. NL-OR-66-VK', '55-BXP-1', 'OR-66-VK'],
    ['Plate no. MH 12 AB 4417, trailer MH 14 CD 8821', 'MH 12 AB 4417', 'MH 14 CD 8821'],
  ])('%s', (text, vehicle, trailer) => {
    expect(named(text)).toEqual([
      ['vehicle', vehicle],
      ['equipment', trailer],
    ])
  })

  it.each([
    'LKW 24 T, 13.6 M',
    'Truck 20 NOV 2026',
    'Auto 2000 S.R.L.',
    'VAT Reg GB 555 0117 8',
    'Trailer temperature +2 to +4 C',
    'per truck 18 PALLETS',
    'Invoice FT 2026, trailer',
    'Plates steel 10 x 2000, 14 x 3000',
    'Kontrollschild, 12 ZH, Zürich',
  ])('none in %s', (text) => {
    expect(named(text)).toEqual([])
  })

  it('end a carrier’s name', () => {
    expect(withoutVehicles([line('Bloemexpres B.V., kenteken 55-BXP-1')]).map(({ text }) => text)).toEqual([
      'Bloemexpres B.V.',
    ])
  })
})

const note = (...lines: SetLine[]): SetLine[] => [
  [40, 20, 'CMR Frachtbrief', 14],
  [40, 50, '1 Absender (Name, Anschrift, Land)', 6],
  [42, 58, 'Malzwerk Süd AG, Gerberstr. 3, 79206 Breisach'],
  [40, 100, '2 Empfänger (Name, Anschrift, Land)', 6],
  [42, 108, 'Brasserie Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
  ...lines,
]
const plates = (...lines: SetLine[]) => {
  const { values } = readSet(note(...lines))
  return [
    values['mainCarriageTransportMovement[1]/usedTransportMeans/id'],
    values['usedTransportEquipment[1]/id'],
  ]
}

it('stand in the box of the carrier, below its address', () => {
  expect(
    plates(
      [300, 100, '16 Frachtführer', 6],
      [302, 108, 'Bocktrans GmbH'],
      [302, 119, 'Hafenstr. 3'],
      [302, 130, '79098 Freiburg'],
      [302, 145, 'LKW FR-BT 417 / FR-BT 88'],
    ),
  ).toEqual(['FR-BT 417', 'FR-BT 88'])
})

it('are not asked for by a heading of goods', () => {
  expect(
    plates(
      [40, 300, '6 Kennzeichen', 6],
      [140, 300, '7 Anzahl', 6],
      [190, 300, '8 Verpackung', 6],
      [260, 300, '9 Bezeichnung des Gutes', 6],
      [420, 300, '11 Bruttogewicht kg', 6],
      [40, 310, 'MK 4711'],
      [140, 310, '18'],
      [190, 310, 'Paletten'],
      [260, 310, 'Malz'],
      [420, 310, '12 400'],
    ),
  ).toEqual([undefined, undefined])
})
