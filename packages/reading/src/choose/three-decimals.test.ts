import { expect, test } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'

const NOTE: SetLine[] = [
  [40, 40, 'INTERNATIONAL CONSIGNMENT NOTE (CMR)', 14],
  [40, 80, '1 Sender (name, address, country)'],
  [40, 94, 'Harbour Steel Works Ltd'],
  [40, 108, 'Dock Road 12, Hull, United Kingdom'],
  [40, 150, '2 Consignee (name, address, country)'],
  [40, 164, 'Exemple Outillage SARL'],
  [40, 178, 'Quai du Commerce 4, 69009 Lyon, France'],
  [40, 300, '9 Nature of the goods'],
  [40, 314, 'Machine parts'],
  [400, 300, '11 Gross weight in kg'],
  [400, 314, '23.760'],
]

const massWith = (...more: SetLine[]) => {
  const { values } = readPages(setPaper([[...NOTE, ...more]]))
  const mass = values.find(({ path }) => path === 'grossWeight[1]')
  return { value: mass?.value, isSure: (mass?.confidence ?? 0) >= 0.7, other: mass?.why?.alternatives }
}
const kilograms = (value: number) => ({ value, unit: 'KGM' })

test('a mass with three figures behind a point, alone in an English document, is doubtful and names both readings', () => {
  expect(massWith()).toEqual({ value: kilograms(23.76), isSure: false, other: [kilograms(23_760)] })
})

test.each<[string, SetLine]>([
  ['the same mass in tonnes', [40, 420, 'Loaded in all: 23.76 t on one trailer']],
  ['a net mass without a sign', [40, 420, 'Net weight: 21480 kg']],
  ['packages of a few grams each', [40, 420, 'Total number of packages: 2400']],
])('%s shows that the point parts thousands', (_, line) => {
  expect(massWith(line)).toEqual({ value: kilograms(23_760), isSure: true, other: undefined })
})

test.each<[string, SetLine]>([
  ['another figure with decimals', [40, 420, 'Freight charge 412.50 EUR']],
  ['a net mass just below', [40, 420, 'Net weight: 21 kg']],
])('%s shows that it parts decimals', (_, line) => {
  expect(massWith(line)).toEqual({ value: kilograms(23.76), isSure: true, other: undefined })
})
