import type { ViolationRow } from '@efti-hub/contract'
import type { ViolationGroup } from './violation-filters.ts'

export interface GroupEntry {
  kind: 'group'
  key: string
  /** The document's or the type's own name. */
  name: string
  /** Of a group of one document. */
  documentId: string | null
  count: number
}

export interface RowEntry {
  kind: 'violation'
  key: string
  violation: ViolationRow
  /** The last of its group: the card ends below it. */
  last: boolean
}

export type ListEntry = GroupEntry | RowEntry

/**
 * The list as it is drawn: each group in the place of its first violation. Pages that were read later never change
 * the content above them, so that nothing moves under the reader's eyes; a group may then begin a second time.
 */
export function listEntries(pages: readonly (readonly ViolationRow[])[], group: ViolationGroup): ListEntry[] {
  const entries: ListEntry[] = []
  for (const rows of pages) {
    if (group === 'none') entries.push(...rowsOf(rows))
    else for (const [id, members] of Map.groupBy(rows, keyOf[group])) addGroup(entries, group, id, members)
  }
  return entries
}

const keyOf = {
  document: ({ documentId }: ViolationRow) => documentId,
  type: ({ violationType }: ViolationRow) => violationType,
}

function addGroup(entries: ListEntry[], group: 'document' | 'type', id: string, members: ViolationRow[]) {
  const before = entries.findLast((entry) => entry.kind === 'group')
  const [first] = members
  if (!first) return
  if (before?.name && before.key.startsWith(`${id} `)) {
    const end = entries.at(-1)
    if (end?.kind === 'violation') end.last = false
    before.count += members.length
  } else {
    const name = group === 'document' ? first.documentName : first.violationType
    const documentId = group === 'document' ? first.documentId : null
    const key = `${id} ${first.id}`
    entries.push({ kind: 'group', key, name, documentId, count: members.length })
  }
  entries.push(...rowsOf(members))
}

const rowsOf = (rows: readonly ViolationRow[]) =>
  rows.map(
    (violation, at): RowEntry => ({
      kind: 'violation',
      key: violation.id,
      violation,
      last: at === rows.length - 1,
    }),
  )
