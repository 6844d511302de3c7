import { type Span, spanOf } from '../../layout/span.ts'
import { packageKindIn } from '../../values/packages.ts'
import { packedIn } from '../statements/packed-in.ts'
import type { Cells } from '../table/table-rows.ts'

/** So many packages, each with its contents on lines below it, make a nested list. */
const fewestPackages = 2

/**
 * 'HU 1-2 | Láda / Wooden crate – 2 db | 6 980', and below it 'Heat exchanger | 2 DB': a line for the packages and lines for
 * what is in them. The packages stay, each with one of the contents, which are listed in their order.
 */
export function withoutNesting(rows: readonly Cells[]): Cells[] {
  const isPackage = rows.map((row) => namesPackage(row))
  const packages = rows.filter((_, at) => isPackage[at])
  const contents = rows.filter((_, at) => !isPackage[at])
  const isNested = isPackage.every((own, at) => !own || (at + 1 < rows.length && !isPackage[at + 1]))
  const isAlone = contents.every((row) => !row.has('packageCount') && row.has('nature'))
  if (packages.length < fewestPackages || !isPackage[0] || !isNested || !isAlone) return [...rows]
  const length = Math.max(packages.length, contents.length)
  return Array.from({ length }, (_, at) => joined(packages[at], contents[at]))
}

function joined(own: Cells | undefined, contents: Cells | undefined): Cells {
  const nature = contents?.get('nature')
  const cells: Cells = new Map(own)
  const packing = own?.get('nature')
  if (packing) cells.set('packing', kindIn(packing))
  cells.delete('nature')
  if (nature) cells.set('nature', nature)
  return cells
}

/** Numbered or counted, and nothing but a kind of package: 'Holzkiste', 'Láda / Wooden crate – 2 db'. */
function namesPackage(row: Cells): boolean {
  const nature = row.get('nature')
  if (!nature || !row.has('packageCount') || row.has('articleCount')) return false
  return partsOf(nature.text).every((part) => packedIn(`1 ${part}`) !== undefined)
}

/** Without how many there are and how large: they stand behind a stroke. */
const partsOf = (text: string) =>
  text.replace(/\s[–—-]\s.*$|[\s,(]*\d[\d\s.,x×*]*(?:cm|mm|m)?\)?$/u, '').split(/\s?[/|]\s?/)

function kindIn(span: Span): Span {
  const at = span.words.findIndex(({ text }) => /^[/|–—-]$/.test(text))
  const first = at > 0 ? spanOf(span.words.slice(0, at)) : span
  return packageKindIn(first.text) ? first : span
}
