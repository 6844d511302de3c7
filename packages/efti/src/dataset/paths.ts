import { type DataElement, elementById, elementByPath } from './elements.ts'

/*
 * A path runs from the consignment down, slash separated. Every element that may repeat carries `[n]`, counted from 1:
 * `usedTransportEquipment[2]/carriedTransportEquipment[1]/id`.
 */

/** The path without its indexes: `transportPackage[2]/typeCode[1]` -> `transportPackage/typeCode`. */
export function plainPath(path: string): string {
  let open = path.indexOf('[')
  if (open < 0) return path
  let plain = ''
  let from = 0
  // A loop: a pattern takes three times as long on strings this short.
  for (; open >= 0; open = path.indexOf('[', open + 1)) {
    const close = endOfDigits(path, open + 1)
    if (close === open + 1 || path.charCodeAt(close) !== CLOSE) continue
    plain += path.slice(from, open)
    from = close + 1
  }
  return plain + path.slice(from)
}

const CLOSE = 93

function endOfDigits(path: string, from: number): number {
  let at = from
  for (let code = path.charCodeAt(at); code >= 48 && code <= 57; code = path.charCodeAt(at)) at += 1
  return at
}

/**
 * The path in its one spelling: `[1]` added where an index is missing on a repeatable element, dropped where the
 * element cannot repeat. Null if the data set has no such path.
 */
export function normalisePath(path: string): string | null {
  const element = elementByPath(path)
  if (!element) return null
  const written = path.split('/').map((step) => Number(/\[(\d+)\]$/.exec(step)?.[1] ?? 1))
  const line = lineage(element)
  if (line.length !== written.length) return null
  return line.map((step, n) => stepOf(step, written[n] ?? 1)).join('/')
}

/**
 * Path of an element by id. `indexes` are for its repeatable steps from the top down, 1 where not given:
 * `pathOf('eFTI448', [2, 3])` -> `usedTransportEquipment[2]/carriedTransportEquipment[3]/id`.
 * Throws a RangeError for an id that the data set does not have.
 */
export function pathOf(id: string, indexes: readonly number[] = NO_INDEXES): string {
  if (indexes.length > 0) return withIndexes(id, indexes)
  const known = firstPaths.get(id)
  if (known !== undefined) return known
  const path = withIndexes(id, indexes)
  firstPaths.set(id, path)
  return path
}

const NO_INDEXES: readonly number[] = []
const firstPaths = new Map<string, string>()

function withIndexes(id: string, indexes: readonly number[]): string {
  const element = elementById(id)
  if (!element) throw new RangeError(`the eFTI common data set has no element ${id}`)
  let used = 0
  return lineage(element)
    .map((step) => stepOf(step, step.repeatable ? (indexes[used++] ?? 1) : 1))
    .join('/')
}

/** Path of the enclosing instance, '' for a direct child of the consignment. */
export function parentPath(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : path.slice(0, slash)
}

/** Path of a child inside an instance: `childPath('usedTransportEquipment[2]', 'eFTI374')`. */
export function childPath(instance: string, id: string, index = 1): string {
  const element = elementById(id)
  const step = element ? stepOf(element, index) : id
  return instance ? `${instance}/${step}` : step
}

function stepOf(element: DataElement, index: number): string {
  return element.repeatable ? `${element.name}[${Math.max(index, 1)}]` : element.name
}

function lineage(element: DataElement): DataElement[] {
  const parent = element.parent ? elementById(element.parent) : undefined
  return parent ? [...lineage(parent), element] : [element]
}
