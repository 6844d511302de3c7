import { packageKindIn } from '../../normalise/packages.ts'
import type { Column } from '../find-columns.ts'

const range = /^(\d{1,6})(?:\s?(?:[-–—/]|to|bis|a|do)\s?(\d{1,6}))?\.?$/u

/** How many packages '85-150' names; undefined where it is no number of packages. */
export function countOfNumbers(cell: string): number | undefined {
  const match = range.exec(cell.trim())
  if (!match) return undefined
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
  return to >= from ? to - from + 1 : undefined
}

/** So many lines at the head of a column number the packages through: '1', '2', '3-6', '7'; one at least has several. */
export function numberedThrough(cells: readonly string[]): number {
  let next: number | undefined
  let ranges = 0
  let lines = 0
  for (const cell of cells) {
    const match = range.exec(cell.trim())
    const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])]
    const follows = match && to >= from && (next === undefined ? from === 1 : from === next)
    if (!follows) break
    if (match[2] !== undefined) ranges++
    lines++
    next = to + 1
  }
  return lines >= 2 && ranges > 0 ? lines : 0
}

/**
 * 'Pkg no. 1, 2, 3-6 | Kind CRATE, CRATE, SKID': where no column counts the packages, the numbers that they bear do.
 */
export function nameNumbers(named: Column[], cellsOf: (column: Column) => readonly string[]): void {
  const numbered = named.map((column) => numberedThrough(cellsOf(column)))
  const at = numbered.findIndex((lines) => lines > 0)
  if (at < 0) return
  const isKind = (cell: string) => /^\p{L}/u.test(cell) && packageKindIn(cell) !== undefined
  const kinds = named.findIndex((c, i) => {
    const cells = cellsOf(c).slice(0, numbered[at])
    const mayBe = c.concept === 'packageCount' || c.concept === 'furniture'
    return i !== at && mayBe && cells.length > 0 && cells.every(isKind)
  })
  if (kinds >= 0) named[kinds] = { ...(named[kinds] as Column), concept: 'packing' }
  const counts = named.some((c, i) => i !== at && c.concept === 'packageCount')
  const column = named[at] as Column
  if (counts) named[at] = { ...column, concept: column.concept === 'marks' ? 'marks' : 'furniture' }
  else named[at] = { ...column, concept: 'packageCount', numbered: true }
}
