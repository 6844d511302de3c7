import { createHash } from 'node:crypto'

/** The same act for the same violations is the same step, also in a later plan: it stays ticked off. */
export function stepId(action: string, violationIds: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([action, violationIds.toSorted()]))
    .digest('hex')
    .slice(0, 16)
}
