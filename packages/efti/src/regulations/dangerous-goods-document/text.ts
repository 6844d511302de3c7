import type { Scope } from '../completeness/scope.ts'

export const ROAD_SUBSET = 'EU05a'
export const RAIL_SUBSET = 'EU05b'
export const INLAND_WATERWAY_SUBSET = 'EU05c'

const scope = (...subsets: readonly string[]): Scope => ({ code: 'EU05', subsets })

export const ALL = scope(ROAD_SUBSET, RAIL_SUBSET, INLAND_WATERWAY_SUBSET)
export const ROAD_AND_RAIL = scope(ROAD_SUBSET, RAIL_SUBSET)
export const ROAD_AND_WATERWAY = scope(ROAD_SUBSET, INLAND_WATERWAY_SUBSET)
export const RAIL_AND_WATERWAY = scope(RAIL_SUBSET, INLAND_WATERWAY_SUBSET)
export const ROAD_ONLY = scope(ROAD_SUBSET)
export const RAIL_ONLY = scope(RAIL_SUBSET)
export const WATERWAY_ONLY = scope(INLAND_WATERWAY_SUBSET)

const TABLE = 'Delegated Regulation (EU) 2024/2024, Annex, Table 2, EU05a/b/c'

/** Paragraph of ADR, RID and ADN, and the row's business rule if it has one. */
export function clause(paragraph: string, businessRule?: string): string {
  return `ADR/RID/ADN ${paragraph}; ${TABLE}${businessRule ? `, ${businessRule}` : ''}`
}

/** Where the tables of the Annex ask for it and chapter 5.4 does not. */
export function annexClause(businessRule?: string): string {
  return `${TABLE}${businessRule ? `, ${businessRule}` : ''}`
}
