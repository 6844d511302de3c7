import type { ConsignmentField, Severity } from '@efti-hub/contract'
import { confidenceOf } from './confidence.ts'
import type { FieldGroup, Slot } from './group-fields.ts'

/** Read with doubt, and no person has looked at it since. */
export const isUnconfirmed = (field: ConsignmentField): boolean =>
  field.source !== 'person' && confidenceOf(field) === 'doubtful'

/** A value that a person should look at; `violatedPaths` are the paths of violations. */
export const needsAttention = (field: ConsignmentField, violatedPaths: ReadonlySet<string | null>): boolean =>
  isUnconfirmed(field) || violatedPaths.has(field.path)

/** Most urgent first: a part that somebody began to enter, then violations by severity, then what was read with doubt. */
const URGENCY: Record<Severity, number> = { critical: 1, high: 2, medium: 3, low: 4 }
const BEGUN = 0
const DOUBTFUL = 5

function urgencyOf({ field, gone, violations }: Slot): number | null {
  if (violations.length > 0) return Math.min(...violations.map(({ severity }) => URGENCY[severity]))
  if (field) return isUnconfirmed(field) ? DOUBTFUL : null
  return gone ? null : BEGUN
}

/** Paths that a person should look at, the most urgent first, and of the same urgency in the order of the screen. */
export function attentionPaths(groups: readonly FieldGroup[]): string[] {
  return groups
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const urgency = urgencyOf(slot)
      return urgency === null ? [] : [{ path: slot.path, urgency }]
    })
    .toSorted((left, right) => left.urgency - right.urgency)
    .map(({ path }) => path)
}

/** The most urgent one besides `from` that nobody has skipped; null when there is none. */
export const nextOpen = (
  paths: readonly string[],
  from: string | null,
  skipped: ReadonlySet<string>,
): string | null => paths.find((path) => path !== from && !skipped.has(path)) ?? null

/** The one before `from`, skipped or not; null when it is the first. */
export const oneBefore = (paths: readonly string[], from: string | null): string | null =>
  (from === null ? undefined : paths[paths.indexOf(from) - 1]) ?? null
