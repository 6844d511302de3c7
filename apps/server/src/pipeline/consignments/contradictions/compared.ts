import type { ComparedValue, Severity } from '@efti-hub/contract'
import type { Profile } from '../links/profile.ts'
import type { AcceptanceRow } from '../tables.ts'

/** A document of a consignment, as far as comparing looks at it. */
export interface Paper {
  documentId: string
  name: string
  profile: Profile
}

export interface Statement {
  paper: Paper
  value: ComparedValue
  path: string
  eftiId: string
}

/** Two papers that cannot both be right. */
export interface Conflict {
  left: Statement
  right: Statement
}

/** What the papers of a consignment say of one thing. */
export interface Comparison {
  code: string
  label: string
  severity: Severity
  clause: string
  remedy: string
  statements: readonly Statement[]
  conflicts: readonly Conflict[]
  /** Conflicts of which a person said that both values are correct, and who said so. */
  acceptedConflicts?: readonly Conflict[]
  accepted?: readonly AcceptanceRow[]
  /** Why values that differ may be right. */
  note: string | null
  /** One of the values can be right for all documents that contradict each other. */
  canSettle: boolean
}

/** Pairs of statements that are judged against each other. */
export function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((left, at) => list.slice(at + 1).map((right): [T, T] => [left, right]))
}
