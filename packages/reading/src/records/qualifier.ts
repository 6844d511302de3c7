import { phraseList } from '../words/phrases/index.ts'
import { matchKey } from './match-key.ts'
import { wordsOfKey } from './record-field.ts'

/** Members that say what the object they stand in is: `{ "role": "SHIPPER", "name": ... }`. */
const qualifiers = new Set(phraseList('qualifierKey'))
/** EDIFACT 3035 and the partner functions of SAP, in words. */
const codes: Record<string, string> = {
  cz: 'consignor',
  sf: 'consignor',
  shp: 'consignor',
  cn: 'consignee',
  st: 'consignee',
  we: 'consignee',
  ca: 'carrier',
  sp: 'carrier',
}

export interface Member {
  name: string
  text: string
}

export interface Qualified {
  /** The member that says it. */
  member: string
  /** What it says, in the words of keys. */
  role: string
}

/** What an object is by its own word, if that is a thing of a consignment. */
export function qualifiedBy(members: readonly Member[]): Qualified | undefined {
  for (const { name, text } of members) {
    if (text === '' || text.length > 40 || !qualifiers.has(wordsOfKey(name))) continue
    const words = wordsOfKey(text)
    const role = codes[words] ?? words
    if (matchKey([role, 'name']) || matchKey([role])) return { member: name, role }
  }
  return undefined
}
