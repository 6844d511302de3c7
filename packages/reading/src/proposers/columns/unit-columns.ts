import { packageKindOfUnit } from '../../values/packages.ts'
import { countsNoPackage } from '../../words/terms/article-units.ts'
import type { Column } from '../table/find-columns.ts'

const isUnitOfPackage = (cell: string) =>
  cell.split(' ').length <= 3 &&
  !/^\d/.test(cell) &&
  !countsNoPackage(cell) &&
  packageKindOfUnit(cell) !== undefined

/**
 * 'Menge 4 | Einheit Pakete', 'U.M. CT | Quantità 120': where every unit is a kind of package, the quantity counts
 * packages, unless the paper counts them apart.
 */
export function nameUnits(named: Column[], cellsOf: (column: Column) => readonly string[]): void {
  if (named.some((c) => c.concept === 'packageCount' || c.concept === 'packing')) return
  const quantity = named.findIndex((c) => c.concept === 'articleCount')
  const counts = quantity < 0 ? [] : cellsOf(named[quantity] as Column).filter((cell) => /^\d/.test(cell))
  if (counts.length === 0 || !counts.every((cell) => /^\d{1,5}(?:[.,]0+)?$/.test(cell))) return
  const units = named.findIndex((column, at) => {
    if (column.concept !== 'furniture' || Math.abs(at - quantity) > 2) return false
    const cells = cellsOf(column)
    return cells.length >= counts.length && cells.every(isUnitOfPackage)
  })
  if (units < 0) return
  named[units] = { ...(named[units] as Column), concept: 'packing' }
  named[quantity] = { ...(named[quantity] as Column), concept: 'packageCount', byUnit: true }
}
