import type { DataElement } from '../dataset/elements.ts'
import type { ClassInstance, Places } from '../dataset/places.ts'
import type { ContentType, Particle } from './schema-types.ts'

/** An open element that the schema knows. One object serves all elements of a depth, one after another. */
export interface OpenElement {
  name: string
  /** The element around it. */
  readonly above: OpenElement | undefined
  type: ContentType
  /** Its entry in the data set; null for the consignment itself and for all that is outside of the data set. */
  element: DataElement | null
  /** Entries of the data set below it, by name; null where none can be. */
  members: ReadonlyMap<string, DataElement> | null
  /** Relative to the consignment, '' for the consignment itself; null in the envelope. */
  path: string | null
  /** Counted from 1 among its siblings of the same name. */
  index: number
  /** As an instance of a data class; undefined until a value was met inside it. */
  place: ClassInstance | null | undefined
  /** What the paths of its children begin with. */
  prefix: string
  /** Its path in the envelope around consignments; null inside of them, and for a consignment without envelope. */
  field: string | null
  attributes: Readonly<Record<string, string>>
  /** Where its tag begins. */
  offset: number
  text: string
  hasStrayText: boolean
  hasChildren: boolean
  /** How often each particle of the type was, by position. */
  counts: number[]
  lastPosition: number
}

export const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({})

/** The open elements, innermost last. */
export class OpenElements {
  readonly #all: OpenElement[] = []
  #depth = 0

  get last(): OpenElement | undefined {
    return this.#depth > 0 ? this.#all[this.#depth - 1] : undefined
  }

  push(name: string, type: ContentType, offset: number): OpenElement {
    const opened = this.#all[this.#depth] ?? this.#add(type)
    this.#depth += 1
    opened.name = name
    opened.type = type
    opened.element = null
    opened.members = null
    opened.path = null
    opened.place = undefined
    opened.prefix = ''
    opened.field = null
    opened.attributes = NO_ATTRIBUTES
    opened.offset = offset
    opened.text = ''
    opened.hasStrayText = false
    opened.hasChildren = false
    opened.lastPosition = -1
    for (let position = type.children.size - 1; position >= 0; position -= 1) opened.counts[position] = 0
    return opened
  }

  pop(): OpenElement | undefined {
    const closed = this.last
    if (closed) this.#depth -= 1
    return closed
  }

  #add(type: ContentType): OpenElement {
    const made: OpenElement = {
      name: '',
      above: this.last,
      type,
      element: null,
      members: null,
      path: null,
      index: 1,
      place: undefined,
      prefix: '',
      field: null,
      attributes: NO_ATTRIBUTES,
      offset: 0,
      text: '',
      hasStrayText: false,
      hasChildren: false,
      counts: [],
      lastPosition: -1,
    }
    this.#all.push(made)
    return made
  }
}

/** One more of the particle inside the element: how many there are now. */
export function countChild(parent: OpenElement, { position }: Particle): number {
  const count = (parent.counts[position] ?? 0) + 1
  parent.counts[position] = count
  parent.hasChildren = true
  return count
}

/** The instance that contains a value inside the element, noted when first met; null for the consignment itself. */
export function instanceAround(opened: OpenElement | undefined, places: Places): ClassInstance | null {
  if (!opened?.element || opened.path === null) return null
  opened.place ??= places.add(opened.element, opened.path, instanceAround(opened.above, places), opened.index)
  return opened.place
}
