import { expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { type SetLine, setPaper } from '../../testing/set-paper.ts'

const head: SetLine[] = [
  [40, 30, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
  [40, 60, 'Sender', 7],
  [40, 70, 'Nordlicht GmbH, Werftallee 48, 20457 Hamburg, Germany'],
  [40, 90, 'Consignee', 7],
  [40, 100, 'Morel SARL, 14 rue des Tanneurs, 69007 Lyon, France'],
]

const columns = [40, 110, 160, 230, 380, 470]
const row = (y: number, ...cells: string[]): SetLine[] =>
  cells.flatMap((text, i): SetLine[] => (text ? [[columns[i] as number, y, text]] : []))

const header = (y: number) =>
  row(y, 'Marks', 'Packages', 'Packing', 'Description of goods', 'Gross weight', 'Volume')

const goods = [
  ...row(214, 'NL-1', '10', 'pallets', 'Roller bearings', '4210 kg', '8.40'),
  ...row(226, 'NL-2', '4', 'crates', 'Bearing housings', '1905 kg', '4.10'),
]

function read(...pages: SetLine[][]) {
  const { values } = readPages(setPaper(pages))
  const value = (path: string) => values.find((v) => v.path === path)?.value
  const natures = values.filter((v) => v.path.startsWith('natureIdentificationCargo/identificationText'))
  return {
    goods: natures.map((v) => v.value),
    packages: value('numberOfPackages'),
    gross: value('grossWeight[1]'),
    value,
  }
}

const first = [...head, ...header(200), ...goods]
const both = { goods: ['Roller bearings', 'Bearing housings'], packages: 14 }

it('takes a last line that adds up what stands above for the totals, though no word says so', () => {
  const whole = read([...first, ...row(238, '', '14', '', '', '6115 kg', '12.50')])
  expect(whole).toMatchObject({ ...both, gross: { value: 6115, unit: 'KGM' } })
})

it('takes two lines alike for goods', () => {
  const alike = row(226, 'NL-2', '10', 'pallets', 'Bearing housings', '4210 kg', '8.40')
  const twice = read([...head, ...header(200), ...goods.slice(0, 6), ...alike])
  expect(twice).toMatchObject({ goods: ['Roller bearings', 'Bearing housings'], packages: 20 })
})

it('finds the word of the totals left of the first column', () => {
  const narrow = first.filter(([, , text]) => !/Marks|NL-/.test(text))
  const total: SetLine[] = [[40, 238, 'TOTAL'], ...row(238, '', '14', '', '', '6115 kg', '12.50')]
  expect(read([...narrow, ...total])).toMatchObject({ ...both, gross: { value: 6115, unit: 'KGM' } })
})

it('goes on over the page, and counts no sum carried forward', () => {
  const foot = row(238, '', '14', '', 'Carried forward', '6115 kg', '12.50')
  const second = [
    ...header(60),
    ...row(74, '', '14', '', 'Brought forward', '6115 kg', '12.50'),
    ...row(86, 'NL-3', '1', 'box', 'Samples', '20 kg', '0.10'),
    ...row(98, '', '15', '', '', '6135 kg', '12.60'),
  ]
  const whole = read([...first, ...foot], second)
  expect(whole).toMatchObject({ goods: [...both.goods, 'Samples'], packages: 15 })
  expect(whole.gross).toEqual({ value: 6135, unit: 'KGM' })
})

it('keeps goods that are called like what carries a sum forward', () => {
  const boxes = row(238, 'NL-3', '2', 'crates', 'Transport boxes', '90 kg', '0.50')
  expect(read([...first, ...boxes]).goods).toEqual([...both.goods, 'Transport boxes'])
})

it.each(['BF 1-4', 'CF 5', 'bf'])('keeps goods marked %s: nothing is carried forward', (marks) => {
  const marked = row(238, marks, '2', 'crates', 'Hinges', '90 kg', '0.50')
  expect(read([...first, ...marked]).goods).toEqual([...both.goods, 'Hinges'])
})

it.each(['C/F', 'b/f', 'c/fwd'])('leaves out what is %s', (words) => {
  const sum = row(238, words, '14', '', '', '6115 kg', '12.50')
  expect(read([...first, ...sum]).goods).toEqual(both.goods)
})

it('gives a heading that no lexicon knows a column of its own', () => {
  const foreign = [
    ...first,
    ...[200, 214, 226].map((y, i): SetLine => [340, y, ['Zxq', 'A7', 'B9'][i] ?? '']),
  ]
  expect(read(foreign).goods).toEqual(both.goods)
})

it('leaves remarks far below the goods out of them', () => {
  expect(read([...first, [232, 262, 'Keep dry and upright']]).goods).toEqual(both.goods)
})

it('takes codes of goods under a second heading for goods out of their names', () => {
  const short = first.map(([x, y, text]): SetLine => [x, y, text === 'Description of goods' ? 'Goods' : text])
  const twice = [...short, ...[200, 214, 226].map((y, i): SetLine => [334, y, codes[i] ?? ''])]
  const { goods: named, value } = read(twice)
  expect(named).toEqual(both.goods)
  expect(value('natureIdentificationCargo/statisticalClassificationCode')).toBe('84825000')
})

const codes = ['Commodity', '84825000', '84833080']
