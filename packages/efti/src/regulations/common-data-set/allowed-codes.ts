import { codeListById, schemaCodes } from '../../code-lists/lists.ts'
import type { DataElement } from '../../dataset/elements.ts'

/** Countries: a list with slips of its own, which have a rule of their own. */
export const COUNTRY_LIST = 'CL-017'

/** Codes that the element may have; null if the Annex does not enumerate them. */
export function codesFor(element: DataElement): ReadonlySet<string> | null {
  const known = sets.get(element.id)
  if (known !== undefined) return known
  const set = makeSet(element)
  sets.set(element.id, set)
  return set
}

const sets = new Map<string, ReadonlySet<string> | null>()

function makeSet(element: DataElement): ReadonlySet<string> | null {
  if (element.codeList === COUNTRY_LIST || element.kind === 'flag') return null
  if (element.allowedCodes) return new Set(element.allowedCodes)
  const list = element.codeList ? codeListById(element.codeList)?.codes : null
  return list ? new Set(list.keys()) : (schemaCodes(element.schemaType) ?? null)
}
