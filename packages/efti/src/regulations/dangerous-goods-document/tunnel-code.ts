import { entriesOf } from '../../code-lists/adr-table-a.ts'
import { isStrict, type Outcome, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { isUnderOtherList, unNumberOf } from '../dangerous-goods/goods.ts'
import { isRightClass } from '../dangerous-goods/match.ts'
import { mayGoBy, ROAD } from '../dangerous-goods/modes.ts'
import { clause, ROAD_ONLY } from './text.ts'

/** Its answer states whether the carriage passes through a tunnel with restrictions for dangerous goods. */
export const TUNNEL_QUESTION = 'RESTRICTED-TUNNEL'

const required = requiredElement(ROAD_ONLY, {
  id: 'eFTI255',
  slug: 'TUNNEL-CODE',
  rule: 'Goods that Table A gives a tunnel restriction code have it in the document, unless the carriage is known not to pass through a restricted tunnel.',
  clause: clause('5.4.1.1.1 (k), 8.6.4', 'BR-064'),
  example: 'D/E',
  where: hasTunnelCode,
})

/**
 * 5.4.1.1.1 (k): the code need not be added where it is known beforehand that the carriage will not pass through a tunnel with
 * restrictions. A document on paper does not show what was known, so without an answer it is a note. Data owe it by BR-064, which has no
 * such exception, until somebody answers that there is no such tunnel.
 */
export const tunnelCode: Rule = {
  ...required,
  *check(view, setting) {
    if (setting.answers[TUNNEL_QUESTION] === false) return
    const isNote = isUnknown(setting)
    for (const outcome of required.check(view, setting))
      yield isNote && outcome.message !== null ? asNote(outcome) : outcome
  },
}

function isUnknown(setting: Setting): boolean {
  return setting.readFrom === 'paper' && !isStrict(setting) && setting.answers[TUNNEL_QUESTION] === undefined
}

const asNote = (outcome: Outcome): Outcome => ({
  ...outcome,
  isNote: true,
  remedy:
    'Add the tunnel restriction code, unless it is known beforehand that the carriage does not pass through a tunnel with restrictions for dangerous goods.',
})

/** Every row of the number has a code: in doubt about the number none is asked for. */
function hasTunnelCode(view: View, item: string): boolean {
  // Tunnels are closed to road vehicles; national tables ask for the code for every mode.
  if (isUnderOtherList(view) || !mayGoBy(view, ROAD)) return false
  const number = unNumberOf(view, item)
  const entries = entriesOf(number)
  if (!isRightClass(view, { item, number, entries })) return false
  return entries.length > 0 && entries.every(({ tunnelCode }) => tunnelCode !== '')
}
