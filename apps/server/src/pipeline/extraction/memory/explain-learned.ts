import { kindLabel, type Learned, type WhyNotLearned } from '@efti-hub/contract'

export type WhatWasLearned = Omit<Learned, 'message'>

const REASONS: Record<WhyNotLearned, string> = {
  'data-file': 'in a file of data a value is found by its key, not by its place',
  'not-on-paper': 'it is not printed in one line on the first pages of this paper as you gave it',
  'several-places': 'it is printed in several places, and nothing tells which of them is meant',
  'right-place': 'it was looked for in the right place already',
  'no-surroundings': 'too few words stand around it to find the place again',
  'taken-back': 'it stands again as it was read',
}

/**
 * In a sentence, for the person who corrected.
 * @param needsSecond what was said of one paper does not count yet: that a place is wrong, or against a sure reading
 */
export function explainLearned(what: WhatWasLearned, { refused, needsSecond }: HowItCounts): string {
  const { outcome, reason, label, sender, kind, printedLabel, state } = what
  if (outcome === 'learned') {
    const papers = `'${kindLabel(kind)}' papers ${sender ? `of ${sender}` : 'that name no sender'}`
    if (state === 'declined')
      return `Not used for other ${papers}: somebody chose not to remember this place.`
    const where = printedLabel ? `by the words '${printedLabel}'` : 'by its place on the form'
    const found = refused ? `what was found ${where} is not ${label}` : `${label}, found ${where}`
    if (state === 'proposed') return `Noted for other ${papers}: ${found}. ${UNANSWERED}`
    return `Learned for other ${papers}: ${found}.${needsSecond ? SECOND : ''}`
  }
  const why = reason ? REASONS[reason] : ''
  return outcome === 'forgotten'
    ? `What this paper taught about ${label} is forgotten: ${why}.`
    : `Nothing learned for other papers about ${label}: ${why}.`
}

export interface HowItCounts {
  refused: boolean
  needsSecond: boolean
}

const UNANSWERED =
  'It is used once the same correction was made on a second document and you choose to remember the place.'
const SECOND = ' It counts against what is read with confidence once a second paper is corrected alike.'
