import type { DocumentHold } from '@efti-hub/contract'
import type { DocumentRow } from '../documents/tables.ts'

type Held = Pick<DocumentRow, 'heldAt' | 'heldBy' | 'holdReason'>

export function presentHold(
  { heldAt, heldBy, holdReason }: Held,
  names: ReadonlyMap<string, string>,
): DocumentHold['hold'] {
  if (!heldAt || !heldBy || holdReason === null) return null
  return { at: heldAt.toISOString(), by: names.get(heldBy) ?? 'Unknown User', reason: holdReason }
}
