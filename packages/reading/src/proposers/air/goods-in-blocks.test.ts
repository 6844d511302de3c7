import { expect, it } from 'vitest'
import { waybillHead } from '../../testing/set-heads.ts'
import { readSet, type SetLine } from '../../testing/set-paper.ts'

const waybill = (...goods: string[]) =>
  readSet([
    ...waybillHead,
    [40, 112, '3'],
    [110, 112, '712.0'],
    [180, 112, 'Q'],
    [240, 112, '808.5'],
    [40, 123, '2'],
    [110, 123, '96.5'],
    [180, 123, 'Q'],
    ...goods.map((text, at): SetLine => [330, 112 + 11 * at, text]),
  ]).values

const goodsOf = (values: Record<string, unknown>) =>
  [1, 2, 3].map((n) => values[`natureIdentificationCargo/identificationText[${n}]`])

it.each([
  [
    ['TURBINE NOZZLE', 'RINGS', 'DIMS 140X110X80 CM / 3', 'GASKET KITS', 'HS 848410', 'VOL 3.966 MC'],
    ['TURBINE NOZZLE RINGS', 'GASKET KITS'],
  ],
  [
    [
      'CULTURE MEDIA',
      'HS 382100',
      '2 RKN ULD',
      'PMC 31704 KX',
      'SINGLE USE BIOREACTOR',
      'BAGS, EMPTY HS 392690',
    ],
    ['CULTURE MEDIA', 'SINGLE USE BIOREACTOR BAGS, EMPTY'],
  ],
])('as many names, parted by what is told of each, as lines of pieces: %j', (lines, names) => {
  expect(goodsOf(waybill(...lines))).toEqual([...names, undefined])
})

it('one name beside two lines of pieces is not parted', () => {
  const [first, second] = goodsOf(waybill('TURBINE NOZZLE', 'RINGS AND', 'GASKET KITS', 'DIMS 140X110X80 CM'))
  expect([first, second]).toEqual(['TURBINE NOZZLE', 'RINGS AND GASKET KITS'])
})
