import type { ConsignmentField } from '@efti-hub/contract'
import type { SourcePlace } from '../../../ui/source-viewer/source-viewer.tsx'
import type { Leaf } from './leaf.ts'

export interface SoughtValue {
  field: ConsignmentField
  attention: boolean
}

/**
 * Where in a data file each value is: below the key that its reading gave, with the text it read there; the line,
 * where the reading reported one, decides between equals, then the order. `given` are values of people, in the place of
 * what was read for them: each where it is the text of one place alone.
 */
export function placesInSource(
  wanted: readonly SoughtValue[],
  leaves: readonly Leaf[],
  given: readonly SoughtValue[] = [],
): SourcePlace[] {
  const foundGiven = given.flatMap(({ field, attention }) => {
    const [leaf, ...others] = leaves.filter(({ text }) => plainOf(text) === plainOf(textOf(field)))
    return leaf && others.length === 0 ? [{ leaf, field, attention }] : []
  })
  const givenPaths = new Set(foundGiven.map(({ field }) => field.path))
  const byEnd = Map.groupBy(leaves, ({ path }) => lastStep(keyOf(path)))
  const taken = new Map<string, number>()
  const found = wanted.flatMap(({ field, attention }) => {
    const label = field.why?.label
    if (!label || givenPaths.has(field.path)) return []
    const written = writtenOf(field, label)
    const earlier = taken.get(`${label}\n${written}`) ?? 0
    taken.set(`${label}\n${written}`, earlier + 1)
    const ending = byEnd.get(lastStep(keyOf(label))) ?? []
    const leaf = bestOf(leavesFor(label, written, ending), field.why?.line, earlier)
    return leaf ? [{ leaf, field, attention }] : []
  })
  return joined([...found, ...foundGiven])
}

/** Below exactly this key, numbers included where it has some; of those the ones that match what was written. */
function leavesFor(label: string, written: string, ending: readonly Leaf[]): readonly Leaf[] {
  const saying = (leaves: readonly Leaf[]) => leaves.filter(({ text }) => isSame(text, written))
  const below = ending.filter(({ path }) => isBelow(keyOf(path), keyOf(label)))
  // A graph is read along its references: its keys are elsewhere in the file.
  if (below.length === 0) return saying(ending)
  const numbered = /\[\d+\]/.test(label) ? below.filter(({ path }) => hasNumbers(path, label)) : []
  const candidates = numbered.length > 0 ? numbered : below
  const same = saying(candidates)
  return same.length > 0 ? same : candidates
}

const bestOf = (leaves: readonly Leaf[], line: number | undefined, earlier: number) =>
  leaves.find((leaf) => leaf.line === line) ?? leaves[Math.min(earlier, leaves.length - 1)]

/** What was written there: what follows the key in the snippet, or else the value. */
function writtenOf(field: ConsignmentField, label: string): string {
  const snippet = field.evidence?.snippet
  if (snippet) return snippet.startsWith(`${label}: `) ? snippet.slice(label.length + 2) : snippet
  return textOf(field)
}

const textOf = ({ value }: ConsignmentField) => String(typeof value === 'object' ? value.value : value)
const plainOf = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A snippet may be cut, and includes a unit written beside it. */
const isSame = (text: string, written: string) => {
  const plain = plainOf(text)
  return plain !== '' && (plain === written || written.startsWith(`${plain} `) || plain.startsWith(written))
}

/** Keys as they are compared: without numbers, prefixes and capitals; 'a.b[0].c' is 'a/b/c'. */
const keyOf = (path: string) =>
  path
    .replace(/\[\d+\]/g, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)[\w-]+:(?=[\w@])/g, '$1')
    .toLowerCase()
const lastStep = (key: string) => key.slice(key.lastIndexOf('/') + 1)
const isBelow = (path: string, key: string) => path === key || path.endsWith(`/${key}`)

/** The same with its numbers, as data sets ([1] may be left out) or as JSON (from [0]) count them. */
function hasNumbers(path: string, label: string): boolean {
  const ours = path.replaceAll('[1]', '')
  const fromOne = label.replaceAll('[1]', '')
  const fromZero = label.replace(/\[(\d+)\]/g, (_, number) => `[${Number(number) + 1}]`).replaceAll('.', '/')
  return isBelow(ours, fromOne) || isBelow(ours, fromZero.replaceAll('[1]', ''))
}

/** In the order of the text; several values from the same words are one place. */
function joined(
  found: readonly { leaf: Leaf; field: ConsignmentField; attention: boolean }[],
): SourcePlace[] {
  const places = new Map<number, SourcePlace>()
  for (const { leaf, field, attention } of found) {
    const known = places.get(leaf.start)
    places.set(leaf.start, {
      start: leaf.start,
      end: leaf.end,
      ids: [...(known?.ids ?? []), field.path],
      label: known ? `${known.label}, ${field.label}` : field.label,
      attention: attention || known?.attention === true,
    })
  }
  return [...places.values()].sort((a, b) => a.start - b.start)
}
