import { describe, expect, it } from 'vitest'
import { layOut } from './lay-out.ts'
import { placePage } from './place-text.ts'
import { textOf } from './runs.ts'

const read = (...lines: string[]) => {
  const layout = layOut(
    placePage(
      1,
      lines.map((text, row) => ({ text, column: 0, row })),
    ),
  )
  return { layout, runs: layout.runs.map((run) => textOf(run.words)) }
}

describe('a page typed in a grid', () => {
  it('has its labels with their colons, wherever these stand', () => {
    const { runs } = read('ORDER NO    : 4711     CARRIER ....: MILLER LTD', 'DATE        : 24.11.2026')
    expect(runs).toEqual(['ORDER NO:', '4711', 'CARRIER:', 'MILLER LTD', 'DATE:', '24.11.2026'])
  })

  it('is cut up by the lines that it draws with its signs', () => {
    const { layout, runs } = read(
      '+------------+-------------+',
      '| SENDER     | CONSIGNEE   |',
      '| MILLER LTD | MOREL SARL  |',
      '+------------+-------------+',
    )
    expect(runs).toEqual(['SENDER', 'CONSIGNEE', 'MILLER LTD', 'MOREL SARL'])
    const regions = layout.runs.map((run) => run.region)
    expect(regions[0]).toBe(regions[2])
    expect(regions[1]).toBe(regions[3])
    expect(new Set(regions).size).toBe(2)
    expect(regions).not.toContain(0)
  })

  it('leaves strokes within a line where they are', () => {
    expect(read('CMR | FRACHTBRIEF').runs).toEqual(['CMR | FRACHTBRIEF'])
  })

  it('sets headings wide', () => {
    expect(read('F A K T U R A', 'NR 4711').runs[0]).toBe('FAKTURA')
    expect(read('N O T E', 'NR 4711').runs[0]).toBe('NOTE')
    expect(read('A B C D', 'NR 4711').runs[0]).toBe('A B C D')
  })

  it('keeps a town with its postcode two blanks before it, and columns of numbers apart', () => {
    expect(read('ROSE STREET 8', '4462 HA  GOES').runs).toEqual(['ROSE STREET 8', '4462 HA GOES'])
    expect(read('8812  BOXES', '8813  BAGS').runs).toEqual(['8812', 'BOXES', '8813', 'BAGS'])
  })
})
