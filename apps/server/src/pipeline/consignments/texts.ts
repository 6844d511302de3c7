import { counted, countryName, formatDay } from '../../platform/format.ts'

/** Why a consignment is not ready, one sentence each. */
export const obstacleTexts = {
  differs: (label: string) => `${label} differs between the documents.`,
  missing: (document: string, clause: string) => `Missing document: ${document} (${clause}).`,
  rejected: (document: string) => `${document} was rejected.`,
  failed: (document: string) => `${document} could not be read.`,
  unchecked: (document: string) => `${document} is still being checked.`,
  undecided: (document: string) => `${document} was rejected before and is waiting for a decision.`,
  blocking: (document: string, count: number) =>
    `${document} has ${counted(count, 'open critical or high violation')}.`,
}

export const acceptedText = 'Accepted as correct although the values differ.'

interface CabotageOperation {
  vehicle: string
  /** Code. */
  country: string
  /** Days 'YYYY-MM-DD'. */
  from: string
  to: string
}

const span = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
const named = (code: string) => countryName(code) ?? code

/** What an operation breaks. */
export const cabotageTexts = {
  operationsAfterIncoming: (
    { vehicle, country }: CabotageOperation,
    number: number,
    all: readonly { from: string; to: string }[],
  ) =>
    `${vehicle}: operation ${number} in ${named(country)} after one incoming carriage; three are allowed. Operations: ${all.map(span).join('; ')}.`,
  operationsWithoutPause: (
    { vehicle, country }: CabotageOperation,
    number: number,
    all: readonly { from: string; to: string }[],
  ) =>
    `${vehicle}: operation ${number} in ${named(country)} without a pause in between; three are allowed. Operations: ${all.map(span).join('; ')}.`,
  days: ({ vehicle, country, to }: CabotageOperation, lastDay: string, unloaded: string) =>
    `${vehicle} ends this operation in ${named(country)} on ${formatDay(to)}. The last day was ${formatDay(lastDay)}, seven days after the incoming carriage was unloaded on ${formatDay(unloaded)}.`,
  daysAssumed: ({ vehicle, country, to }: CabotageOperation, lastDay: string, unloaded: string) =>
    `${vehicle} ends this operation in ${named(country)} on ${formatDay(to)}. The last day was ${formatDay(lastDay)}, seven days after the incoming carriage was unloaded on or before ${formatDay(unloaded)}.`,
  pause: ({ vehicle, country, from }: CabotageOperation) =>
    `${vehicle} starts an operation in ${named(country)} on ${formatDay(from)}, within four days after the previous operations ended.`,
}
