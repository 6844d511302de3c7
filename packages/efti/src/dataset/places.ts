import { childByName, type DataElement, elementById } from './elements.ts'

/** One instance of a data class in a consignment. */
export interface ClassInstance {
  path: string
  element: DataElement
  /** The instance around it; null directly below the consignment. */
  around: ClassInstance | null
  /** Counted from 0 among the instances of its class. */
  number: number
  /** The `[n]` that its path ends in, or 1. */
  index: number
}

/** The instances of one class, in the order in which they were met. */
interface Instances {
  paths: string[]
  places: ClassInstance[]
  /** By the number of the instance around them (0 directly below the consignment), then by index; made when needed. */
  inside: ClassInstance[][] | null
}

/**
 * The instances of data classes that contain a value, found by path and by class. Nothing is looked up by text where it can
 * be guessed: neighbours share their place, and who asks for the instances of a class goes through them in turn.
 */
export class Places {
  readonly #byClass = new Map<DataElement, Instances>()
  #last: ClassInstance | null = null
  #asked: { places: readonly ClassInstance[]; at: number } = { places: [], at: 0 }
  readonly #found = new Map<string, ClassInstance | undefined>()

  /** Paths of the instances of a class. Ask only when all values are noted. */
  ofClass(id: string): readonly string[] {
    const element = elementById(id)
    const instances = element && this.#byClass.get(element)
    if (!instances) return NONE
    this.#asked = { places: instances.places, at: 0 }
    return instances.paths
  }

  at(path: string): ClassInstance | undefined {
    const { places, at } = this.#asked
    if (places[at]?.path === path) return places[at]
    if (places[at + 1]?.path === path) {
      this.#asked.at = at + 1
      return places[at + 1]
    }
    if (this.#found.has(path)) return this.#found.get(path)
    const place = this.#find(path)
    this.#found.set(path, place)
    return place
  }

  /**
   * The place that contains a value, noted with those around it; null directly below the consignment. Undefined if the
   * path is not the element's in its one spelling.
   */
  around(element: DataElement, path: string): ClassInstance | null | undefined {
    if (element.parent === null) return isStep(element, path, 0) ? null : undefined
    const last = this.#last
    if (last?.element.id === element.parent && isDirectlyIn(last.path, path))
      return isStep(element, path, last.path.length + 1) ? last : undefined
    const slash = lastSlash(path)
    const owner = elementById(element.parent)
    if (slash < 0 || !owner || !isStep(element, path, slash + 1)) return undefined
    const place = this.#note(owner, path.slice(0, slash))
    if (place) this.#last = place
    return place
  }

  #note(element: DataElement, path: string): ClassInstance | undefined {
    const around = this.around(element, path)
    if (around === undefined) return undefined
    const index = indexOf(path)
    return this.#known(element, around, index) ?? this.add(element, path, around, index)
  }

  /** Notes an instance that was not met before, inside one that was. */
  add(element: DataElement, path: string, around: ClassInstance | null, index: number): ClassInstance {
    const { paths, places, inside } = this.#instancesOf(element)
    const place = { path, element, around, number: places.length, index }
    paths.push(path)
    places.push(place)
    if (inside) sortIn(place, inside)
    return place
  }

  #known(element: DataElement, around: ClassInstance | null, index: number): ClassInstance | undefined {
    const instances = this.#byClass.get(element)
    if (!instances) return undefined
    if (!instances.inside) {
      instances.inside = []
      for (const place of instances.places) sortIn(place, instances.inside)
    }
    return instances.inside[around?.number ?? 0]?.[index]
  }

  #instancesOf(element: DataElement): Instances {
    const known = this.#byClass.get(element)
    if (known) return known
    const made = { paths: [], places: [], inside: null }
    this.#byClass.set(element, made)
    return made
  }

  /** From the consignment down, step by step. */
  #find(path: string): ClassInstance | undefined {
    let place: ClassInstance | undefined
    for (const step of path.split('/')) {
      const bracket = step.indexOf('[')
      const element = childByName(place?.element ?? null, bracket < 0 ? step : step.slice(0, bracket))
      place = element && this.#known(element, place ?? null, indexOf(step))
      if (!place) return undefined
    }
    return place
  }
}

function sortIn(place: ClassInstance, inside: ClassInstance[][]): void {
  const number = place.around?.number ?? 0
  const siblings = inside[number] ?? []
  siblings[place.index] = place
  inside[number] = siblings
}

/** Does the path end, from `from` on, in the element's own step: its name, with `[n]` exactly if it may repeat? */
function isStep({ name, repeatable }: DataElement, path: string, from: number): boolean {
  const end = from + name.length
  if (!path.startsWith(name, from)) return false
  return repeatable ? isIndex(path, end) : path.length === end
}

function isDirectlyIn(place: string, path: string): boolean {
  return path.charCodeAt(place.length) === SLASH && path.startsWith(place)
}

/** A loop: `lastIndexOf` is slower on strings this short. */
function lastSlash(path: string): number {
  let at = path.length - 1
  while (at >= 0 && path.charCodeAt(at) !== SLASH) at -= 1
  return at
}

/** No message has a billion of anything, and a number of nine digits is exact. */
const MOST_DIGITS = 9
const [SLASH, OPEN, CLOSE, ZERO] = [47, 91, 93, 48]

/** '[1]', '[12]' up to the end. */
function isIndex(path: string, from: number): boolean {
  const last = path.length - 1
  const digits = last - from - 1
  if (digits < 1 || digits > MOST_DIGITS) return false
  if (path.charCodeAt(from) !== OPEN || path.charCodeAt(last) !== CLOSE) return false
  for (let at = from + 1; at < last; at += 1) {
    const digit = path.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9 || (digit === 0 && at === from + 1)) return false
  }
  return true
}

/** The index of the last step; 1 where it has none. */
function indexOf(path: string): number {
  let at = path.length - 1
  if (path.charCodeAt(at) !== CLOSE) return 1
  let index = 0
  for (let unit = 1; path.charCodeAt(--at) !== OPEN && at > 0; unit *= 10)
    index += unit * (path.charCodeAt(at) - ZERO)
  return index
}

const NONE: readonly string[] = []
