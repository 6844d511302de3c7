import type { Goal, GoalMeasure, YearFigures } from '@efti-hub/contract'
import type { GoalRow } from '../tables.ts'
import { elapsedOf, judgeGoal } from './judge-goal.ts'
import { withoutFigure } from './texts.ts'

const GRAMS_A_TONNE = 1_000_000

/** The figure that a goal of this measure is compared with. */
export function figureFor(measure: GoalMeasure, figures: YearFigures): number | null {
  switch (measure) {
    case 'total':
      return figures.grams === null ? null : figures.grams / GRAMS_A_TONNE
    case 'intensity':
      return figures.intensity
    case 'coverage':
      return figures.coverage
    case 'low-carbon':
      return figures.lowCarbonShare
    case 'certifications':
      return figures.certified
  }
}

export function presentGoals(
  rows: readonly GoalRow[],
  { figures, before, now }: { figures: YearFigures; before: YearFigures; now: Date },
): Goal[] {
  return rows.map(({ measure, target, baseline: set, year }) => {
    const baseline = set ?? figureFor(measure, before)
    const value = figureFor(measure, figures)
    const elapsed = elapsedOf(year, now)
    const judged = judgeGoal({ measure, target, baseline, value, elapsed })
    const more = measure === 'total' ? notAll(figures) : ''
    return {
      measure,
      target,
      baseline,
      baselineIsSet: set !== null,
      value,
      ...judged,
      why: `${judged.why}${more}`,
      whyTemplate: `${judged.whyTemplate}${more}`,
    }
  })
}

/** Emissions of what is not computable are in no budget. */
function notAll({ consignments, computed }: YearFigures): string {
  return computed === consignments ? '' : ` ${withoutFigure(consignments - computed, consignments)}`
}
