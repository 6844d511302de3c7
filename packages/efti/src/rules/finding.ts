import type { Value } from '../dataset/consignment.ts'
import type { PageEvidence } from '../dataset/page-evidence.ts'

import type { Quantities } from './quantities.ts'

export type Severity = 'critical' | 'high' | 'medium' | 'low'

/**
 * A violation: the document breaks an obligation that somebody can fulfil. One cause, one finding: `subsets` names every
 * subset that it concerns.
 */
export interface Finding {
  /** Stable code of the rule, such as `EU01-TAKING-OVER-DATE`. */
  code: string
  severity: Severity
  /** Group for people and filters. Begins with 'Structure' exactly when the official XML schema is breached. */
  violationType: string
  /** One sentence in plain words: what is wrong, with the value that is. */
  message: string
  /** The message with the numbers left out, '{net}' in place of the one that `values` has under that name; missing where it has none. */
  template?: string
  values?: Quantities
  /** The field's name for people, such as 'Date of taking over'. */
  fieldName: string | null
  remedy: string
  example: string | null
  /** The value that is right at `path`, where the rule knows it: it follows from the document and the law. */
  fix?: Value
  eftiId: string | null
  path: string | null
  /** The article or annex row that asks for it. */
  clause: string
  subsets: readonly string[]
  /** Line of the XML file, counted from 1; only on findings of `parseConsignmentXml`. */
  line?: number
  /** How many places it covers, where they are not reported one by one (see `MAX_FINDINGS_PER_RULE`); else missing. */
  count?: number
}

/**
 * What is no violation, so it has no severity and is never counted. As an unread result: text is there and could not be read, and
 * nobody has looked yet. As a note: it is about the form, the data set or an abbreviation.
 */
export interface Remark extends Omit<Finding, 'severity'> {
  evidence?: PageEvidence | null
}

/** Text on the document that no value could be taken from. Whatever is missing there is unread, not missing. */
export interface UnreadPlace {
  /** The element or data class that belongs there, such as 'ASBIE1028'; null: the whole page could not be read well. */
  eftiId: string | null
  evidence: PageEvidence
  /** Of a whole page: elements and data classes that a person has looked for since. What is missing there is missing. */
  except?: readonly string[]
}

/** How one rule fared: it applied `passed + failed` times. Rules that did not apply have no line. */
export interface CheckLine {
  code: string
  /** The rule in one sentence. */
  rule: string
  /** Of its most severe finding; of the rule itself where it passed. */
  severity: Severity
  /** It asks for something that the law asks for, so that passing it earns points. Left out by checks that were stored before. */
  obligation?: boolean
  passed: number
  failed: number
}

export interface Evaluation {
  /** Edition of rules and data set, stored with every check. */
  edition: string
  /** Violations, and nothing else. */
  findings: readonly Finding[]
  unread: readonly Remark[]
  notes: readonly Remark[]
  checks: readonly CheckLine[]
  /** What of the options could not be used, and what that meant, in sentences; missing if all could. */
  ignored?: readonly string[]
}

/** A subset that applies, and why, in a sentence. */
export interface SubsetChoice {
  id: string
  reason: string
  /** Chosen by a person, against or beyond the data. */
  byHand?: true
}
