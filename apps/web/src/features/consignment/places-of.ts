import type { ConsignmentField, ViolationRow } from '@efti-hub/contract'
import type { Highlight } from '../../ui/page-viewer/page-viewer.tsx'
import { needsAttention } from './attention.ts'

/** Where on the pages each value stands; those with a violation or read with doubt ask for attention. */
export function placesOf(
  fields: readonly ConsignmentField[],
  violations: readonly ViolationRow[],
): Highlight[] {
  const held = new Set(violations.map(({ path }) => path))
  return fields.flatMap((field) => {
    const { path, label, evidence } = field
    if (!evidence?.box) return []
    const attention = needsAttention(field, held)
    return [{ id: path, page: evidence.page, box: evidence.box, label, attention }]
  })
}
