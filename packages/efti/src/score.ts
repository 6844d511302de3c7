import type { CheckLine, Finding, Severity } from './rules/finding.ts'

/** What one check of a severity weighs. */
export const SCORE_WEIGHTS: Record<Severity, number> = { critical: 10, high: 5, medium: 2, low: 1 }

/** Where the score starts while the most severe open violation is of a severity: 90 and 70 are the lower ends of green and yellow. */
const STARTS: Record<Severity, number> = { critical: 70, high: 90, medium: 100, low: 100 }
const MOST_SEVERE_FIRST: readonly Severity[] = ['critical', 'high', 'medium', 'low']

/** What a score is made of, as numbers: who shows it words it. */
export interface ScoreSum {
  /** Where it starts: 100, less while a high or critical violation is open. */
  start: number
  /** The most severe open violation; null where none is open. */
  worst: Severity | null
  /** How many violations are open, and what they take together. */
  open: number
  lost: number
  /** Points of all obligations that apply. */
  obligations: number
  /** Results that could not be read: they count neither way. */
  unread: number
}

export interface Score {
  /** 0 to 100; null where no rule judges the document. */
  score: number | null
  /** The sum in words. */
  explanation: string
  /** Null where no rule judges the document. */
  sum: ScoreSum | null
}

/**
 * The weighted share of the obligations that are met, capped below 90 while a high and below 70 while a critical violation is
 * open. Every violation takes its share of all obligations that apply, at least one point: within a colour band each further
 * violation lowers the score. `open`: violations that are neither resolved nor waived. `unread`: how many results are unread; they are named
 * and count neither way.
 */
export function scoreOf(
  checks: readonly CheckLine[],
  open: readonly Pick<Finding, 'severity'>[],
  unread = 0,
): Score {
  const applied = checks.reduce((sum, line) => sum + pointsOf(line), 0)
  if (applied === 0 && open.length === 0)
    return { score: null, explanation: 'No rule judges this document.', sum: null }
  const lost = open.map(({ severity }) => Math.max(1, (100 * SCORE_WEIGHTS[severity]) / Math.max(applied, 1)))
  const worst = MOST_SEVERE_FIRST.find((severity) => open.some((finding) => finding.severity === severity))
  const start = worst ? STARTS[worst] : 100
  const total = lost.reduce((sum, points) => sum + points, 0)
  const score = Math.max(0, Math.floor(start - total + 1e-9))
  const sum = { start, worst: worst ?? null, open: open.length, lost: total, obligations: applied, unread }
  const words = explain(score, sum)
  return { score, explanation: unread === 0 ? words : `${words} ${notCounted(unread)}`, sum }
}

/** Only obligations count: what was stored before the distinction counts as one. */
function pointsOf({ obligation = true, severity, passed, failed }: CheckLine): number {
  return obligation ? SCORE_WEIGHTS[severity] * (passed + failed) : 0
}

function notCounted(unread: number): string {
  return `Not counted: ${unread} ${unread === 1 ? 'result' : 'results'} that could not be read and nobody has checked yet.`
}

function explain(score: number, { start, worst, open, lost, obligations }: ScoreSum): string {
  if (open === 0) return `All obligations that could be checked are met (${obligations} points).`
  const cap = start < 100 && worst ? `Starts at ${start} while a ${worst} violation is open` : 'Starts at 100'
  const violations = open === 1 ? '1 open violation takes' : `${open} open violations take`
  const taken = Math.round(lost * 10) / 10
  return `${cap}; ${violations} ${taken} of it: a share of the ${obligations} points of all obligations that apply (critical ${SCORE_WEIGHTS.critical}, high ${SCORE_WEIGHTS.high}, medium ${SCORE_WEIGHTS.medium}, low ${SCORE_WEIGHTS.low}), at least 1 each. Score ${score}.`
}
