import { expect, it } from 'vitest'
import { type Span, spanOf } from '../../geometry/span.ts'
import { sealsBehindContainer, sealsNamed } from './seals-named.ts'

const line = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, i) => ({ text: word, box: [i * 40, 10, i * 40 + 36, 20], confidence: 1 })),
  )

it.each([
  ['34 BTL 417 / 34 DRB 288 celní závěra č. CZ-A 114408', ['CZ-A 114408']],
  ['Plombs 550117 / 550118', ['550117', '550118']],
  ['Seals No. UK 0077118 and UK 0077119', ['UK 0077118', 'UK 0077119']],
  ['PLOMBA NR 0077315', ['0077315']],
  ['sigilli n. IT-A 4417, IT-A 4418', ['IT-A 4417', 'IT-A 4418']],
  ['plombe nr. RO 118842 și RO 118843', ['RO 118842', 'RO 118843']],
  ['Σφραγίδες (seals): 338104, 338105', ['338104', '338105']],
  ['siegelfrei 4711 Paletten', []],
  ['seal the lid within 24 hours', []],
])('%s', (text, seals) => {
  expect(sealsNamed([line(text)]).map(({ value }) => value)).toEqual(seals)
})

it.each([
  [['Container/Seal: PDSU7204414 / 20GP / WZ771204'], ['WZ771204']],
  [['Konténer – plomba', "1 x 40' HC PDSU 720441-4 / HU 0551774"], ['HU 0551774']],
  [["Container No: PDSU7204414 / 40'HC", 'seals are broken by customs only'], []],
  [['Container PDSU7204414 / 4417'], []],
])('behind the number of its container: %j', (texts, seals) => {
  expect(sealsBehindContainer(texts.map(line)).map(({ value }) => value)).toEqual(seals)
})
