import type { Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { ITEM, unNumberOf } from './goods.ts'

const SHIPPING_NAME = 'eFTI251'
const QUANTITIES = ['eFTI238', 'eFTI247', 'eFTI243', 'eFTI249']

/*
 * CMR, Article 6(1)(f): of dangerous goods a consignment note gives 'their generally recognised description', which UN number and proper
 * shipping name are. The tables of the Annex have elements of their own for that of a record.
 */

/** Is the nature of the goods on a document described as that of dangerous goods? */
export function describesDangerousGoods(view: View, { readFrom, addressReading }: Setting): boolean {
  if (readFrom === 'data' || addressReading === 'strict') return false
  return view
    .instances(ITEM)
    .some((item) => unNumberOf(view, item) !== '' && view.within(item, SHIPPING_NAME).length > 0)
}

/** Is the quantity of dangerous goods given on a document? */
export function measuresDangerousGoods(view: View, { readFrom, addressReading }: Setting): boolean {
  if (readFrom === 'data' || addressReading === 'strict') return false
  return QUANTITIES.some((id) => view.first(id) !== undefined)
}
