import type { Value } from '../dataset/consignment.ts'
import type { DataElement } from '../dataset/elements.ts'
import type { PageEvidence } from '../dataset/page-evidence.ts'
import type { Finding, Severity, UnreadPlace } from './finding.ts'
import { fillIn, type Quantities } from './quantities.ts'
import type { View } from './view.ts'

/** A rule as data: what it asks, where the law requires it, what to do about a breach. */
export interface RuleText {
  /** Stable, such as `EU01-TAKING-OVER-DATE`; capitals, digits and hyphens. */
  code: string
  /** The rule in one sentence. */
  rule: string
  /** The article or annex row. */
  clause: string
  severity: Severity
  violationType: string
  remedy: string
  example: string | null
  /** The element that the rule is about; null if about several. */
  eftiId: string | null
}

/** What the caller asks for. */
export interface Setting {
  subsets: readonly string[]
  /** How the Annex's mandatory address lines are read: see README, 'Two readings of an address'. */
  addressReading: 'practical' | 'strict'
  /** ISO date-time with offset: the moment that 'already delivered?' is judged at. */
  asOf: string
  /** Answers to the questions that data alone cannot settle, by the question's id; what is not asked is not known. */
  answers: Readonly<Record<string, boolean>>
  /** What the values come from: ink on paper cannot be read. */
  readFrom: 'data' | 'paper'
  /** The values are those of a road consignment note, which owes what CMR, Article 6(1) asks for. */
  isRoadNote: boolean
  /** Places on the document with text that no value could be taken from. */
  unread: readonly UnreadPlace[]
}

/** One application of a rule. `message` null: it passed; a function where wording it takes time and many are never reported. */
export interface Outcome {
  message: string | (() => string) | null
  path: string | null
  /** Numbers for the names in braces of the message. */
  values?: Quantities
  /** How often the rule passed, where many applications are reported together; 1 by default. */
  times?: number
  /** Not a violation but a note; see `Remark`. */
  isNote?: boolean
  /** Not missing: something is there that could not be read. A person has to look here. */
  unread?: PageEvidence
  eftiId?: string | null
  severity?: Severity
  remedy?: string
  example?: string | null
  /** See `Finding`; null where it is not known here. */
  fix?: Value | null
  fieldName?: string
  clause?: string
}

export interface Rule extends RuleText {
  /** What the rule finds are notes, never violations. */
  isNote?: boolean
  /**
   * Passing it earns points. If not given, rules that a subset asks for are obligations and rules that always apply are not: a text that
   * is not too long is no achievement.
   */
  obligation?: boolean
  /** Message of a finding, where the builder of the rule knows it; what is in braces is filled in. */
  message?: string
  /** Elements whose values are judged, where they are several. */
  about?: () => readonly DataElement[]
  /**
   * The rule applies when one of these is asked for, and its findings name those. Null: it always applies, and its findings
   * name the subsets asked for that contain the element.
   */
  subsets: readonly string[] | null
  /**
   * Two rules that look for the same thing share a topic: what one subset already reported at a path is not
   * reported again for another.
   */
  topic?: string
  /**
   * The rule looks at the content of one value, not at how values fit together: a value that an earlier such rule found wrong is
   * not found wrong a second time.
   */
  judges?: 'value'
  check(view: View, setting: Setting): Iterable<Outcome>
  /** The check where just these subsets are asked for, if it is another: what they decide is then decided once. */
  checkFor?(subsets: readonly string[]): Rule['check']
}

/** Only the identifiers that a gate registers are looked at: what else the consignment contains is not known. */
export function isIdentifiersOnly({ subsets }: Setting): boolean {
  return subsets.length > 0 && subsets.every((subset) => subset === 'identifier')
}

/** The Annex is read by its letter: what it marks mandatory is asked for, sensible or not. */
export function isStrict({ addressReading }: Setting): boolean {
  return addressReading === 'strict'
}

/** What a rule checked and found as it should be, at `path`. */
export function passed(path: string | null): Outcome {
  return { message: null, path }
}

/** What failed, and all that passed as one outcome: thousands of goods lines that are as they should be need no line each. */
export function outcomesOf(wrong: Outcome[], timesPassed: number): Outcome[] {
  if (timesPassed > 0) wrong.push({ message: null, path: null, times: timesPassed })
  return wrong
}

/** What a rule found wrong at `path`; `message` for people, built only where it is shown. */
export function failed(
  path: string | null,
  message: string | (() => string),
  more: Partial<Outcome> = {},
): Outcome {
  return { ...more, message, path }
}

export function findingOf(
  rule: RuleText,
  outcome: Outcome,
  fieldName: string | null,
  subsets: string[],
): Finding {
  const { message, values } = outcome
  const words = typeof message === 'function' ? message() : (message ?? rule.rule)
  return {
    code: rule.code,
    severity: outcome.severity ?? rule.severity,
    violationType: rule.violationType,
    message: values ? fillIn(words, values) : words,
    ...(values && { template: words, values }),
    fieldName: outcome.fieldName ?? fieldName,
    remedy: outcome.remedy ?? rule.remedy,
    example: outcome.example === undefined ? rule.example : outcome.example,
    ...(outcome.fix != null && { fix: outcome.fix }),
    eftiId: outcome.eftiId === undefined ? rule.eftiId : outcome.eftiId,
    path: outcome.path,
    clause: outcome.clause ?? rule.clause,
    subsets,
  }
}
