import { isStrict, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'

/** Its answer states whether a separate declaration accompanies the consignment. */
export const DECLARATION_QUESTION = 'SECURITY-DECLARATION'

/** What point 6.3.2.6 asks for about the security status; one of the elements is enough. */
export interface SecurityParticular {
  letter: 'a' | 'd' | 'e' | 'f'
  ids: readonly [string, ...string[]]
  words: string
  example: string
}

export const AGENT: SecurityParticular = {
  letter: 'a',
  ids: ['eFTI195'],
  words: 'identifier of the regulated agent',
  example: 'DE/RA/01234-01',
}
export const SECURITY_STATUS: SecurityParticular = {
  letter: 'd',
  ids: ['eFTI844'],
  words: 'security status',
  example: 'SPX',
}
export const REASON: SecurityParticular = {
  letter: 'e',
  ids: ['eFTI845', 'eFTI846', 'eFTI848', 'eFTI850'],
  words: 'reason for the security status',
  example: 'Known consignor',
}
export const SIGNATORY: SecurityParticular = {
  letter: 'f',
  ids: ['eFTI200', 'eFTI198'],
  words: 'person who issued the security status',
  example: 'M. Muster',
}
export const STATUS_DATE: SecurityParticular = {
  letter: 'f',
  ids: ['eFTI218'],
  words: 'date and time of the security status',
  example: '202611200800+0100',
}
const PARTICULARS = [AGENT, SECURITY_STATUS, REASON, SIGNATORY, STATUS_DATE]

/** The document shows something of the security status. */
export function isDeclared(view: View): boolean {
  return PARTICULARS.some((particular) => isGiven(view, particular))
}

/** A separate declaration accompanies the consignment, so the waybill owes none of it (point 6.3.2.5). */
export function isSeparate(view: View, { answers }: Setting): boolean {
  return !view.isSecurityDeclaration && answers[DECLARATION_QUESTION] === true
}

/**
 * Who issued the status and when: both may stay with the regulated agent that transmits the rest to the air carrier (point 6.3.2.6, last
 * subparagraph). The Annex by its letter and a declaration owe them.
 */
export function isRetained(view: View, setting: Setting): boolean {
  return (
    !view.isSecurityDeclaration &&
    !isStrict(setting) &&
    !isGiven(view, SIGNATORY) &&
    !isGiven(view, STATUS_DATE)
  )
}

/**
 * What is missing of a status that an air waybill shows in part: several particulars point to one cause, a declaration of their own. Empty
 * where fewer are missing than two, and on a declaration, which owes each.
 */
export function missingTogether(view: View, setting: Setting): readonly SecurityParticular[] {
  if (view.isSecurityDeclaration || isSeparate(view, setting) || !isDeclared(view)) return []
  const missing = PARTICULARS.filter(
    (particular) =>
      !isGiven(view, particular) &&
      !isUnread(particular, setting) &&
      !(particular.letter === 'f' && isRetained(view, setting)),
  )
  return missing.length < 2 ? [] : missing
}

function isGiven(view: View, { ids }: SecurityParticular): boolean {
  return ids.some((id) => view.first(id) !== undefined)
}

/** Text is there for it: it is reported as unread, by its own rule. */
function isUnread({ ids }: SecurityParticular, { unread }: Setting): boolean {
  return unread.some(({ eftiId }) => eftiId !== null && ids.includes(eftiId))
}
