import type { DataElement, Value } from '@efti-hub/efti'
import type { TextOnPage } from './find-text.ts'

/** What somebody else read on the document, such as a language model: the field, and the text as it stands there. */
export interface Answer {
  /** 'consignee/name[1]' */
  path: string
  text: string
  /** Where it stands, where that is known: 1 is the first page. */
  page?: number
}

/** An answer whose text is on the page and means something for its field. */
export interface Candidate {
  answer: Answer
  element: DataElement
  /** Every place that says it; at least one. */
  places: readonly TextOnPage[]
  value: Value
}
