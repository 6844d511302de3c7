import { CARRIAGE_SUBSETS } from '../carriage-subsets.ts'
import type { Kind } from './kind.ts'
import { titlesOf } from './titles-of.ts'

/** The multimodal form names no mode of its own; a document 'according to ADR' goes by road, an IMO declaration by sea. */
export const dangerousGoods: Kind = {
  id: 'dangerous-goods',
  titles: titlesOf('dangerous-goods', (words) => {
    if (/\badr\b/.test(words)) return { weight: 0.6, mode: '3' }
    return /\bimo\b/.test(words) ? { mode: '1' } : {}
  }),
  boxes: {},
  core: ['consignor', 'consignee', 'nature', 'packageCount', 'grossWeight'],
  withoutSubsets: CARRIAGE_SUBSETS,
}
