import { type DataElement, elementByPath, type Measure, pathOf, type Value } from '@efti-hub/efti'
import { entriesFor } from './entries-for.ts'
import { find } from './paths.ts'
import { readValue } from './read-value.ts'
import type { Each, Implied, Known, Line, Sum, Table } from './table.ts'
import { holderOf, isAttribute, type Node, textOf, walk } from './tree.ts'

/** One value of the message, and the element that it was read from. */
export interface Found {
  eftiId: string
  path: string
  value: Value
  attributes?: Record<string, string>
  asWritten: string
  node: Node
  /** Where the value is not simply what stands there. */
  check?: string
}

export interface UnequalTotal {
  eftiId: string
  path: string
  total: Measure
  sum: Measure
}

/** Lines are rounded, often to full kilograms. */
const ROUNDING = 0.005
const ROUNDING_OF_A_LINE = 0.5

/** Reads messages by tables, and remembers what of them was understood. */
export class TableReader {
  readonly found = new Map<string, Found>()
  /** Totals of the message that are not those of its lines. */
  readonly unequal: UnequalTotal[] = []
  readonly #understood = new Set<Node>()

  read(node: Node, table: Table, positions: readonly number[] = []): void {
    for (const entry of entriesFor(node, table)) {
      if ('each' in entry) this.#each(node, entry, positions)
      else if ('known' in entry) this.#known(node, entry)
      else if ('sum' in entry) this.#sum(node, entry)
      else if ('say' in entry) this.#implied(node, entry)
      else this.#line(node, entry, positions)
    }
  }

  /** Elements with a text of their own that no table speaks of; `furniture` says nothing to people anyway. */
  notUnderstood(root: Node, furniture: readonly string[] = []): Node[] {
    const silent = new Set(furniture.map((name) => name.toLowerCase()))
    const left: Node[] = []
    const seen = new Set<Node>()
    walk(root, (node) => {
      if (seen.has(node)) return false
      seen.add(node)
      if (this.#understood.has(node) || silent.has(node.key)) return false
      if (node.text !== '' && !isAttribute(node)) left.push(node)
      return true
    })
    return left
  }

  #each(node: Node, { each, under, unless, lines }: Each, positions: readonly number[]): void {
    if (unless !== undefined && find(node, unless).length > 0) return
    find(node, each).forEach((item, i) => {
      this.read(item, lines, [...(under ?? positions), i + 1])
    })
  }

  #known(node: Node, { known }: Known): void {
    for (const path of known) for (const at of find(node, path)) this.#understood.add(at)
  }

  #line(node: Node, [from, to, how = {}]: Line, positions: readonly number[]): void {
    const element = elementAt(to)
    const nodes = find(node, from)
    if (how.join !== undefined) {
      this.#joined(nodes, element, how.join, how.at ?? positions)
      return
    }
    // Only what stands together repeats one value; the same element elsewhere speaks of something else.
    const beside = nodes.filter((at) => at.parent === nodes[0]?.parent)
    beside.forEach((at, i) => {
      const read = readValue(at, element, how)
      if (!read) return
      this.#understood.add(at)
      const indexes = how.at ?? positions
      const path = pathOf(element.id, i === 0 ? indexes : [...indexes, i + 1])
      this.#keep({ eftiId: element.id, path, ...read, asWritten: textOf(at), node: holderOf(at) })
    })
  }

  #joined(nodes: readonly Node[], element: DataElement, between: string, indexes: readonly number[]): void {
    const said = nodes.filter((at) => textOf(at) !== '')
    const [first] = said
    if (!first) return
    for (const at of said) this.#understood.add(at)
    const value = said.map(textOf).join(between)
    this.#keep({
      eftiId: element.id,
      path: pathOf(element.id, indexes),
      value,
      asWritten: value,
      node: first,
    })
  }

  #sum(node: Node, { sum, of, times, to, unit }: Sum): void {
    const element = elementAt(to)
    const items = find(node, of)
    const parts = items.map((item) => {
      const at = find(item, sum)[0]
      const read = at && readValue(at, element, { unit })
      const factor = times === undefined ? 1 : Number(textOf(find(item, times)[0]))
      if (!at || !read || !Number.isFinite(factor)) return undefined
      this.#understood.add(at)
      return { at, value: read.value, factor }
    })
    const total = totalOf(parts.map((part) => part && { value: part.value, factor: part.factor }))
    const first = parts[0]
    if (total === undefined || !first) return
    const stated = this.found.get(pathOf(element.id))
    if (stated && !stated.check) this.#compare(stated, total, items.length)
    const asWritten = parts.map((part) => part && written(textOf(part.at), part.factor)).join(' + ')
    const check = items.length > 1 ? `sum of ${items.length} lines` : undefined
    const found = { eftiId: element.id, path: pathOf(element.id), value: total, asWritten, node: first.at }
    this.#keep(check ? { ...found, check } : found)
  }

  #compare({ eftiId, path, value }: Found, sum: Value, lines: number): void {
    if (lines < 2 || typeof value !== 'object' || typeof sum !== 'object' || value.unit !== sum.unit) return
    const rounding = Math.max(ROUNDING * sum.value, ROUNDING_OF_A_LINE * lines)
    if (Math.abs(value.value - sum.value) > rounding) this.unequal.push({ eftiId, path, total: value, sum })
  }

  #implied(node: Node, { say, to, where }: Implied): void {
    const element = elementAt(to)
    if (where !== undefined && find(node, where).length === 0) return
    const path = pathOf(element.id)
    this.#keep({
      eftiId: element.id,
      path,
      value: say,
      asWritten: node.name,
      node,
      check: 'what this message is for',
    })
  }

  #keep(found: Found): void {
    if (!this.found.has(found.path)) this.found.set(found.path, found)
  }
}

const elements = new Map<string, DataElement>()

function elementAt(path: string): DataElement {
  const known = elements.get(path) ?? elementByPath(path)
  if (!known) throw new RangeError(`the eFTI common data set has no path ${path}`)
  elements.set(path, known)
  return known
}

const written = (text: string, factor: number) => (factor === 1 ? text : `${factor} × ${text}`)

/** Undefined where one part is missing or in another unit. */
function totalOf(parts: readonly ({ value: Value; factor: number } | undefined)[]): Value | undefined {
  let unit: string | null = null
  let total = 0
  for (const part of parts) {
    if (!part) return undefined
    const { value, factor } = part
    const number = typeof value === 'object' ? value.value : value
    const own = typeof value === 'object' ? value.unit : ''
    if (typeof number !== 'number' || (unit !== null && unit !== own)) return undefined
    unit = own
    total += number * factor
  }
  if (unit === null) return undefined
  const rounded = Math.round(total * 1e6) / 1e6
  return unit === '' ? rounded : { value: rounded, unit }
}
