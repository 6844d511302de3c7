import { elementById } from '../dataset/elements.ts'
import { labelOf } from '../dataset/labels.ts'
import { belongsTo } from '../dataset/subsets.ts'
import type { CheckLine, Finding, Severity } from './finding.ts'
import { findingOf, type Outcome, type Rule, type Setting } from './rule.ts'
import type { View } from './view.ts'

/** A finding that a later rule of the same topic may still widen. */
type Open = { -readonly [K in keyof Finding]: Finding[K] }

/**
 * Applies each rule once and gathers findings and check lines in the order of the rules. Where two rules look for the same
 * thing (one topic) at the same path, it is counted and reported once, naming the subsets of both and with the graver
 * severity. `silenced` are paths whose value the XML schema already refused: what always applies is not said of them again,
 * what a subset asks for is.
 */
export function runRules(
  rules: readonly Rule[],
  view: View,
  setting: Setting,
  silenced: ReadonlySet<string>,
) {
  const findings: Finding[] = []
  const checks: CheckLine[] = []
  const seen = new Map<string, Open | null>()
  for (const rule of rules) {
    const asked = rule.subsets === null ? null : setting.subsets.filter((id) => rule.subsets?.includes(id))
    if (asked?.length === 0) continue
    let passed = 0
    let failed = 0
    for (const outcome of rule.check(view, setting)) {
      if (asked === null && outcome.path !== null && silenced.has(outcome.path)) continue
      const key = rule.topic ? `${rule.topic} ${outcome.path}` : null
      const earlier = key === null ? undefined : seen.get(key)
      if (earlier !== undefined) {
        if (earlier && outcome.message !== null)
          widen(earlier, outcome.severity ?? rule.severity, asked ?? [])
        continue
      }
      const finding = outcome.message === null ? null : found(rule, outcome, asked, setting)
      if (finding) findings.push(finding)
      if (key) seen.set(key, finding)
      if (finding) failed += 1
      else passed += outcome.times ?? 1
    }
    if (passed + failed > 0)
      checks.push({ code: rule.code, rule: rule.rule, severity: rule.severity, passed, failed })
  }
  return { findings, checks }
}

const GRAVITY: readonly Severity[] = ['low', 'medium', 'high', 'critical']

function widen(finding: Open, severity: Severity, subsets: readonly string[]): void {
  finding.subsets = [...new Set([...finding.subsets, ...subsets])]
  if (GRAVITY.indexOf(severity) > GRAVITY.indexOf(finding.severity)) finding.severity = severity
}

function found(rule: Rule, outcome: Outcome, asked: string[] | null, setting: Setting): Finding {
  const id = outcome.eftiId === undefined ? rule.eftiId : outcome.eftiId
  const element = id ? elementById(id) : undefined
  const containing = () => (element ? setting.subsets.filter((subset) => belongsTo(element, subset)) : [])
  return findingOf(rule, outcome, id ? labelOf(id) : null, asked ?? containing())
}
