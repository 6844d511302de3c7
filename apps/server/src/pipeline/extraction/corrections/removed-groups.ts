import { elementById, type Value } from '@efti-hub/efti'
import type { StoredValue } from '../store.ts'
import type { CorrectionRow } from './tables.ts'

export interface RemovedValue {
  value: StoredValue
  by: CorrectionRow
}

/**
 * The removal of the group that a path is in, or null. A person who states that there is no `transportPackage[2]` states it of all
 * below it, also of what a later reading finds there; what is entered below it afterwards is in force. A later reading that
 * counts the lines otherwise has another line there: of one that shares less than half of its values nobody stated anything.
 */
export function removedGroups(
  latest: ReadonlyMap<string, CorrectionRow>,
  read: readonly StoredValue[],
): (path: string) => CorrectionRow | null {
  const removals = new Map([...latest].filter(([, row]) => isRemovalOfGroup(row)))
  if (removals.size === 0) return () => null
  const below = new Map<string, StoredValue[]>([...removals.keys()].map((path) => [path, []]))
  for (const value of read) for (const place of placesAbove(value.path)) below.get(place)?.push(value)
  const others = new Set(
    [...removals].flatMap(([path, row]) => (isAnotherLine(row, below.get(path) ?? []) ? [row] : [])),
  )
  return (path) => {
    const own = latest.get(path)?.id ?? 0
    for (const place of placesAbove(path)) {
      const removal = removals.get(place)
      if (removal && removal.id > own && !(own === 0 && others.has(removal))) return removal
    }
    return null
  }
}

/** What a path stands in, the nearest first. */
function placesAbove(path: string): string[] {
  const places: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    places.push(path.slice(0, end))
  return places
}

/** One of several: that there is no consignee says nothing of a consignee that is read later. */
export const isRemovalOfGroup = ({
  eftiId,
  path,
  value,
}: Pick<CorrectionRow, 'eftiId' | 'path' | 'value'>): boolean =>
  value === null && path.endsWith(']') && elementById(eftiId)?.kind === 'class'

const SEPARATOR = ' | '

/** What was in a group when it was removed: people read it in the audit trail, and a later reading is compared with it. */
export const contentsOf = (values: readonly Pick<StoredValue, 'value'>[]): string =>
  values.map(({ value }) => inWords(value)).join(SEPARATOR)

function isAnotherLine({ oldValue }: CorrectionRow, now: readonly StoredValue[]): boolean {
  if (typeof oldValue !== 'string') return false
  const known = new Set(oldValue.split(SEPARATOR))
  return now.filter(({ value }) => known.has(inWords(value))).length * 2 < now.length
}

const inWords = (value: Value) => (typeof value === 'object' ? `${value.value} ${value.unit}` : String(value))
