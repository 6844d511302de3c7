import { counted, formatCount, formatPercent } from '../../platform/format.ts'

/** Why a goal has its label; in braces the shares, from 0 to 1. */
export const goalTexts = {
  noFigure: 'No figure for this year yet.',
  budgetKept: 'The year is over; {used} of the budget used.',
  budgetExceeded: 'The year is over; budget exceeded ({used} used).',
  budgetUsed: "{used} of the year's budget used; {elapsed} of the year elapsed.",
  met: 'The year is over; target met.',
  missed: 'The year is over; target missed.',
  metSoFar: 'Target met so far; it counts at the end of the year.',
  noBaseline: 'No baseline to measure progress against.',
  noLongerMet: 'The baseline met the target; the current figure does not.',
  reached: '{gone} of target reached; {elapsed} of the year elapsed.',
  reachedForGood: 'Target reached.',
  counting: '{elapsed} of the year elapsed.',
}

export const withoutFigure = (without: number, all: number) =>
  `${formatCount(without)} of ${counted(all, 'consignment')} without a figure.`

/** The sentence, and what it is made of for who writes percentages in another way. */
export function why(whyTemplate: string, whyShares: Readonly<Record<string, number>> = {}) {
  const text = whyTemplate.replace(/\{(\w+)\}/g, (_, name: string) => formatPercent(whyShares[name] ?? 0, 0))
  return { why: text, whyTemplate, whyShares }
}
