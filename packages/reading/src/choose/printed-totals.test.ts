import { expect, it } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'

const list = (...below: SetLine[]): SetLine[] => [
  [40, 40, 'PACKING LIST', 16],
  [40, 80, 'Consignor: Thorn Abrasives Ltd, Mill Lane 4, Hull HU1 2AB, United Kingdom'],
  [40, 100, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon, France'],
  [40, 160, 'No.'],
  [80, 160, 'Packages'],
  [160, 160, 'Description of goods'],
  [420, 160, 'Gross kg'],
  [40, 176, '1'],
  [80, 176, '2 crates'],
  [160, 176, 'Grinding wheels'],
  [420, 176, '410.0'],
  [40, 192, '2'],
  [80, 192, '3 pallets'],
  [160, 192, 'Abrasive belts'],
  [420, 192, '590.0'],
  ...below,
]

it('takes a total that is printed below the table rather than what the lines come to', () => {
  const { values, findings } = readPages(setPaper([list([40, 260, 'Total gross weight: 1,640.0 kg'])]))
  const gross = values.find(({ path }) => path === 'grossWeight[1]')
  expect(gross).toMatchObject({ value: { value: 1640, unit: 'KGM' }, evidence: { snippet: '1,640.0 kg' } })
  expect(gross?.confidence).toBeLessThan(0.9)
  expect(findings).toContainEqual(
    expect.objectContaining({ path: 'grossWeight[1]', message: expect.stringMatching(/1640 kg.*1000 kg/) }),
  )
})

it('is certain of a total that is printed and that the lines come to', () => {
  const { values, findings } = readPages(setPaper([list([40, 260, 'Total gross weight: 1,000.0 kg'])]))
  const gross = values.find(({ path }) => path === 'grossWeight[1]')
  expect(gross).toMatchObject({ value: { value: 1000, unit: 'KGM' }, evidence: { snippet: '1,000.0 kg' } })
  expect(gross?.confidence).toBeGreaterThanOrEqual(0.9)
  expect(findings).toEqual([])
})

it('compares a total in tonnes with lines in kilograms', () => {
  const { values, findings } = readPages(setPaper([list([40, 260, 'Total gross weight: 1.64 t'])]))
  expect(values.find(({ path }) => path === 'grossWeight[1]')?.value).toEqual({ value: 1.64, unit: 'TNE' })
  expect(findings).toContainEqual(
    expect.objectContaining({ path: 'grossWeight[1]', message: expect.stringMatching(/1\.64 t.* 1 t\./) }),
  )
})
