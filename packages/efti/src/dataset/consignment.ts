/** A measure with its UN/ECE Recommendation 20 unit code (KGM, TNE, MTQ, LTR, ...). */
export interface Measure {
  value: number
  unit: string
}

/**
 * Text as written; dates `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM±hh:mm`, never shifted; counts as numbers;
 * codes as their code.
 */
export type Value = string | number | boolean | Measure

/** One value of a consignment. */
export interface ConsignmentValue {
  /** Stable key of Delegated Regulation (EU) 2024/2024, such as `eFTI39`. */
  eftiId: string
  /** Relative to the consignment; `[n]`, counted from 1, on every element that may repeat. */
  path: string
  value: Value
  /** XML attributes that are not part of the value: schemeAgencyId, formatId, languageId, ... */
  attributes?: Record<string, string>
}

/** The common data set of one consignment, flat and keyed by eFTI id. */
export interface Consignment {
  values: readonly ConsignmentValue[]
}
