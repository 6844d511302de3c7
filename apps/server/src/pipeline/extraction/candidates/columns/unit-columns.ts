import { bareWords } from '../../lexicon/compare.ts'
import { packageKindOfUnit } from '../../normalise/packages.ts'
import type { Column } from '../table/find-columns.ts'

/** Units of articles, of lengths, masses and times: what is counted in them is no package. */
const noPackage =
  /^(?:stk?|stück|stck|pcs?|pce|pieces?|szt|ks|kus|pz|pezzi|uds?|pza|un|unid|kpl|db|buc|tk|vnt|gab|kom|kos|бр|τεμ|adet|sets?|satz|paar|pairs?|par|m|m2|m²|m3|m³|lfm|ml|mq|mc|kg|kgs|g|t|l|lt|ltr|psch|h|std|hrs|nr|no|ea|each)$/u

/** 'st', 'Stk.': what articles are counted in; 'No' asks for a number. */
export const isUnitOfArticles = (text: string): boolean =>
  noPackage.test(bareWords(text)) && !/^n[ro]$/.test(bareWords(text))

const isUnitOfPackage = (cell: string) =>
  cell.split(' ').length <= 3 &&
  !/^\d/.test(cell) &&
  !noPackage.test(bareWords(cell)) &&
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
