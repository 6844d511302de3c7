import type { ConsignmentField } from '@efti-hub/contract'
import { confidenceOf } from './confidence.ts'
import type { FieldGroup } from './group-fields.ts'

/** Read with doubt, and no person has looked at it since. */
export const isUnconfirmed = (field: ConsignmentField): boolean =>
  field.source !== 'person' && confidenceOf(field) === 'doubtful'

/** A value that a person should look at; `violatedPaths` are the paths of violations. */
export const needsAttention = (field: ConsignmentField, violatedPaths: ReadonlySet<string | null>): boolean =>
  isUnconfirmed(field) || violatedPaths.has(field.path)

/** Paths that a person should look at, in the order of the screen: with a violation, read with doubt, or to be filled. */
export function attentionPaths(groups: readonly FieldGroup[]): string[] {
  return groups.flatMap(({ slots }) =>
    slots
      .filter(
        ({ field, gone, violations }) => violations.length > 0 || (field ? isUnconfirmed(field) : !gone),
      )
      .map(({ path }) => path),
  )
}

/** The one after `from`, from the top again after the last; null when there is none. */
export function nextAfter(paths: readonly string[], from: string | null): string | null {
  const at = from === null ? -1 : paths.indexOf(from)
  return paths[(at + 1) % paths.length] ?? null
}
