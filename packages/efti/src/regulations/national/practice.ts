import { elementById } from '../../dataset/elements.ts'
import { isStrict, type Outcome, type Rule, type Setting } from '../../rules/rule.ts'

/**
 * What national laws on road haulage ask the documents on board to show, as they are applied: who sends, carries and receives what,
 * how much of it, from where to where and when. Examples are § 7(3) of the German Road Haulage Act, Article 6 of the French order of
 * 9 November 1999 and the Spanish order FOM/2861/2012. The tables of the Annex add plates, types, signatures and codes of a record.
 */
const ASKED_IN_PRACTICE = new Set(['eFTI39', 'eFTI41', 'eFTI51', 'eFTI68', 'eFTI87', 'eFTI699'])
/** Plates: the Spanish order names them in its Article 6. */
const ASKED_BY: Readonly<Record<string, readonly string[]>> = { ES01: ['eFTI618'] }
const PARTIES_AND_PLACES = new Set(['ASBIE1028', 'ASBIE1034', 'ASBIE1039', 'ASBIE1048', 'ASBIE1051'])

/**
 * What a national table alone asks for beyond that is a note, on paper and in data: only its letter was read, not the act behind it. The
 * strict reading takes it at its letter, except for a class of another act's table.
 */
export function isNoteNationally(rule: Rule, outcome: Outcome, setting: Setting): boolean {
  const id = outcome.eftiId ?? rule.eftiId
  if (id === null || rule.topic !== 'missing') return false
  const isAsked =
    ASKED_IN_PRACTICE.has(id) ||
    isOfPartyOrPlace(id) ||
    setting.subsets.some((subset) => ASKED_BY[subset]?.includes(id))
  return !isAsked && (!isStrict(setting) || elementById(id)?.kind === 'class')
}

function isOfPartyOrPlace(id: string): boolean {
  let element = elementById(id)
  if (element?.kind !== 'class' && elementById(element?.parent ?? '')?.name !== 'postalAddress') return false
  while (element && !PARTIES_AND_PLACES.has(element.id))
    element = element.parent ? elementById(element.parent) : undefined
  return element !== undefined
}
