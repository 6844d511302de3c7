import type { Consignment, ConsignmentValue } from '../dataset/consignment.ts'
import { contentOf } from '../dataset/content-of.ts'
import { DATA_SET_VERSION, elementById } from '../dataset/elements.ts'
import { normalisePath, plainPath } from '../dataset/paths.ts'
import {
  ATTRIBUTES,
  type ConsignmentJson,
  FORMAT,
  type JsonClass,
  type JsonNode,
} from './consignment-json.ts'

/**
 * The JSON form of a consignment. Nothing is lost: `consignmentFromJson` gives the same values back, ordered as they are in
 * the JSON. Paths come out in their one spelling. Entries that are no values (no path, no value) are not in it. Never throws.
 */
export function consignmentToJson(consignment: Consignment): ConsignmentJson {
  const root = new Map<string, Part>()
  const other: ConsignmentValue[] = []
  const { values, extra } = contentOf(consignment)
  // Limit of instances that are missing in an array; no path can ask for a million of them.
  const budget = { left: values.length }
  for (const entry of values) if (!put(root, entry, budget)) other.push(entry)
  return {
    format: FORMAT,
    version: DATA_SET_VERSION,
    consignment: classOf(root),
    ...(extra.length > 0 ? { extra } : {}),
    ...(other.length > 0 ? { other } : {}),
  }
}

/** A member while the JSON is made. */
type Part = Leaf | Map<string, Part> | (Leaf | Map<string, Part> | null)[]

interface Leaf {
  leaf: JsonNode
}

function put(root: Map<string, Part>, entry: ConsignmentValue, budget: { left: number }): boolean {
  const element = elementById(entry.eftiId)
  const path = element && plainPath(entry.path) === element.path ? normalisePath(entry.path) : null
  const leaf = leafOf(entry)
  if (path === null || leaf === null) return false
  const steps = path.split('/').map(stepOf)
  const last = steps.pop()
  if (!last) return false
  let parent = root
  for (const step of steps) {
    const inner = partAt(parent, step, () => new Map<string, Part>(), budget)
    if (!(inner instanceof Map)) return false
    parent = inner
  }
  const made = { leaf }
  return partAt(parent, last, () => made, budget) === made
}

interface Step {
  name: string
  /** From 0; null for an element that cannot repeat. */
  at: number | null
}

function stepOf(step: string): Step {
  const bracket = step.indexOf('[')
  if (bracket < 0) return { name: step, at: null }
  return { name: step.slice(0, bracket), at: Number(step.slice(bracket + 1, -1)) - 1 }
}

/** What is at the step, created if nothing is; undefined beyond the limit. */
function partAt<T extends Leaf | Map<string, Part>>(
  parent: Map<string, Part>,
  { name, at }: Step,
  make: () => T,
  budget: { left: number },
): Leaf | Map<string, Part> | undefined {
  const known = parent.get(name)
  if (at === null) {
    if (known !== undefined) return Array.isArray(known) ? undefined : known
    const made = make()
    parent.set(name, made)
    return made
  }
  const list = Array.isArray(known) ? known : []
  if (known === undefined) parent.set(name, list)
  const there = list[at]
  if (there) return there
  const gap = at - list.length
  if (gap > budget.left) return undefined
  for (let missing = 0; missing < gap; missing += 1) list.push(null)
  budget.left -= Math.max(gap, 0)
  const made = make()
  list[at] = made
  return made
}

/** Null if its attributes are not of the schemas. */
function leafOf({ value, attributes = {}, written }: ConsignmentValue): JsonNode | null {
  const names = Object.keys(attributes)
  if (names.some((name) => !ATTRIBUTES.some((known) => known === name))) return null
  const quantity = typeof value === 'object' ? { value: value.value, unit: value.unit } : { value }
  const isAlone = typeof value !== 'object' && names.length === 0 && written === undefined
  return isAlone ? value : { ...quantity, ...attributes, ...(written === undefined ? {} : { written }) }
}

function classOf(parts: Map<string, Part>): JsonClass {
  return Object.fromEntries(
    [...parts].map(([name, part]) => [name, Array.isArray(part) ? part.map(nodeOf) : nodeOf(part)]),
  )
}

function nodeOf<T extends Leaf | Map<string, Part> | null>(part: T): T extends null ? null : JsonNode
function nodeOf(part: Leaf | Map<string, Part> | null): JsonNode | null {
  if (part === null) return null
  return part instanceof Map ? classOf(part) : part.leaf
}
