import type { CheckLine, Finding } from '@efti-hub/efti'

/** What other documents of the same consignment state about a document. */
export interface Further {
  findings: readonly Finding[]
  checks: readonly CheckLine[]
  /** Codes of findings about the document itself to which the consignment is the answer. */
  answered: readonly string[]
  /** Of the document's own past: somebody with the right to has waived it, so that it no longer lowers the score. */
  isWaived?(finding: Finding): boolean
}

export const NOTHING_FURTHER: Further = { findings: [], checks: [], answered: [] }
