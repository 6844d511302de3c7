import { elementById } from '../dataset/elements.ts'
import { labelOf } from '../dataset/labels.ts'
import { belongsTo } from '../dataset/subsets.ts'
import type { CheckLine, Finding, Remark } from './finding.ts'
import {
  addPlace,
  furtherFinding,
  highestSeverityByCode,
  MAX_FINDINGS_PER_RULE,
  nameCount,
  type Open,
  widen,
} from './further-findings.ts'
import type { ApplyCheck } from './remember-checks.ts'
import { findingOf, type Outcome, type Rule, type Setting } from './rule.ts'
import { unreadAt, unreadRemark } from './unread.ts'
import type { View } from './view.ts'
import { addMissing, codesOfWholes, wholeOf } from './whole.ts'

/** What rules of one topic have reported so far. */
interface Topic {
  /** By path; null where a rule passed. */
  seen: Map<string | null, Open | null>
  /** Elements of rules that passed. */
  passed: Set<string | null>
}

/**
 * Applies each rule once and gathers findings and check lines in the order of the rules. Where two rules look for the same
 * thing (one topic) at the same path, it is counted and reported once, naming the subsets of both and with the graver
 * severity. Of rules that judge values, the first that finds one wrong reports it. `silenced` are paths whose value the XML schema already refused: what always applies is not reported for them again,
 * what a subset asks for is.
 */
export function runRules(
  rules: readonly Rule[],
  view: View,
  setting: Setting,
  silenced: ReadonlySet<string>,
  apply: ApplyCheck = (check, ...about) => check(...about),
) {
  const findings: Finding[] = []
  const notes = new Map<string, Remark>()
  const unread = new Map<string, Remark>()
  const checks: CheckLine[] = []
  const topics = new Map<string, Topic>()
  const wrongValues = new Set<string>()
  // Looking a path up takes time even in an empty set.
  const isAnySilenced = silenced.size > 0
  const { applied, codes } = rulesFor(setting.subsets, rules)
  for (const { rule, asked, check } of applied) {
    const topic = rule.topic === undefined ? null : topicOf(rule.topic, topics)
    let passed = 0
    let failed = 0
    let further: Open | null = null
    for (const outcome of apply(check, view, setting)) {
      const { path } = outcome
      if (asked === null && isAnySilenced && path !== null && silenced.has(path)) continue
      if (path === null && outcome.message === null) {
        // Reported for all places together: once for each element.
        if (topic?.passed.has(rule.eftiId)) continue
        passed += outcome.times ?? 1
        continue
      }
      if (outcome.message !== null && (rule.isNote || outcome.isNote)) {
        const about = rule.judges === 'value' ? `value ${path}` : `${rule.topic ?? rule.code} ${path}`
        if (notes.size < MAX_NOTES && !notes.has(about) && !topic?.seen.get(path))
          notes.set(about, remarkOf(found(rule, outcome, asked, setting)))
        continue
      }
      if (outcome.message !== null && outcome.unread) {
        const remark = { ...remarkOf(found(rule, outcome, asked, setting)), violationType: 'Unread' }
        unread.set(rule.code, { ...remark, evidence: outcome.unread })
        continue
      }
      const place =
        outcome.message !== null && rule.topic === 'missing' ? unreadAt(rule, outcome, setting) : null
      if (place) {
        const key = place.about
        if (!unread.has(key)) unread.set(key, unreadRemark(found(rule, outcome, asked, setting), place))
        continue
      }
      const whole = wholeOf(rule, outcome, setting, codes)
      const seenAt = whole ? `whole ${whole.path}` : path
      const earlier = topic?.seen.get(seenAt)
      if (earlier !== undefined) {
        if (earlier && outcome.message !== null) {
          widen(earlier, outcome.severity ?? rule.severity, asked ?? [])
          if (whole) addMissing(earlier, outcome, rule)
        }
        continue
      }
      if (rule.judges === 'value' && outcome.message !== null && path !== null) {
        if (wrongValues.has(path)) continue
        wrongValues.add(path)
        // A violation outranks a note about the same value.
        notes.delete(`value ${path}`)
      }
      let finding: Open | null = null
      if (outcome.message === null) passed += outcome.times ?? 1
      else {
        failed += 1
        if (failed <= MAX_FINDINGS_PER_RULE) {
          finding = { ...found(rule, outcome, asked, setting), ...whole }
          findings.push(finding)
        } else {
          further ??= furtherFinding(rule, outcome.severity ?? rule.severity)
          finding = further
          addPlace(further, outcome.severity ?? rule.severity, subsetsOf(rule, outcome, asked, setting))
        }
      }
      topic?.seen.set(seenAt, finding)
    }
    if (further) {
      nameCount(further)
      findings.push(further)
    }
    if (passed > 0) topic?.passed.add(rule.eftiId)
    if (passed + failed > 0 && !rule.isNote) {
      const obligation = rule.obligation ?? rule.subsets !== null
      checks.push({ code: rule.code, rule: rule.rule, severity: rule.severity, obligation, passed, failed })
    }
  }
  return {
    findings,
    unread: [...unread.values()],
    notes: [...notes.values()],
    checks: weighed(checks, findings),
  }
}

