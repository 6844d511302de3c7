import type { Finding, Severity } from './finding.ts'
import { fillIn } from './quantities.ts'
import { findingOf, type RuleText } from './rule.ts'

/**
 * The most findings of one rule that are reported in full, place by place; one more covers all further places. Thousands of the
 * same help nobody, and no document can make any number of them.
 */
export const MAX_FINDINGS_PER_RULE = 100

/** A finding that may still be widened. */
export type Open = { -readonly [K in keyof Finding]: Finding[K] }

/** The finding for the places beyond those reported in full; `addPlace` counts them. */
export function furtherFinding(rule: RuleText, severity: Severity): Open {
  const outcome = { message: '', path: null, eftiId: null, severity }
  return { ...findingOf(rule, outcome, null, []), count: 0 }
}

export function addPlace(further: Open, severity: Severity, subsets: readonly string[]): void {
  further.count = (further.count ?? 0) + 1
  widen(further, severity, subsets)
}

/** Says how many they are, once all are counted. */
export function nameCount(further: Open): void {
  const count = further.count ?? 0
  const places = count === 1 ? '1 further place' : '{count} further places'
  further.template = `The same in ${places}, not listed individually.`
  further.values = { count }
  further.message = fillIn(further.template, further.values)
}

const GRAVITY: readonly Severity[] = ['low', 'medium', 'high', 'critical']

/** Adds subsets that the finding concerns too; the graver severity stays. */
export function widen(finding: Open, severity: Severity, subsets: readonly string[]): void {
  for (const subset of subsets) {
    if (finding.subsets.includes(subset)) continue
    finding.subsets = [...new Set([...finding.subsets, ...subsets])]
    break
  }
  if (severity !== finding.severity && GRAVITY.indexOf(severity) > GRAVITY.indexOf(finding.severity))
    finding.severity = severity
}

/** The highest severity among the findings of each rule. */
export function highestSeverityByCode(findings: readonly Finding[]): Map<string, Severity> {
  const mostSevere = new Map<string, Severity>()
  for (const { code, severity } of findings) {
    const known = mostSevere.get(code)
    if (known === undefined || GRAVITY.indexOf(severity) > GRAVITY.indexOf(known))
      mostSevere.set(code, severity)
  }
  return mostSevere
}

/** How many places the findings cover. */
export function countPlaces(findings: readonly Finding[]): number {
  return findings.reduce((sum, { count }) => sum + (count ?? 1), 0)
}
