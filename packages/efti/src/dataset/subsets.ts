import type { DataElement } from './elements.ts'
import table from './subsets.json' with { type: 'json' }

/** What an act asks for: one subset of the common data set. */
export interface Subset {
  id: string
  /** The provision it serves, as cited in Delegated Regulation (EU) 2024/2025; null for `identifier`. */
  provision: string | null
  /** Union subset that a national one is closest to. */
  closest: string | null
  /** The national subset asks for exactly what `closest` asks for. */
  identical: boolean
}

interface Row {
  id: string
  provision: string | null
  closest?: string
  identical?: boolean
}

/** M mandatory, C conditional, O optional. */
export type Status = 'M' | 'C' | 'O'

const rows = table.subsets as Row[]
const column = new Map(rows.map((row, n) => [row.id, n]))
const statusOfLetter = table.statuses as Record<string, string>

// Slips of the Annex in national tables, read as what they can only mean.
const SLIPS: Record<string, string> = { MS: 'SI', c: 'C', 'M/1': 'M' }

/** All subsets: Union (EU..), national, and `identifier`. */
export const SUBSETS: readonly Subset[] = rows.map((row) => ({
  id: row.id,
  provision: row.provision,
  closest: row.closest ?? null,
  identical: row.identical ?? false,
}))

export function subsetById(id: string): Subset | undefined {
  const n = column.get(id)
  return n === undefined ? undefined : SUBSETS[n]
}

/** Status as printed: 'M', 'SI', 'C/M' (one part for each row of the table), or null where the subset lacks it. */
export function printedStatus(element: DataElement, subset: string): string | null {
  const n = column.get(subset)
  if (n === undefined) return null
  const status = statusOfLetter[table.maps[element.statusRow]?.charAt(n) ?? '']
  return status === undefined ? null : (SLIPS[status] ?? status)
}

/** One status for each row that the Annex prints for the element in the subset; empty for classes and absent ones. */
export function statusesOf(element: DataElement, subset: string): readonly Status[] {
  const status = printedStatus(element, subset)
  return status === null || status === 'SI' ? [] : (status.split('/') as Status[])
}

/**
 * Mandatory in every instance of its class: one of its rows is M. Rows beside it that are conditional ('C/M', 'M/C') have codes and
 * conditions of their own and take nothing from it.
 */
export function isMandatory(element: DataElement, subset: string): boolean {
  return statusesOf(element, subset).includes('M')
}

/** Does the subset contain the element or the data class? */
export function belongsTo(element: DataElement, subset: string): boolean {
  return printedStatus(element, subset) !== null
}
