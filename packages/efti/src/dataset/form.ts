import type { PageEvidence } from './page-evidence.ts'

/** Of a block with several fields, one whose printed place is empty, or marked with something that could not be read. */
export type FormParticular = 'contact' | 'date' | 'signature'

/** What one block of a form contains. */
export interface FormBlock {
  /** Null: nothing is in it. */
  text: string | null
  /** Something is in it that could not be read, or the page is read too poorly to conclude that nothing is. */
  isUnread?: boolean
  evidence?: PageEvidence | null
  /** Fields that the form prints and in which nothing was read. Others are not listed. */
  open?: Readonly<Partial<Record<FormParticular, 'missing' | 'unread'>>>
}

/**
 * A form that an act prescribes block by block, of which the common data set has a few elements only: the document of Annex VII and the
 * movement document of Annex IB to Regulation (EU) 2024/1157.
 */
export interface Form {
  kind: 'waste-annex-vii' | 'waste-movement'
  /** By the number that the act gives the block. A block that is not listed was not found on the document. */
  blocks: Readonly<Record<string, FormBlock>>
}
