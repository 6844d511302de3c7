import type { CheckLine, Finding, Severity } from '@efti-hub/efti'

/** What a check of each severity weighs in the score. */
export const WEIGHTS: Record<Severity, number> = { critical: 10, high: 5, medium: 2, low: 1 }

/** The highest score while a finding of this severity is open: green begins at 90, yellow at 70. */
const CAPS: [Severity, number][] = [
  ['critical', 69],
  ['high', 89],
]

export interface Score {
  score: number
  explanation: string
}

/** The weighted share of applicable checks that pass, rounded down, capped by the gravest open finding. */
export function scoreOf(checks: readonly CheckLine[], findings: readonly Pick<Finding, 'severity'>[]): Score {
  let passed = 0
  let applied = 0
  for (const line of checks) {
    passed += WEIGHTS[line.severity] * line.passed
    applied += WEIGHTS[line.severity] * (line.passed + line.failed)
  }
  if (applied === 0) return { score: 0, explanation: 'No check applied to this document.' }

  const share = Math.floor((100 * passed) / applied)
  const sum = `${passed} of ${applied} points passed (critical checks weigh ${WEIGHTS.critical}, high ${WEIGHTS.high}, medium ${WEIGHTS.medium}, low ${WEIGHTS.low}): ${share}.`
  const cap = CAPS.find(([severity]) => findings.some((finding) => finding.severity === severity))
  if (!cap || share <= cap[1]) return { score: share, explanation: sum }
  return { score: cap[1], explanation: `${sum} Capped at ${cap[1]} while a ${cap[0]} finding is open.` }
}
