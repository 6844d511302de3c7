import type { Consignment, ConsignmentValue, ExtraContent, Measure, Value } from '../dataset/consignment.ts'
import { type DataElement, elementById } from '../dataset/elements.ts'
import { normalisePath, parentPath, pathOf, plainPath } from '../dataset/paths.ts'

/** A value with its entry in the data set. */
export interface Given {
  element: DataElement
  path: string
  value: Value
  attributes: Readonly<Record<string, string>>
  written: string | undefined
}

/** A consignment, indexed once so that each rule finds what it asks for without searching. */
export interface View {
  /** All values of known elements that are not blank, by element. */
  byElement: ReadonlyMap<DataElement, readonly Given[]>
  /** Values without content. */
  blank: readonly Given[]
  /** Values whose id the data set does not have, or whose path is not that id's. */
  strangers: readonly ConsignmentValue[]
  extra: readonly ExtraContent[]
  /** Every value of an element, in the order given. */
  every(id: string): readonly Given[]
  /** The first value of an element. */
  first(id: string): Given | undefined
  /** Values of an element inside one instance of a class that it stands in, however deep. */
  within(instance: string, id: string): readonly Given[]
  /** Paths of the instances of a data class that hold a value. */
  instances(classId: string): readonly string[]
}

/** Makes the index. Never throws: what is no consignment value at all is left out, what is a strange one is listed. */
export function viewOf(consignment: Consignment): View {
  const blank: Given[] = []
  const strangers: ConsignmentValue[] = []
  const byElement = new Map<DataElement, Given[]>()
  const byInstance = new Map<string, Map<string, Given[]>>()
  const instances = new Map<string, Set<string>>()
  let noted = ''
  for (const entry of listOf<ConsignmentValue>(consignment?.values)) {
    const given = recognise(entry)
    if (!given) strangers.push(entry)
    else if (isBlank(given.value)) blank.push(given)
    else {
      append(byElement, given.element, given)
      const parent = parentPath(given.path)
      // Neighbours mostly share their parent.
      if (parent !== noted) noteInstances(instances, given.element, parent)
      noted = parent
    }
  }
  const every = (id: string) => {
    const element = elementById(id)
    return (element && byElement.get(element)) ?? NONE
  }
  const lists = new Map([...instances].map(([id, paths]) => [id, [...paths]]))
  return {
    byElement,
    blank,
    strangers,
    extra: listOf<ExtraContent>(consignment?.extra).filter((entry) => typeof entry?.path === 'string'),
    every,
    first: (id) => every(id)[0],
    within: (instance, id) => findWithin(every(id), byInstance, instance, id),
    instances: (classId) => lists.get(classId) ?? NO_PATHS,
  }
}

function listOf<T>(list: unknown): readonly T[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
}

function recognise(entry: ConsignmentValue): Given | null {
  const element = typeof entry.eftiId === 'string' ? elementById(entry.eftiId) : undefined
  if (!element || element.kind === 'class' || !isValue(entry.value)) return null
  const path =
    entry.path === undefined || entry.path === '' ? pathOf(element.id) : ownPath(element, entry.path)
  if (path === null) return null
  return { element, path, value: entry.value, attributes: textsOf(entry.attributes), written: entry.written }
}

function ownPath(element: DataElement, path: unknown): string | null {
  if (typeof path !== 'string') return null
  if (spellingOf(element).test(path)) return path
  return plainPath(path) === element.path ? normalisePath(path) : null
}

const spellings = new Map<DataElement, RegExp>()

/** The one spelling of the element's path; almost every path has it already. */
function spellingOf(element: DataElement): RegExp {
  let spelling = spellings.get(element)
  if (!spelling) {
    spelling = new RegExp(`^${pathOf(element.id).replaceAll('[1]', '\\[[1-9]\\d*\\]')}$`)
    spellings.set(element, spelling)
  }
  return spelling
}

function isValue(value: unknown): value is Value {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string' || typeof value === 'boolean') return true
  return isMeasure(value)
}

/** Is the value a measure, a number with its unit? */
export function isMeasure(value: unknown): value is Measure {
  if (typeof value !== 'object' || value === null) return false
  const { value: number, unit } = value as Partial<Measure>
  return typeof number === 'number' && Number.isFinite(number) && typeof unit === 'string'
}

function textsOf(attributes: unknown): Readonly<Record<string, string>> {
  if (typeof attributes !== 'object' || attributes === null) return NO_ATTRIBUTES
  const entries = Object.entries(attributes)
  const texts = entries.filter(([, text]) => typeof text === 'string')
  return texts.length === entries.length ? (attributes as Record<string, string>) : Object.fromEntries(texts)
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {}

function isBlank(value: Value): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function append<K>(map: Map<K, Given[]>, key: K, given: Given): void {
  const list = map.get(key)
  if (list) list.push(given)
  else map.set(key, [given])
}

function noteInstances(instances: Map<string, Set<string>>, element: DataElement, parent: string): void {
  let id = element.parent
  for (let path = parent; path !== '' && id; path = parentPath(path)) {
    const known = instances.get(id)
    // Whoever noted this instance has noted those around it.
    if (known?.has(path)) return
    if (known) known.add(path)
    else instances.set(id, new Set([path]))
    id = elementById(id)?.parent ?? null
  }
}

/** Values of one id sorted by the instance at one depth, made when first asked for: one pass for any number of questions. */
function findWithin(
  values: readonly Given[],
  byInstance: Map<string, Map<string, Given[]>>,
  instance: string,
  id: string,
): readonly Given[] {
  if (instance === '' || values.length === 0) return values
  const depth = depthOf(instance)
  const key = `${id} ${depth}`
  let sorted = byInstance.get(key)
  if (!sorted) {
    sorted = new Map()
    for (const given of values) append(sorted, ancestorAt(given.path, depth), given)
    byInstance.set(key, sorted)
  }
  return sorted.get(instance) ?? NONE
}

function depthOf(path: string): number {
  let depth = 1
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) depth += 1
  return depth
}

/** The first `depth` steps of a path. */
function ancestorAt(path: string, depth: number): string {
  let end = -1
  for (let step = 0; step < depth; step += 1) {
    end = path.indexOf('/', end + 1)
    if (end < 0) return path
  }
  return path.slice(0, end)
}

const NONE: readonly Given[] = []
const NO_PATHS: readonly string[] = []
