import { describe, expect, it } from 'vitest'
import { note, packages, table } from '../../testing/set-table.ts'
import { numberedThrough, packageNumbers } from './package-numbers.ts'

describe('numbers of packages', () => {
  it.each([
    ['85-150', 66],
    ['2 to 5', 4],
    ['7 & 8', 2],
    ['da 1 a 3', 3],
    ['1 à 8', 8],
    ['od 4 do 6', 3],
    ['No. 4', 1],
    ['R001-R054', 54],
    ['Kiste 2', 1],
  ])('%s is %d', (cell, count) => {
    const own = packageNumbers(cell)
    expect(own && own.to - own.from + 1).toBe(count)
  })

  it.each(['120 x 80', '2,5', '1.250', 'Kugel 2', '8-5', 'DN 50-80 mm'])('%s is none', (cell) => {
    expect(packageNumbers(cell)).toBeUndefined()
  })

  it('go on one from the other', () => {
    expect(numberedThrough(['PO 4411', '1-4', '5', '6 – 9'])?.numbers.map(({ to }) => to)).toEqual([4, 5, 9])
    expect(numberedThrough(['1/3', '2/3', '3/3'])?.numbering).toBe('of all')
    expect(numberedThrough(['1/4', '5/6'])?.numbering).toBe('own')
    expect(numberedThrough(['12', '40', '7'])).toBeUndefined()
  })
})

const columns = (heading: string, numbers: string[], [asked, ...quantities]: string[], kinds: string[]) =>
  note(
    'Packing list',
    ...table(
      [40, heading, ...numbers],
      [110, 'Kind', ...kinds],
      [190, 'Contents', 'Head pulley', 'Tail pulley', 'Manuals'],
      [310, asked as string, ...quantities],
      [370, 'Net kg', '1310.0', '1211.0', '12.2'],
      [440, 'Gross kg', '1456.0', '1354.0', '14.1'],
    ),
  )

it.each([
  ['Case No.', ['1', '2', '3'], ['Qty', '4', '12', '60'], [1, 1, 1]],
  ['Kolli', ['1', '2', '3'], ['Stk.', '4', '12', '60'], [1, 1, 1]],
  ['Nr opak.', ['1–4', '5', '6'], ['Ilość szt.', '4', '12', '60'], [4, 1, 1]],
  ['Volume n.º', ['1 a 10', '11 a 14', '15'], ['Qtd.', '500', '400', '60'], [10, 4, 1]],
  ['Kolli č.', ['1/3', '2/3', '3/3'], ['Ks', '1', '4', '50'], [1, 1, 1]],
  ['Láda száma', ['1', '2', '3-5'], ['Mennyiség', '2', '8', '60'], [1, 1, 3]],
])('%s %j counts packages, and what stands beside it articles', (heading, numbers, quantity, counts) => {
  const values = columns(heading, numbers, quantity, ['CRATE', 'SKID', 'CARTON'])
  expect(packages(values)).toEqual([
    [counts[0], 'CR'],
    [counts[1], 'SI'],
    [counts[2], 'CT'],
  ])
})

it.each([
  ['Pos.', ['1', '2', '3'], ['Cartons', '4', '12', '60'], [4, 12, 60]],
  ['Ctn nos.', ['1-4', '5-16', '17-76'], ['Ctns', '4', '12', '60'], [4, 12, 60]],
  ['No. of packages', ['1', '2', '3'], ['Pcs', '4', '12', '60'], [1, 2, 3]],
])('%s %j leaves the counts where they are', (heading, numbers, quantity, counts) => {
  const values = columns(heading, numbers, quantity, ['CRATE', 'SKID', 'CARTON'])
  expect(packages(values).map(([count]) => count)).toEqual(counts)
})

it.each([
  ['Total 6 colli, gross 2824.1 kg, net 2533.2 kg', [1, 2, 3]],
  ['Total 3 colli, gross 2824.1 kg, net 2533.2 kg', [1, 1, 1]],
])('what is said of all packages settles it: %s', (said, counts) => {
  const values = note(
    'Packing list',
    ...table(
      [40, 'Colli', '1', '2', '3'],
      [190, 'Contents', 'Head pulley', 'Tail pulley', 'Manuals'],
      [370, 'Net kg', '1310.0', '1211.0', '12.2'],
      [440, 'Gross kg', '1456.0', '1354.0', '14.1'],
    ),
    [40, 290, said],
  )
  expect(packages(values).map(([count]) => count)).toEqual(counts)
})

it('the first and the last number may have columns of their own', () => {
  const values = note(
    'Packliste',
    ...table(
      [40, 'von Karton', '1', '31', '51'],
      [100, 'bis Karton', '30', '50', '52'],
      [160, 'Anzahl', '30', '20', '2'],
      [210, 'Bezeichnung', 'Gartenschere', 'Astschere', 'Ersatzfedern'],
      [330, 'Stück', '720', '240', '1000'],
      [380, 'Netto kg', '288,0', '280,0', '12,0'],
      [450, 'Brutto kg', '312,0', '300,0', '13,0'],
    ),
  )
  expect(packages(values).map(([count]) => count)).toEqual([30, 20, 2])
})
