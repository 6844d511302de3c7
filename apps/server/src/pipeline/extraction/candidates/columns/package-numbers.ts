import { type PackageKind, packageKindIn } from '../../normalise/packages.ts'
import type { Column } from '../table/find-columns.ts'

const range =
  /^(?:(\p{L}[\p{L}-]{2,})\.?\s(?:n[r°ºo]?\.?\s?|no\.?\s?|#\s?)?)?(\d{1,6})(?:\s?(?:[-–—/]|\.{2,3}|to|bis|a|à|au|al|do|až|tot|t\/m|till|til|ig)\s?(\d{1,6}))?\.?$/iu

interface Numbers {
  from: number
  to: number
  /** The word before them: 'Kiste 2'. */
  kind: PackageKind | undefined
}

/** The packages that '85-150' or 'Kiste 2' names; undefined where it is no number of packages. */
export function packageNumbers(cell: string): Numbers | undefined {
  const match = range.exec(cell.trim())
  if (!match) return undefined
  const [from, to] = [Number(match[2]), Number(match[3] ?? match[2])]
  const kind = match[1] === undefined ? undefined : packageKindIn(match[1])
  return to >= from && (match[1] === undefined || kind) ? { from, to, kind } : undefined
}

/**
 * So many lines at the head of a column number the packages through: '1', '2', '3-6', '7', of which one at least has
 * several, or 'Kiste 1', 'Karton 2', 'Karton 2', where a line that repeats a number is in the same package.
 */
export function numberedThrough(cells: readonly string[]): number {
  let last: Numbers | undefined
  let lines = 0
  let [severals, named] = [0, 0]
  for (const cell of cells) {
    const own = packageNumbers(cell)
    const repeats = own && last && own.from === last.from && own.to === last.to && own.kind !== undefined
    if (!own || !(repeats || own.from === (last?.to ?? 0) + 1)) break
    if (own.to > own.from) severals++
    if (own.kind) named++
    lines++
    last = own
  }
  return lines >= 2 && (severals > 0 || named === lines) ? lines : 0
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
  const column = named[at] as Column
  const cells = cellsOf(column).slice(0, numbered[at])
  const areNamed = column.concept !== 'marks' && cells.every((cell) => packageNumbers(cell)?.kind)
  const others = named.flatMap((c, i) => (i !== at && c.concept === 'packageCount' ? [i] : []))
  // Beside 'Kiste 1' and 'Karton 2' another count is one of articles.
  if (areNamed) for (const i of others) named[i] = { ...(named[i] as Column), concept: 'articleCount' }
  if (others.length > 0 && !areNamed)
    named[at] = { ...column, concept: column.concept === 'marks' ? 'marks' : 'furniture' }
  else named[at] = { ...column, concept: 'packageCount', numbered: true }
}
