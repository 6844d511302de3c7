import { expect, it } from 'vitest'
import { readPages } from '../../read-pages.ts'
import { drawn, readSet, type SetLine, setPaper } from '../../testing/set-paper.ts'

/** Lines in cells of their own, one below the other. */
function cells(left: number, right: number, top: number, lines: readonly string[]) {
  const height = 14
  return {
    set: lines.flatMap((line, i): SetLine[] => (line ? [[left + 3, top + i * height + 3, line]] : [])),
    boxes: lines.map((_, i): [number, number, number, number] => [
      left,
      top + i * height,
      right,
      top + (i + 1) * height,
    ]),
  }
}

const read = (...blocks: ReturnType<typeof cells>[]) =>
  readSet(
    [[40, 20, 'CMR Fuvarlevél', 14], ...blocks.flatMap(({ set }) => set)],
    drawn(...blocks.flatMap(({ boxes }) => boxes)),
  ).values

const sender = ['Rábaköz Zrt.', '9300 Csorna', 'Gyári út 12.', 'HUNGARY']
const recipient = ['Delikat Handels GmbH', 'Perfektastraße 61', '1230 Wien', 'AUSTRIA']
const parts = (party: string) => [
  `${party}/name[1]`,
  `${party}/postalAddress/streetName[1]`,
  `${party}/postalAddress/postcode[1]`,
  `${party}/postalAddress/cityName[1]`,
  `${party}/postalAddress/countryCode`,
]

it('cells below a heading hold one line of an address each', () => {
  const values = read(
    cells(40, 230, 80, ['FELADÓ', ...sender, 'FUVAROZÓ', 'Kisalföld-Trans Kft.']),
    cells(230, 420, 80, ['CÍMZETT', ...recipient, 'JÁRMŰ', 'AE GT 417']),
  )
  expect(parts('consignor').map((path) => values[path])).toEqual([
    'Rábaköz Zrt.',
    'Gyári út 12.',
    '9300',
    'Csorna',
    'HU',
  ])
  expect(parts('consignee').map((path) => values[path])).toEqual([
    'Delikat Handels GmbH',
    'Perfektastraße 61',
    '1230',
    'Wien',
    'AT',
  ])
  expect(values['carrier/name[1]']).toBe('Kisalföld-Trans Kft.')
})

it('so do cells right of a heading, where nothing stands before them', () => {
  const values = read(
    cells(40, 140, 80, ['Absender', '', '', '', 'Empfänger', '', '', '']),
    cells(140, 420, 80, ['Malzwerk Süd AG', 'Gerberstr. 3', '79206 Breisach', 'Deutschland', ...recipient]),
  )
  expect(parts('consignor').map((path) => values[path])).toEqual([
    'Malzwerk Süd AG',
    'Gerberstr. 3',
    '79206',
    'Breisach',
    'DE',
  ])
  expect(values['consignee/postalAddress/cityName[1]']).toBe('Wien')
})

it('the name in its cell may be bold, and the lines below it plain', () => {
  const paper = setPaper(
    [[[40, 20, 'CMR Fuvarlevél', 14], ...cells(40, 230, 80, ['FELADÓ', ...sender]).set]],
    drawn(...cells(40, 230, 80, ['FELADÓ', ...sender]).boxes),
  )
  for (const word of paper.pages[0]?.words ?? []) if (/^(?:Rábaköz|Zrt\.)$/.test(word.text)) word.bold = true
  const values = Object.fromEntries(readPages(paper).values.map(({ path, value }) => [path, value]))
  expect(parts('consignor').map((path) => values[path])).toEqual([
    'Rábaköz Zrt.',
    'Gyári út 12.',
    '9300',
    'Csorna',
    'HU',
  ])
})