/** A document can give rise to thousands; nobody reads more. */
const MAX_NOTES = 200

function remarkOf({ severity: _none, ...remark }: Finding): Remark {
  return remark
}

/** A rule whose findings here are milder or graver than it is itself weighs as much as the most severe of them. */
function weighed(checks: CheckLine[], findings: readonly Finding[]): CheckLine[] {
  const bySeverity = highestSeverityByCode(findings)
  for (const line of checks) line.severity = bySeverity.get(line.code) ?? line.severity
  return checks
}

interface Applied {
  rule: Rule
  /** Subsets for which it was asked; null for a rule that always applies. */
  asked: readonly string[] | null
  check: Rule['check']
}

interface Choice {
  applied: readonly Applied[]
  /** Code of what is missing of a party or place, by its class. */
  codes: ReadonlyMap<string, string>
}

/** The rules by the subsets asked for: few choices make up nearly all documents. */
const chosen = new WeakMap<readonly Rule[], Map<string, Choice>>()
const MOST_CHOICES = 50

function rulesFor(subsets: readonly string[], rules: readonly Rule[]): Choice {
  const known = chosen.get(rules) ?? new Map<string, Choice>()
  const key = subsets.join(' ')
  const choice = known.get(key) ?? madeOf(choose(subsets, rules))
  if (known.size >= MOST_CHOICES) known.clear()
  known.set(key, choice)
  chosen.set(rules, known)
  return choice
}

const madeOf = (applied: readonly Applied[]): Choice => ({
  applied,
  codes: codesOfWholes(applied.map(({ rule }) => rule)),
})

function choose(subsets: readonly string[], rules: readonly Rule[]): readonly Applied[] {
  return rules.flatMap((rule): Applied[] => {
    const check = rule.checkFor?.(subsets) ?? rule.check
    if (rule.subsets === null) return [{ rule, asked: null, check }]
    const asked = subsets.filter((id) => rule.subsets?.includes(id))
    return asked.length > 0 ? [{ rule, asked, check }] : []
  })
}

function topicOf(name: string, topics: Map<string, Topic>): Topic {
  let topic = topics.get(name)
  if (!topic) {
    topic = { seen: new Map(), passed: new Set() }
    topics.set(name, topic)
  }
  return topic
}

function found(rule: Rule, outcome: Outcome, asked: readonly string[] | null, setting: Setting): Finding {
  const id = outcome.eftiId === undefined ? rule.eftiId : outcome.eftiId
  return findingOf(rule, outcome, id ? labelOf(id) : null, subsetsOf(rule, outcome, asked, setting))
}

/** Those that the rule was asked for; for a rule that always applies, those that contain the element. */
function subsetsOf(
  rule: Rule,
  outcome: Outcome,
  asked: readonly string[] | null,
  setting: Setting,
): string[] {
  if (asked) return [...asked]
  const id = outcome.eftiId === undefined ? rule.eftiId : outcome.eftiId
  const element = id ? elementById(id) : undefined
  return element ? setting.subsets.filter((subset) => belongsTo(element, subset)) : []
}
