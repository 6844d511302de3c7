import type { Consignment, ConsignmentValue, ExtraContent, Value } from '../dataset/consignment.ts'
import { childByName, type DataElement } from '../dataset/elements.ts'
import { ATTRIBUTES, FORMAT } from './consignment-json.ts'

/** The JSON is no consignment: something is where the form has no place for it. */
export class JsonProblem extends Error {
  override readonly name = 'JsonProblem'
  /** Where, such as `consignor/name[1]`; '' for the whole. */
  readonly path: string

  constructor(reason: string, path: string) {
    super(path === '' ? reason : `${path}: ${reason}`)
    this.path = path
  }
}

/**
 * The consignment of a JSON form, the reverse of `consignmentToJson`. A single value or class is taken where the form has
 * an array. Values of the wrong type are kept for the rules to judge. Throws JsonProblem for what has no place.
 */
export function consignmentFromJson(json: unknown): Consignment {
  if (!isRecord(json) || json.format !== FORMAT)
    throw new JsonProblem(`This is no consignment in the form '${FORMAT}'.`, '')
  const values: ConsignmentValue[] = []
  if (json.consignment !== undefined) readClass(json.consignment, null, '', values)
  for (const entry of listOf(json.other, 'other', isOther)) values.push(entry)
  const extra = listOf(json.extra, 'extra', isExtra)
  return extra.length > 0 ? { values, extra } : { values }
}

function readClass(
  json: unknown,
  element: DataElement | null,
  path: string,
  values: ConsignmentValue[],
): void {
  if (!isRecord(json))
    throw new JsonProblem('A data class is an object with the names of what it holds.', path)
  for (const [name, content] of Object.entries(json)) {
    const child = childByName(element, name)
    if (!child) throw new JsonProblem(`The data set has no '${name.slice(0, 80)}' here.`, path)
    const own = path === '' ? name : `${path}/${name}`
    if (!child.repeatable) readNode(content, child, own, values)
    else
      for (const [n, one] of (Array.isArray(content) ? content : [content]).entries())
        if (one !== null) readNode(one, child, `${own}[${n + 1}]`, values)
  }
}

function readNode(json: unknown, element: DataElement, path: string, values: ConsignmentValue[]): void {
  if (element.kind === 'class') readClass(json, element, path, values)
  else values.push({ eftiId: element.id, path, ...readLeaf(json, path) })
}

function readLeaf(json: unknown, path: string): Pick<ConsignmentValue, 'value' | 'attributes' | 'written'> {
  if (isScalar(json)) return { value: json }
  if (!isRecord(json) || !isScalar(json.value))
    throw new JsonProblem('A value is text, a number, true or false, or an object with a value.', path)
  const attributes: Record<string, string> = {}
  for (const [name, content] of Object.entries(json)) {
    if (name === 'value') continue
    if (typeof content !== 'string')
      throw new JsonProblem(`'${name.slice(0, 80)}' beside a value is text.`, path)
    if (ATTRIBUTES.some((known) => known === name)) attributes[name] = content
    else if (name !== 'unit' && name !== 'written')
      throw new JsonProblem(`A value has no '${name.slice(0, 80)}' beside it.`, path)
  }
  return {
    value: withUnit(json.value, json),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(typeof json.written === 'string' ? { written: json.written } : {}),
  }
}

function withUnit(value: Exclude<Value, object>, { unit }: Record<string, unknown>): Value {
  return typeof value === 'number' && typeof unit === 'string' ? { value, unit } : value
}

function isScalar(json: unknown): json is Exclude<Value, object> {
  return (
    typeof json === 'string' ||
    typeof json === 'boolean' ||
    (typeof json === 'number' && Number.isFinite(json))
  )
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isExtra(json: unknown): json is ExtraContent {
  return (
    isRecord(json) && typeof json.path === 'string' && (json.text === null || typeof json.text === 'string')
  )
}

/** What its value is, is for the rules to judge. */
function isOther(json: unknown): json is ConsignmentValue {
  return isRecord(json) && typeof json.eftiId === 'string' && typeof json.path === 'string'
}

function listOf<T>(json: unknown, name: string, is: (one: unknown) => one is T): readonly T[] {
  if (json === undefined) return []
  if (!Array.isArray(json) || !json.every(is))
    throw new JsonProblem(`Not every entry of '${name}' has its form.`, '')
  return json
}
