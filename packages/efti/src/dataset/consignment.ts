import type { Measure } from '../values/measure.ts'
import type { Form } from './form.ts'

export type { Measure }

/**
 * Text as written; dates `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM±hh:mm`, never shifted; counts and
 * amounts as numbers; codes as their code. What does not fit its element's type stays the text that was written.
 */
export type Value = string | number | boolean | Measure

/** One value of a consignment. */
export interface ConsignmentValue {
  /** Stable key of Delegated Regulation (EU) 2024/2024, such as `eFTI39`. */
  eftiId: string
  /** Relative to the consignment; `[n]`, counted from 1, on every element that may repeat. */
  path: string
  value: Value
  /** XML attributes that are not part of the value: schemeAgencyId, formatId, languageId, currencyId, ... */
  attributes?: Readonly<Record<string, string>>
  /**
   * The text as written, kept only where the value does not show it: a number of which JavaScript would lose digits, a day
   * written with hyphens, which no format of the Annex has.
   */
  written?: string
}

/**
 * Content that the schema allows and that has no eFTI id in its place: elements outside of the common data set, and
 * data classes without content. Kept so that a message can be written back whole.
 */
export interface ExtraContent {
  path: string
  /** Null for an element without text of its own. */
  text: string | null
  attributes?: Readonly<Record<string, string>>
}

/** The common data set of one consignment, flat and keyed by eFTI id. */
export interface Consignment {
  values: readonly ConsignmentValue[]
  extra?: readonly ExtraContent[]
  /** The prescribed form that the document is, where it is one. */
  form?: Form
  /** The document is a consignment security declaration of air cargo: what its status lacks is in no other document. */
  isSecurityDeclaration?: boolean
}
