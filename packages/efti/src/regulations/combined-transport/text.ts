export const SUBSET = 'EU02'
export const ARTICLE = 'Directive 92/106/EEC, Article 3'
export const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 2, EU02'

/** Clause of a row that has a business rule. */
export function row(businessRule: string): string {
  return `${ARTICLE}; ${TABLE}, ${businessRule}`
}
