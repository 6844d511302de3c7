import { codeListById } from '../code-lists/lists.ts'
import type { Value } from './consignment.ts'
import { elementById } from './elements.ts'

/** Codes that the Annex allows besides those of its list. */
const BESIDES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CL-037': { '4': 'Air transport' },
}

/** What a code means, such as 'Road transport' for mode 3; null for a value that is no code, or one whose list has no words. */
export function meaningOf(eftiId: string, value: Value): string | null {
  const list = elementById(eftiId)?.codeList
  if (!list || typeof value === 'object' || typeof value === 'boolean') return null
  const code = String(value)
  return codeListById(list)?.codes?.get(code) || BESIDES[list]?.[code] || null
}
