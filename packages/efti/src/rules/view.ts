import type { Consignment, ConsignmentValue, ExtraContent, Measure, Value } from '../dataset/consignment.ts'
import { type DataElement, elementById } from '../dataset/elements.ts'
import type { Form } from '../dataset/form.ts'
import { normalisePath, pathOf, plainPath } from '../dataset/paths.ts'
import { type ClassInstance, Places } from '../dataset/places.ts'
import { isBlank, type Reading, readingOf } from '../dataset/reading.ts'

/** A value with its entry in the data set. */
export interface GivenValue {
  element: DataElement
  path: string
  value: Value
  attributes: Readonly<Record<string, string>>
  written: string | undefined
  /** The instance of a data class that contains it; null directly below the consignment. */
  place: ClassInstance | null
}

/** A consignment, indexed once so that each rule finds what it asks for without searching. */
export interface View {
  /** All values of known elements that are not blank, those of one element together. */
  present: readonly (readonly GivenValue[])[]
  /** Values without content. */
  blank: readonly GivenValue[]
  /** Values whose id the data set does not have, or whose path is not that id's. */
  strangers: readonly ConsignmentValue[]
  extra: readonly ExtraContent[]
  form: Form | null
  isSecurityDeclaration: boolean
  /** Every value of an element, in the order given. */
  every(id: string): readonly GivenValue[]
  /** The first value of an element. */
  first(id: string): GivenValue | undefined
  /** Values of an element inside one instance of a class that contains it, however deep. */
  within(instance: string, id: string): readonly GivenValue[]
  /** Paths of the instances of a data class that contain a value. */
  instances(classId: string): readonly string[]
}

/** Makes the index. Never throws: what is no consignment value at all is left out, what is a strange one is listed. */
export function viewOf(consignment: Consignment): View {
  const blank: GivenValue[] = []
  const strangers: ConsignmentValue[] = []
  const byElement = new Map<DataElement, GivenValue[]>()
  const values = listOf<ConsignmentValue>(consignment?.values)
  const reading = readingOf(values)
  const places = reading?.places ?? new Places()
  // Blank values are no data, so they make no place either.
  const placesOfBlanks = new Places()
  let n = -1
  for (const entry of values) {
    n += 1
    const isEmpty = isBlank(entry.value)
    const given = reading
      ? givenAsRead(entry, n, reading)
      : recognise(entry, isEmpty ? placesOfBlanks : places)
    if (!given) strangers.push(entry)
    else if (isEmpty) blank.push(given)
    else append(byElement, given)
  }
  const asked = new Map<string, Asked>()
  const ask = (id: string) => {
    let known = asked.get(id)
    if (!known) {
      const element = elementById(id)
      known = { values: (element && byElement.get(element)) ?? NONE, lists: new Map(), last: null }
      asked.set(id, known)
    }
    return known
  }
  const every = (id: string) => ask(id).values
  return {
    present: [...byElement.values()],
    blank,
    strangers,
    extra: listOf<ExtraContent>(consignment?.extra).filter((entry) => typeof entry?.path === 'string'),
    form: consignment?.form ?? null,
    isSecurityDeclaration: consignment?.isSecurityDeclaration === true,
    every,
    first: (id) => every(id)[0],
    within: (instance, id) => {
      const about = ask(id)
      if (instance === '' || about.values.length === 0) return about.values
      const place = places.at(instance)
      return place ? (listsIn(place.element, about)[place.number] ?? NONE) : NONE
    },
    instances: (classId) => places.ofClass(classId),
  }
}

/** Values of one element, and the same sorted by the instances of each class that was asked about. */
interface Asked {
  values: readonly GivenValue[]
  lists: Map<DataElement, GivenValue[][]>
  /** The class asked about last, with its lists. */
  last: { owner: DataElement; lists: GivenValue[][] } | null
}

function listOf<T>(list: unknown): readonly T[] {
  if (!Array.isArray(list)) return []
  return list.every(isObject) ? list : list.filter(isObject)
}

function isObject(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null
}

function givenAsRead(entry: ConsignmentValue, n: number, reading: Reading): GivenValue | null {
  const element = reading.element(n)
  if (!element || !isValue(entry.value)) return null
  const { path, value, attributes, written } = entry
  return { element, path, value, attributes: textsOf(attributes), written, place: reading.place(n) ?? null }
}

function recognise(entry: ConsignmentValue, places: Places): GivenValue | null {
  const element = typeof entry.eftiId === 'string' ? elementById(entry.eftiId) : undefined
  if (!element || element.kind === 'class' || !isValue(entry.value)) return null
  if (entry.path !== undefined && typeof entry.path !== 'string') return null
  const path = entry.path || pathOf(element.id)
  return givenAt(path, element, entry, places) ?? givenRespelled(path, element, entry, places)
}

function givenAt(
  path: string,
  element: DataElement,
  entry: ConsignmentValue,
  places: Places,
): GivenValue | null {
  const place = places.around(element, path)
  if (place === undefined) return null
  const { value, attributes, written } = entry
  return { element, path, value, attributes: textsOf(attributes), written, place }
}

/** Almost every path has its one spelling already. */
function givenRespelled(
  path: string,
  element: DataElement,
  entry: ConsignmentValue,
  places: Places,
): GivenValue | null {
  const spelled = plainPath(path) === element.path ? normalisePath(path) : null
  return spelled === null ? null : givenAt(spelled, element, entry, places)
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
  return isOfTexts(attributes)
    ? attributes
    : Object.fromEntries(Object.entries(attributes).filter(([, text]) => typeof text === 'string'))
}

/** A loop: lists of the attributes of every value would be thrown away immediately. */
function isOfTexts(attributes: object): attributes is Readonly<Record<string, string>> {
  for (const name in attributes)
    if (typeof (attributes as Record<string, unknown>)[name] !== 'string') return false
  return true
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {}

function append(map: Map<DataElement, GivenValue[]>, given: GivenValue): void {
  const list = map.get(given.element)
  if (list) list.push(given)
  else map.set(given.element, [given])
}

/** By the number of the instance; made when first asked for: one pass for any number of questions. */
function listsIn(owner: DataElement, about: Asked): GivenValue[][] {
  if (about.last?.owner === owner) return about.last.lists
  const { values, lists } = about
  const known = lists.get(owner)
  if (known) {
    about.last = { owner, lists: known }
    return known
  }
  const made: GivenValue[][] = []
  lists.set(owner, made)
  for (const given of values) {
    let place = given.place
    while (place && place.element !== owner) place = place.around
    if (!place) continue
    const list = made[place.number]
    if (list) list.push(given)
    else made[place.number] = [given]
  }
  return made
}

const NONE: readonly GivenValue[] = []
