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
  const keyed = leaves.map(withKey)
  const byText = Map.groupBy(keyed, ({ plain }) => plain)
  const foundGiven = given.flatMap(({ field, attention }) => {
    const [first, ...others] = byText.get(plainOf(textOf(field))) ?? []
    return first && others.length === 0 ? [{ leaf: first.leaf, field, attention }] : []
  })
  const givenPaths = new Set(foundGiven.map(({ field }) => field.path))
  const leavesFor = leavesByLabel(keyed)
  const taken = new Map<string, number>()
  const found = wanted.flatMap(({ field, attention }) => {
    const label = field.why?.label
    if (!label || givenPaths.has(field.path)) return []
    const written = writtenOf(field, label)
    const earlier = taken.get(`${label}\n${written}`) ?? 0
    taken.set(`${label}\n${written}`, earlier + 1)
    const leaf = bestOf(leavesFor(label, written), field.why?.line, earlier)
    return leaf ? [{ leaf, field, attention }] : []
  })
  return joined([...found, ...foundGiven])
}

/** Each leaf is compared with many values: what of it is compared is made once. */
interface KeyedLeaf {
  leaf: Leaf
  key: string
  /** With numbers; [1] is left out. */
  numbered: string
  plain: string
}

const withKey = (leaf: Leaf): KeyedLeaf => ({
  leaf,
  key: keyOf(leaf.path),
  numbered: leaf.path.replaceAll('[1]', ''),
  plain: plainOf(leaf.text),
})

/** Finds leaves below exactly a key, numbers included where it has some; of those the ones that match what was written. */
function leavesByLabel(leaves: readonly KeyedLeaf[]) {
  const byEnd = Map.groupBy(leaves, ({ key }) => lastStep(key))
  const byKey = new Map<string, KeyedLeaf[]>()
  return (label: string, written: string): readonly KeyedLeaf[] => {
    const saying = (some: readonly KeyedLeaf[]) => some.filter(({ plain }) => isSame(plain, written))
    const wanted = keyOf(label)
    const ending = byEnd.get(lastStep(wanted)) ?? []
    const below = byKey.get(wanted) ?? ending.filter(({ key }) => isBelow(key, wanted))
    byKey.set(wanted, below)
    // A graph is read along its references: its keys are elsewhere in the file.
    if (below.length === 0) return saying(ending)
    const numbers = /\[\d+\]/.test(label) ? numbersOf(label) : []
    const numbered = below.filter((one) => numbers.some((number) => isBelow(one.numbered, number)))
    const candidates = numbered.length > 0 ? numbered : below
    const same = saying(candidates)
    return same.length > 0 ? same : candidates
  }
}

const bestOf = (leaves: readonly KeyedLeaf[], line: number | undefined, earlier: number) =>
  (leaves.find(({ leaf }) => leaf.line === line) ?? leaves[Math.min(earlier, leaves.length - 1)])?.leaf

/** What was written there: what follows the key in the snippet, or else the value. */
function writtenOf(field: ConsignmentField, label: string): string {
  const snippet = field.evidence?.snippet
  if (snippet) return snippet.startsWith(`${label}: `) ? snippet.slice(label.length + 2) : snippet
  return textOf(field)
}

const textOf = ({ value }: ConsignmentField) => String(typeof value === 'object' ? value.value : value)
const plainOf = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A snippet may be cut, and includes a unit written beside it. */
const isSame = (plain: string, written: string) =>
  plain !== '' && (plain === written || written.startsWith(`${plain} `) || plain.startsWith(written))

/** Keys as they are compared: without numbers, prefixes and capitals; 'a.b[0].c' is 'a/b/c'. */
const keyOf = (path: string) =>
  path
    .replace(/\[\d+\]/g, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)[\w-]+:(?=[\w@])/g, '$1')
    .toLowerCase()
const lastStep = (key: string) => key.slice(key.lastIndexOf('/') + 1)
const isBelow = (path: string, key: string) => path === key || path.endsWith(`/${key}`)

/** A label with its numbers, as data sets ([1] may be left out) or as JSON (from [0]) count them. */
function numbersOf(label: string): string[] {
  const fromOne = label.replaceAll('[1]', '')
  const fromZero = label.replace(/\[(\d+)\]/g, (_, number) => `[${Number(number) + 1}]`).replaceAll('.', '/')
  return [fromOne, fromZero.replaceAll('[1]', '')]
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
