import { DOCUMENT_COLUMNS, type DocumentColumn, type DocumentSort } from '@efti-hub/contract'

interface Column {
  px: number
  right?: true
  /** What a click on its heading sorts by; a second click turns it round, where there are two. */
  sorts?: readonly [DocumentSort, DocumentSort?]
}

/** The name takes the room that is left. */
export const NAME_PX = 220

/** The column of the checkboxes. */
export const SELECT_PX = 44

export const COLUMNS: Record<Exclude<DocumentColumn, 'name'>, Column> = {
  kind: { px: 190 },
  number: { px: 140 },
  parties: { px: 220 },
  route: { px: 190 },
  departure: { px: 140, sorts: ['departure'] },
  score: { px: 84, right: true, sorts: ['lowest', 'highest'] },
  violations: { px: 116, sorts: ['severity'] },
  owner: { px: 150 },
  tags: { px: 170 },
  size: { px: 96, right: true, sorts: ['size'] },
  date: { px: 166, sorts: ['newest', 'oldest'] },
  status: { px: 136 },
  jobs: { px: 178, right: true },
}

const DIRECTIONS: Record<DocumentSort, 'ascending' | 'descending'> = {
  newest: 'descending',
  oldest: 'ascending',
  name: 'ascending',
  size: 'descending',
  departure: 'ascending',
  severity: 'descending',
  lowest: 'ascending',
  highest: 'descending',
}

/** How a heading stands to the order of the list, and what a click on it asks for. */
export function sortingOf(sorts: Column['sorts'], current: DocumentSort) {
  if (!sorts) return { direction: 'none' as const, next: undefined }
  const isCurrent = sorts.includes(current)
  const [first, other = first] = sorts
  return {
    direction: isCurrent ? DIRECTIONS[current] : ('none' as const),
    next: current === first ? other : first,
  }
}

/** As the table was before columns could be chosen; on wide screens with what is to be done. */
export const NARROW: readonly DocumentColumn[] = ['name', 'size', 'date', 'status', 'jobs']
export const WIDE: readonly DocumentColumn[] = [
  'name',
  'departure',
  'violations',
  'size',
  'date',
  'status',
  'jobs',
]

/** How many pixels these columns need at least. */
export const widthOf = (columns: readonly DocumentColumn[]): number =>
  columns.reduce((sum, column) => sum + (column === 'name' ? NAME_PX : COLUMNS[column].px), 0)

/** Out of the address or the browser's storage: known ones, each once, and the name in any case; null for none. */
export function readColumns(text: string | null | undefined): DocumentColumn[] | null {
  if (!text) return null
  const given = new Set(text.split(','))
  const columns = [...given].flatMap((name) => DOCUMENT_COLUMNS.find((known) => known === name) ?? [])
  if (columns.length === 0) return null
  return columns.includes('name') ? columns : ['name', ...columns]
}

const storageKey = (person: string) => `efti-hub-document-columns-${person}`

/** The person's last choice in this browser. */
export function keptColumns(person: string | null): DocumentColumn[] | null {
  try {
    return person ? readColumns(localStorage.getItem(storageKey(person))) : null
  } catch {
    return null
  }
}

/** Null: as the product shows them. */
export function keepColumns(person: string | null, columns: readonly DocumentColumn[] | null): void {
  if (!person) return
  try {
    if (columns) localStorage.setItem(storageKey(person), columns.join(','))
    else localStorage.removeItem(storageKey(person))
  } catch {
    // A browser without storage forgets the choice; the address still has it.
  }
}
