import type { CheckLine, Finding } from '@efti-hub/efti'

/** What other papers of the same consignment say about a document. */
export interface Further {
  findings: readonly Finding[]
  checks: readonly CheckLine[]
  /** The transport document of its goods is there. */
  hasTransportDocument: boolean
}

export const NOTHING_FURTHER: Further = { findings: [], checks: [], hasTransportDocument: false }
