export type Severity = 'critical' | 'high' | 'medium' | 'low'

/** The document breaks a rule. One cause, one finding: `subsets` names every subset that it concerns. */
export interface Finding {
  /** Stable code of the rule, such as `EU01-TAKING-OVER-DATE`. */
  code: string
  severity: Severity
  /** Group for people and filters. Begins with 'Structure' exactly when the official XML schema is breached. */
  violationType: string
  /** One sentence in plain words: what is wrong, with the value that is. */
  message: string
  /** The field's name for people, such as 'Date of taking over'. */
  fieldName: string | null
  remedy: string
  example: string | null
  eftiId: string | null
  path: string | null
  /** The article or annex row that asks for it. */
  clause: string
  subsets: readonly string[]
  /** Line of the XML file, counted from 1; only on findings of `parseConsignmentXml`. */
  line?: number
  /** How many places it stands for, where they are not told one by one (see `MAX_FINDINGS_PER_RULE`); else missing. */
  count?: number
}

/** How one rule fared: it applied `passed + failed` times. Rules that did not apply have no line. */
export interface CheckLine {
  code: string
  /** The rule in one sentence. */
  rule: string
  /** Of its gravest finding; of the rule itself where it held. */
  severity: Severity
  passed: number
  failed: number
}

export interface Evaluation {
  /** Edition of rules and data set, stored with every check. */
  edition: string
  findings: readonly Finding[]
  checks: readonly CheckLine[]
  /** What of the options could not be used, and what that meant, in sentences; missing if all could. */
  ignored?: readonly string[]
}

/** A subset that applies, and why, in a sentence. */
export interface SubsetChoice {
  id: string
  reason: string
  /** Chosen by a person, against or beyond what the data says. */
  byHand?: true
}
