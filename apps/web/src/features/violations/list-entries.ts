import type { ViolationGroupTotal, ViolationRow } from '@efti-hub/contract'
import { violationsWords as words } from '../../words/violations.ts'
import type { ViolationGroup } from './violation-filters.ts'

export interface GroupEntry {
  kind: 'group'
  key: string
  /** What its violations have in common: of a document its id, of a rule its code. */
  group: string
  /** The document's, the type's, the rule's or the sender's own name. */
  name: string
  /** Of a group of one document. */
  documentId: string | null
  /** On all pages. */
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

export interface ListPage {
  items: readonly ViolationRow[]
  groups: readonly ViolationGroupTotal[]
}

/**
 * The list as it is drawn: each group in the place of its first violation. Pages that were read later never change
 * the content above them, so that nothing moves under the reader's eyes; a group may then begin a second time.
 */
export function listEntries(pages: readonly ListPage[], group: ViolationGroup): ListEntry[] {
  const entries: ListEntry[] = []
  // The page that was read last counts as of now.
  const totals = new Map(pages.flatMap(({ groups }) => groups.map((one) => [one.key, one] as const)))
  for (const { items } of pages) {
    if (group === 'none') entries.push(...rowsOf(items))
    else
      for (const [id, members] of Map.groupBy(items, (row) => row.group ?? ''))
        addGroup(entries, group, totals.get(id), id, members)
  }
  return entries
}

const NAME_OF: Record<
  Exclude<ViolationGroup, 'none'>,
  (first: ViolationRow, total: ViolationGroupTotal | undefined) => string
> = {
  document: ({ documentName }) => documentName,
  type: ({ violationType }) => violationType,
  code: ({ violationType, code }) => words.ofRule(violationType, code),
  sender: (_first, total) => total?.name || words.noSender,
}

function addGroup(
  entries: ListEntry[],
  group: Exclude<ViolationGroup, 'none'>,
  total: ViolationGroupTotal | undefined,
  id: string,
  members: ViolationRow[],
) {
  const before = entries.findLast((entry) => entry.kind === 'group')
  const [first] = members
  if (!first) return
  if (before?.group === id) {
    const end = entries.at(-1)
    if (end?.kind === 'violation') end.last = false
    // Of documents without a sender nothing counts the pages that were not read.
    if (!total) before.count += members.length
  } else {
    entries.push({
      kind: 'group',
      key: `${id} ${first.id}`,
      group: id,
      name: NAME_OF[group](first, total),
      documentId: group === 'document' ? first.documentId : null,
      count: total?.total ?? members.length,
    })
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
