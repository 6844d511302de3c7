import { formatCount, formatPercent } from '../../platform/format.ts'

const percent = (part: number) => formatPercent(part, 0)

/** Why a goal has its label. Parts are from 0 to 1. */
export const goalTexts = {
  noFigure: 'No figure for this year yet.',
  budgetKept: (used: number) => `The year is over; ${percent(used)} of the budget used.`,
  budgetExceeded: (used: number) => `The year is over; budget exceeded (${percent(used)} used).`,
  budgetUsed: (used: number, elapsed: number) =>
    `${percent(used)} of the year's budget used; ${percent(elapsed)} of the year elapsed.`,
  met: 'The year is over; target met.',
  missed: 'The year is over; target missed.',
  metSoFar: 'Target met so far; it counts at the end of the year.',
  noBaseline: 'No baseline to measure progress against.',
  noLongerMet: 'The baseline met the target; the current figure does not.',
  reached: (gone: number, elapsed: number) =>
    `${percent(gone)} of target reached; ${percent(elapsed)} of the year elapsed.`,
  certified: (value: number, target: number) => `${formatCount(value)} of ${formatCount(target)} certified.`,
  certifiedAtEnd: (value: number, target: number) =>
    `The year is over; ${formatCount(value)} of ${formatCount(target)} certified.`,
  certifiedSoFar: (value: number, target: number, elapsed: number) =>
    `${formatCount(value)} of ${formatCount(target)} certified; ${percent(elapsed)} of the year elapsed.`,
}
