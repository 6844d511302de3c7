import { describe, expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { readSet, type SetLine, setPaper } from '../../testing/set-paper.ts'
import { readPaper } from '../../testing/typed-paper.ts'

const at = [40, 110, 320, 400, 480]
const row = (y: number, ...cells: string[]): SetLine[] =>
  cells.flatMap((text, i): SetLine[] => (text ? [[at[i] as number, y, text]] : []))
const head: SetLine[] = [
  [40, 30, 'Invoice', 16],
  [40, 90, 'Consignee: Morel SARL, Rue de la Paix 4, 69002 Lyon'],
]
const header = (y: number) => row(y, 'Item No.', 'Description', 'Quantity', 'Price', 'Amount EUR')

const natures = (values: Record<string, unknown>) =>
  [1, 2, 3, 4].map((n) => values[`natureIdentificationCargo/identificationText[${n}]`])

describe('labels among the lines of goods', () => {
  const detail = (y: number, text: string): SetLine[] => [[110, y, text]]
  const lines = [
    ...header(200),
    ...row(214, 'GH-20', 'Topcoat', '60', '14.00', '840.00'),
    ...detail(225, 'Tariff No.: 3209 10 00'),
    ...row(240, 'GH-31', 'Rollers', '20', '2.00', '40.00'),
    ...detail(251, 'Tariff No.: 9603 40 90'),
  ]

  it('belong to the line they stand below, the last one too', () => {
    const values = readSet([...head, ...lines, ...row(266, 'GH-40', 'Brushes', '5', '1.00', '5.00')]).values
    expect(natures(values)).toEqual(['Topcoat', 'Rollers', 'Brushes', undefined])
  })

  it('end the table where nothing goes on below, and so does the label of a party', () => {
    const below: SetLine[] = [
      [110, 280, 'Delivery address: Morel SARL, Quai 7, 69002 Lyon'],
      ...row(294, '', 'Total', '85', '', '885.00'),
    ]
    expect(natures(readSet([...head, ...lines, ...below]).values)).toEqual([
      'Topcoat',
      'Rollers',
      undefined,
      undefined,
    ])
  })
})

it.each([
  ['Carriage to Harlingen', false],
  ['Frachtkosten', false],
  ['Transporto išlaidos iki Holstebro', false],
  ['Fragtandel', false],
  ['Pfand Flaschen und Kisten', false],
  ['Transport boxes, folding', true],
  ['Carriage bolts M8', true],
])('a line of %s is one of goods: %s', (text, isGoods) => {
  const lines = [
    ...row(214, 'GH-20', 'Topcoat', '60', '14.00', '840.00'),
    ...row(228, 'GH-31', 'Rollers', '20', '2.00', '40.00'),
    ...row(242, 'X-1', text, '1', '9.00', '9.00'),
  ]
  const values = readSet([...head, ...header(200), ...lines]).values
  expect(natures(values)[2]).toBe(isGoods ? text : undefined)
})

it('an account at the foot of the page has no figures of columns', () => {
  const lines = [
    ...row(214, 'GH-20', 'Topcoat', '60', '14.00', '840.00'),
    ...row(228, 'GH-31', 'Rollers', '20', '2.00', '40.00'),
    ...row(780, 'Seller', 'Grand Coatings', '', 'IBAN MT31 MLMB 0440', '1000 0000 0447'),
    ...row(780, '', '', '', '', ''),
  ]
  expect(natures(readSet([...head, ...header(200), ...lines]).values)).toEqual([
    'Topcoat',
    'Rollers',
    undefined,
    undefined,
  ])
})

describe('the same headings on the next page', () => {
  const columns = [40, 110, 320, 400]
  const cells = (y: number, ...texts: string[]): SetLine[] =>
    texts.map((text, i): SetLine => [columns[i] as number, y, text])
  const titles = (y: number) => cells(y, 'Code', 'Description', 'Qty', 'Packed')
  const first = [
    ...head,
    ...titles(200),
    ...cells(214, 'A-1', 'Topcoat', '60', '2 crates'),
    ...cells(228, 'A-2', 'Rollers', '20', '1 pallet'),
  ]
  const read = (second: SetLine[]) => {
    const { values } = readPages(setPaper([first, second]))
    return Object.fromEntries(values.map((v) => [v.path, v.value]))
  }

  it('head the same columns, whatever the one line below them would tell', () => {
    const values = read([...titles(60), ...cells(74, 'A-3', 'Brushes', '5', '3 BAG/PAL')])
    expect(natures(values)).toEqual(['Topcoat', 'Rollers', 'Brushes', undefined])
    expect(values['transportPackage[3]/itemQuantity']).toBe(3)
  })

  it('do not where they are other words', () => {
    const other = cells(60, 'Code', 'Description', 'Ordered', 'Returned')
    const values = read([...other, ...cells(74, 'A-3', 'Brushes', '5', '3')])
    expect(values['transportPackage[3]/itemQuantity']).toBeUndefined()
  })
})

it('a typed paper with its name in letters set wide over two lines is seen', () => {
  const { kind, values } = readPaper(`
  MOY TIMBER LTD                                         D E L I V E R Y
  SLIGO ROAD, BALLINA, CO MAYO F26 X4D7                      N O T E

  DELIVER TO                                             DATE  19 NOV 26
  CORRIB HOMES LTD
  DUBLIN ROAD
  TUAM

  LN CODE      DESCRIPTION                        QTY  UNIT  PACKS       WEIGHT
   1 PLB125S   PLASTERBOARD                       216  SHT    3 PALT    5313.6
   2 MTS50C    METAL STUD                         300  LGTH   3 BDLE     630.0
  `)
  expect(kind).toBe('delivery-note')
  const typeOf = (n: number) => values.find((v) => v.path === `transportPackage[${n}]/typeCode[1]`)?.value
  expect([typeOf(1), typeOf(2)]).toEqual(['PX', 'BE'])
})
