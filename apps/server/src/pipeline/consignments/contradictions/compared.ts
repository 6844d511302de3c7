import type { ComparedValue, Severity } from '@efti-hub/contract'
import type { Profile } from '../links/profile.ts'
import type { AcceptanceRow } from '../tables.ts'

/** A document of a consignment, as far as comparing looks at it. */
export interface ComparedDocument {
  documentId: string
  name: string
  profile: Profile
}

export interface Statement {
  document: ComparedDocument
  value: ComparedValue
  path: string
  eftiId: string
}

/** Two documents that cannot both be right. */
export interface Conflict {
  left: Statement
  right: Statement
}

/** What the documents of a consignment state about one fact. */
export interface FactComparison {
  code: string
  label: string
  severity: Severity
  clause: string
  remedy: string
  statements: readonly Statement[]
  conflicts: readonly Conflict[]
  /** Conflicts where a person accepted both values, and who did. */
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
