import type { Goal, GoalMeasure } from '@efti-hub/contract'
import { goalTexts as texts, why } from './texts.ts'

export interface GoalFacts {
  measure: GoalMeasure
  target: number
  baseline: number | null
  value: number | null
  /** 0 at the beginning of the year, 1 from its end on. */
  elapsed: number
}

type Judged = Pick<Goal, 'label' | 'why' | 'whyTemplate' | 'whyShares' | 'progress'>

/** By so much of the way a goal has to be in front of the calendar to be called ahead. */
const AHEAD_BY = 0.1

/**
 * The four labels. 'Achieved': the target is reached and can no longer be lost. 'Ahead' and 'On Track': as far as the
 * calendar asks, with and without a tenth to spare. 'In Progress': behind it. No label: there is no figure, or the year is
 * over and the target was missed.
 */
export function judgeGoal(facts: GoalFacts): Judged {
  if (facts.value === null) return { label: null, progress: null, ...why(texts.noFigure) }
  const value = facts.value
  switch (facts.measure) {
    case 'total':
      return judgeBudget(facts, value)
    case 'intensity':
      return judgeLevel(facts, value, (figure) => figure <= facts.target)
    case 'coverage':
    case 'low-carbon':
      return judgeLevel(facts, value, (figure) => figure >= facts.target)
    case 'certifications':
      return judgeCount(facts, value)
  }
}

/** Emissions of the year add up: it is compared with the part of the year that is gone. */
function judgeBudget({ target, elapsed }: GoalFacts, value: number): Judged {
  const used = target === 0 ? (value === 0 ? 0 : Number.POSITIVE_INFINITY) : value / target
  const progress = percent(Math.min(used, 1))
  const shown = Math.min(used, 99)
  if (elapsed >= 1) {
    return used <= 1
      ? { label: 'Achieved', progress, ...why(texts.budgetKept, { used: shown }) }
      : { label: null, progress, ...why(texts.budgetExceeded, { used: shown }) }
  }
  const gone = why(texts.budgetUsed, { used: shown, elapsed })
  if (used <= elapsed * (1 - AHEAD_BY)) return { label: 'Ahead', progress, ...gone }
  return { label: used <= elapsed ? 'On Track' : 'In Progress', progress, ...gone }
}

/** A share or an intensity may still turn before the year ends: it is compared with the way from the baseline. */
function judgeLevel(
  { target, baseline, elapsed }: GoalFacts,
  value: number,
  meets: (figure: number) => boolean,
): Judged {
  // Where the year began at the target or beyond it there is no way to go.
  const start = baseline === null || meets(baseline) ? null : baseline
  const gone = start === null ? null : (value - start) / (target - start)
  if (elapsed >= 1) {
    return meets(value)
      ? { label: 'Achieved', progress: 100, ...why(texts.met) }
      : {
          label: null,
          progress: gone === null ? null : percent(clamp(gone)),
          ...why(texts.missed),
        }
  }
  if (meets(value)) return { label: 'Ahead', progress: 100, ...why(texts.metSoFar) }
  if (gone === null) {
    const reason = baseline === null ? texts.noBaseline : texts.noLongerMet
    return { label: 'In Progress', progress: null, ...why(reason) }
  }
  const reached = why(texts.reached, { gone: Math.max(gone, 0), elapsed })
  const label = gone >= elapsed + AHEAD_BY ? 'Ahead' : gone >= elapsed ? 'On Track' : 'In Progress'
  return { label, progress: percent(clamp(gone)), ...reached }
}

/** A certificate that was given stays. */
function judgeCount({ target, elapsed }: GoalFacts, value: number): Judged {
  const gone = target === 0 ? 1 : value / target
  const progress = percent(clamp(gone))
  if (gone >= 1) return { label: 'Achieved', progress, ...why(texts.reachedForGood) }
  if (elapsed >= 1) return { label: null, progress, ...why(texts.missed) }
  const label = gone >= elapsed + AHEAD_BY ? 'Ahead' : gone >= elapsed ? 'On Track' : 'In Progress'
  return { label, progress, ...why(texts.counting, { elapsed }) }
}

const clamp = (part: number) => Math.min(1, Math.max(0, part))
const percent = (part: number) => Math.round(part * 100)

/** How much of a year is over, UTC. */
export function elapsedOf(year: number, now: Date): number {
  const start = Date.UTC(year, 0, 1)
  return clamp((now.getTime() - start) / (Date.UTC(year + 1, 0, 1) - start))
}
