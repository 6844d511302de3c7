import { expect, it } from 'vitest'
import { readPages } from '../read-pages.ts'
import { type SetLine, setPaper } from '../testing/set-paper.ts'

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

const header = row(
  200,
  'Marks',
  'Packages',
  'Packing',
  'Description of goods',
  'Gross weight kg',
  'Net weight kg',
)
const bearings = row(214, 'NL-1', '10', 'pallets', 'Roller bearings', '4210', '4010')
const housings = row(226, 'NL-2', '4', 'crates', 'Bearing housings', '1905', '1820')

const foundIn = (...lines: SetLine[][]) =>
  readPages(setPaper([[...head, ...header, ...lines.flat()]])).findings.map(({ code, message }) => ({
    code,
    message,
  }))

it('is silent where the lines add up, also where a note below the totals has a figure of its own', () => {
  expect(foundIn(bearings, housings, row(238, 'Total', '14', '', '', '6115', '5830'))).toEqual([])
  expect(
    foundIn(
      bearings,
      housings,
      row(238, 'Total', '14', '', '', '6115', ''),
      row(250, '', '', '', '', '5830', ''),
    ),
  ).toEqual([])
})

it('reports a total that is not that of its lines', () => {
  expect(foundIn(bearings, housings, row(238, 'Total', '14', '', '', '6515', '5830'))).toEqual([
    {
      code: 'DOC-LINES-MASS',
      message: 'Gross mass: the goods lines add up to 6115 kg, but the total is given as 6515 kg.',
    },
  ])
})

it('gives both figures where a line may have been missed', () => {
  expect(foundIn(bearings, housings, row(238, 'Total', '19', '', '', '8515', '7700'))).toEqual([
    {
      code: 'DOC-LINES-TOTAL',
      message:
        'Gross mass: the document prints 8515 kg, and the goods lines that were read add up to 6115 kg.',
    },
  ])
})

it('reports a line that weighs more net than gross', () => {
  const swapped = row(226, 'NL-2', '4', 'crates', 'Bearing housings', '1820', '1905')
  expect(foundIn(bearings, swapped, row(238, 'Total', '14', '', '', '6030', '5915'))).toEqual([
    {
      code: 'DOC-LINE-NET-GROSS',
      message: 'Line 2: the net mass (1905 kg) is greater than the gross mass (1820 kg).',
    },
  ])
})

it('reads a sign that parts thousands only in the line of totals by the sum of the lines', () => {
  const { values } = readPages(
    setPaper([
      [...head, ...header, ...bearings, ...housings, ...row(238, 'Total', '14', '', '', '6.115', '5.830')],
    ]),
  )
  expect(values.find(({ path }) => path === 'grossWeight[1]')?.value).toEqual({ value: 6115, unit: 'KGM' })
})
