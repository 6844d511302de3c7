import { firstKeys } from './paths.ts'
import type { Table } from './table.ts'
import type { Node } from './tree.ts'

type Entry = Table[number]

interface Index {
  /** Places of entries in the table by the name that their path begins with. */
  byKey: ReadonlyMap<string, readonly number[]>
  /** Entries that may apply whatever the element holds. */
  always: readonly number[]
}

const indexes = new WeakMap<Table, Index>()

/**
 * The entries of a table that can find something in the element, in their order. Tables have hundreds of entries and
 * the lines of a message a handful of members each.
 */
export function entriesFor(node: Node, table: Table): Entry[] {
  if (table.length < 4) return [...table]
  const { byKey, always } = indexOf(table)
  const places = new Set(always)
  for (const child of node.children.length > 64 ? distinct(node) : node.children) {
    for (const place of byKey.get(child.key) ?? []) places.add(place)
  }
  return [...places].sort((a, b) => a - b).map((place) => table[place] as Entry)
}

function distinct(node: Node): Node[] {
  return [...new Map(node.children.map((child) => [child.key, child])).values()]
}

function indexOf(table: Table): Index {
  const known = indexes.get(table)
  if (known) return known
  const byKey = new Map<string, number[]>()
  const always: number[] = []
  table.forEach((entry, place) => {
    const keys = pathsOf(entry).flatMap((path) => firstKeys(path))
    if (keys.length === 0 || keys.includes('*')) always.push(place)
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), place])
  })
  const index = { byKey, always }
  indexes.set(table, index)
  return index
}

function pathsOf(entry: Entry): readonly string[] {
  if ('each' in entry) return [entry.each]
  if ('known' in entry) return entry.known
  if ('sum' in entry) return [entry.of]
  if ('say' in entry) return entry.where === undefined ? [] : [entry.where]
  return [entry[0]]
}
