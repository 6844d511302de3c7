import { expect, it } from 'vitest'
import { dangerousLinesIn, descriptionWithoutNumber } from './un-line.ts'

it.each([
  ['UN 1978 PROPANE, 2.1 (B/D)', ['1978', 'PROPANE', '2.1', undefined, 'B/D']],
  ['UN 1202 – GAS OIL – 3 – III – (D/E)', ['1202', 'GAS OIL', '3', 'III', 'D/E']],
  ['UN 1202 | GAS OIL | 3 | III | (D/E)', ['1202', 'GAS OIL', '3', 'III', 'D/E']],
  ['UN 1824 SODIUM HYDROXIDE SOLUTION 8 II (E)', ['1824', 'SODIUM HYDROXIDE SOLUTION', '8', 'II', 'E']],
  [
    'PAINT RELATED MATERIAL, class 3, UN 1263, PG III',
    ['1263', 'PAINT RELATED MATERIAL', '3', 'III', undefined],
  ],
  [
    'UN 3077 UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G. (Zink), 9, III, (—)',
    ['3077', 'UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G. (Zink)', '9', 'III', '-'],
  ],
  [
    'UN 2794 BATTERIES, WET, FILLED WITH ACID, 8, (E)',
    ['2794', 'BATTERIES, WET, FILLED WITH ACID', '8', undefined, 'E'],
  ],
  ['UN-Nr.: 1263 FARBE, Kl. 3, Verp.-Gr. II', ['1263', 'FARBE', '3', 'II', undefined]],
  [
    'UN Number: 1263 Proper shipping name: PAINT Class: 3 Packing group: II',
    ['1263', 'PAINT', '3', 'II', undefined],
  ],
  ['UN 1263/PAINT/3/II/(D/E)', ['1263', 'PAINT', '3', 'II', 'D/E']],
  ['UN 1263 PEINTURES, 3, GE II, code tunnel D/E', ['1263', 'PEINTURES', '3', 'II', 'D/E']],
  ['UN 1230 METHANOL, 3+6.1, II, (D/E)', ['1230', 'METHANOL', '3', 'II', 'D/E']],
  ['UN 1263 FESTÉK, 3. osztály, II. csomagolási csoport', ['1263', 'FESTÉK', '3', 'II', undefined]],
  ['UN 0012 CARTRIDGES, SMALL ARMS, 1.4 S, (E)', ['0012', 'CARTRIDGES, SMALL ARMS', '1.4S', undefined, 'E']],
  ['UN 3480 LITHIUM ION BATTERIES, 9A, (E)', ['3480', 'LITHIUM ION BATTERIES', '9', undefined, 'E']],
  ['ООН 1203 БЕНЗИН, 3, II, (D/E)', ['1203', 'БЕНЗИН', '3', 'II', 'D/E']],
  ['YK 1230 METANOLI, 3 (6.1), II, (D/E)', ['1230', 'METANOLI', '3', 'II', 'D/E']],
  // Column (5) of Table C of ADN, for tank vessels.
  ['UN 1203 ESSENCE, 3 (N2, CMR, F), II', ['1203', 'ESSENCE', '3', 'II', undefined]],
  ['UN 1267 ROHERDÖL, 3 (N1; unst.), I', ['1267', 'ROHERDÖL', '3', 'I', undefined]],
  ['UN 1263 PAINT, II, (D/E)', ['1263', 'PAINT', undefined, 'II', 'D/E']],
  ['PAINT, UN 1263, 3, II', ['1263', 'PAINT', '3', 'II', undefined]],
  [
    'UN 3082 STOFF, FLÜSSIG, N.A.G. (1,2,4-Trimethylbenzol), 9, III, (-)',
    ['3082', 'STOFF, FLÜSSIG, N.A.G. (1,2,4-Trimethylbenzol)', '9', 'III', '-'],
  ],
  [
    'UN 1866 HARZLÖSUNG, 20 Kannen, Pos. 2, 3, III',
    ['1866', 'HARZLÖSUNG, 20 Kannen, Pos. 2', '3', 'III', undefined],
  ],
])('%s', (text, expected) => {
  const [line] = dangerousLinesIn(text)
  expect([line?.unNumber, line?.name, line?.hazardClass, line?.packingGroup, line?.tunnelCode]).toEqual(
    expected,
  )
})

it.each(['YK 1230', 'JT 1203, Kaunas', 'UN 12 345', 'Postfach ZN 1263, 3 Pakete'])('%s is none', (text) => {
  expect(dangerousLinesIn(text)).toEqual([])
})

it('takes a text for a description without its number', () => {
  expect(descriptionWithoutNumber('2. SODIUM HYDROXIDE SOLUTION, 8, II, (E)')).toEqual({
    name: 'SODIUM HYDROXIDE SOLUTION',
    hazardClass: '8',
    packingGroup: 'II',
  })
})

it.each(['Machine parts, 8, II', 'PAINT, 3, 20 drums', 'EMPTY PACKAGING, 3'])(
  '%s is no description',
  (text) => {
    expect(descriptionWithoutNumber(text)).toBeUndefined()
  },
)
