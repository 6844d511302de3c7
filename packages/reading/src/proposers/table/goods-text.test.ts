import { expect, it } from 'vitest'
import type { Word } from '../../layout/pages.ts'
import { spanOf } from '../../layout/span.ts'
import { readGoodsText } from './goods-text.ts'

const cell = (...lines: string[]) =>
  spanOf(
    lines.flatMap((line, row) =>
      line.split(' ').map((text, at): Word => {
        const [left, top] = [at * 40, row * 12]
        return { text, box: [left, top, left + 36, top + 9], confidence: 1 }
      }),
    ),
  )

it.each<[string[], string, string[]]>([
  [
    ['HYDRAULIC CYLINDERS', 'HS 841221', 'DIMS CM', '120X80X98X2', 'VOL 2.986 MC', 'SLAC 14'],
    'HYDRAULIC CYLINDERS',
    ['841221'],
  ],
  [['Centrifugeuse de paillasse', 'NDP 8421 19 20 — au sec'], 'Centrifugeuse de paillasse', ['8421 19 20']],
  [['Rubinetti cromati', 'Dim. 60x50x66 cm x 7'], 'Rubinetti cromati', []],
  [['Absperrschieber DN 80', 'Zolltarifnr. 84818073'], 'Absperrschieber DN 80', ['84818073']],
  [['GATE VALVES DN 80 PN 16, HS code: 8481.80'], 'GATE VALVES DN 80 PN 16', ['8481.80']],
  [
    [
      'LED PANELS',
      'HS CODE 85285990',
      'DIMS IN CM',
      '120X 80X 95 / 5',
      'VOL 8.025 CBM',
      'CARTON NO 1-26',
      'LOT AX',
    ],
    'LED PANELS',
    ['85285990'],
  ],
  [['ROMPERS', 'INV. NKF/0417 dt 16.11.2026', '5 PLTS + 21 LOOSE CTNS', '10.403 CBM'], 'ROMPERS', []],
  [['12 VOLT BATTERIES + CHARGERS', 'INVERTERS'], '12 VOLT BATTERIES + CHARGERS INVERTERS', []],
  [['Bolts M8x40, 12000 pcs'], 'Bolts M8x40, 12000 pcs', []],
])('parts %j', (lines, nature, codes) => {
  const found = readGoodsText(cell(...lines))
  expect(found.nature?.text).toBe(nature)
  expect(found.codes.map((c) => c.text)).toEqual(codes)
})

it('keeps the volume apart', () => {
  expect(readGoodsText(cell('PUMPS', 'VOL 2.986 MC')).volume?.text).toBe('VOL 2.986 MC')
})

it.each<[string[], string, string[]]>([
  [
    ['WINDOW FITTINGS AND', 'DOOR HANDLES', '3 PLTS 120X80X70 CM', '4 CTNS 60X40X25 CM'],
    'WINDOW FITTINGS AND DOOR HANDLES',
    ['3 PLTS', '4 CTNS'],
  ],
  [
    ['NATURAL CORK STOPPERS', '16 CTNS MARKED MRW 1-16', 'NOT RESTRICTED'],
    'NATURAL CORK STOPPERS',
    ['16 CTNS MARKED MRW 1-16'],
  ],
  [
    ['MOLDES DE INYECCIÓN', 'DE ACERO', '4 CAJAS DE MADERA', '80X60X70 CM /4'],
    'MOLDES DE INYECCIÓN DE ACERO',
    ['4 CAJAS DE MADERA'],
  ],
  [
    ['ASTRONOMICAL TELESCOPE MOUNTS', '2 WOODEN CASES 110 X 80 X 75 CM'],
    'ASTRONOMICAL TELESCOPE MOUNTS',
    ['2 WOODEN CASES'],
  ],
  [
    ['Chirurgische Instrumente', '12 Kartons', 'Dims: 2/ 60x40x40 cm'],
    'Chirurgische Instrumente',
    ['12 Kartons'],
  ],
  [
    ['STEEL BRACKETS, GALVANIZED', "1 X 40' DV CONTAINER S.T.C. 20", 'VGM 28 840 KGS', 'INVOICE 2026-3317'],
    'STEEL BRACKETS, GALVANIZED',
    [],
  ],
  [['MACHINE PARTS', '24 hour service kits'], 'MACHINE PARTS 24 hour service kits', []],
])('leaves out how the goods are packed: %j', (lines, nature, packed) => {
  const found = readGoodsText(cell(...lines))
  expect(found.nature?.text).toBe(nature)
  expect(found.packed.map((p) => p.text)).toEqual(packed)
})

it.each([
  ['Tuinpaal hardhout 68×68×275 mm gepunt', 'Tuinpaal hardhout 68×68×275 mm gepunt'],
  ['Bearing housings 120x80x90 cm je 40 kg', 'Bearing housings'],
])('a size within the name is a part of it: %s', (line, nature) => {
  expect(readGoodsText(cell(line)).nature?.text).toBe(nature)
})
