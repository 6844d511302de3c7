import type { ConsignmentField, Remark, ViolationRow } from '@efti-hub/contract'
import type { Highlight } from '../../ui/page-viewer/page-viewer.tsx'
import { needsAttention } from './attention.ts'

/** Where on the pages each value is; those with a violation or read with doubt ask for attention. */
export function markedPlaces(
  fields: readonly ConsignmentField[],
  violations: readonly ViolationRow[],
  unread: readonly Remark[] = [],
): Highlight[] {
  const violatedPaths = new Set(violations.map(({ path }) => path))
  const places = fields.flatMap((field) => {
    const { path, label, evidence } = field
    if (!evidence?.box) return []
    const attention = needsAttention(field, violatedPaths)
    return [{ id: path, page: evidence.page, box: evidence.box, label, attention }]
  })
  const known = new Set(places.map(({ id }) => id))
  return [...places, ...unread.flatMap(placeOfUnread).filter(({ id }) => !known.has(id))]
}

function placeOfUnread({ path, evidence, description }: Remark): Highlight[] {
  const [x0, y0, x1, y1] = evidence?.box ?? []
  if (!path || !evidence || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined)
    return []
  return [{ id: path, page: evidence.page, box: [x0, y0, x1, y1], label: description, attention: true }]
}
