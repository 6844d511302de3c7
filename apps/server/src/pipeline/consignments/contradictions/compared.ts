import type { Severity } from '@efti-hub/efti'
import type { Profile, Said } from '../links/profile.ts'

/** A document of a consignment, as far as comparing looks at it. */
export interface Paper {
  documentId: string
  name: string
  profile: Profile
}

export interface Statement {
  paper: Paper
  said: Pick<Said<unknown>, 'shown' | 'path' | 'eftiId'>
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
  /** What is asked of papers of one consignment, in a sentence. */
  rule: string
  remedy: string
  statements: readonly Statement[]
  conflicts: readonly Conflict[]
  /** Why values that differ may stand. */
  note: string | null
}

/** Pairs of statements that are judged against each other. */
export function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((left, at) => list.slice(at + 1).map((right): [T, T] => [left, right]))
}
