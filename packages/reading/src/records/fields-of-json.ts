import { phrase } from '../words/phrases/index.ts'
import { type Member, qualifiedBy } from './qualifier.ts'

import { mostFields, type RecordField, wordsOfKey } from './record-field.ts'

type JsonObject = Readonly<Record<string, unknown>>

interface Place {
  key: string
  steps: string[]
  line: number
}

/** Objects of an array are lines, unless they say themselves what they are. @throws SyntaxError where it is no JSON */
export function fieldsOfJson(text: string): RecordField[] {
  const fields: RecordField[] = []
  const walk = (value: unknown, place: Place) => {
    if (fields.length >= mostFields || value === null || value === undefined) return
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length && fields.length < mostFields; i++)
        walkOne(value[i], { ...place, key: `${place.key}[${i}]` }, i + 1)
    } else if (isObject(value)) walkMembers(value, place)
    else push(String(value), place, typeof value === 'number')
  }
  const walkOne = (value: unknown, place: Place, number: number) => {
    const qualified = qualifiedBy(textsOf(value))
    if (qualified && isObject(value))
      walkMembers(value, { ...place, steps: [qualified.role] }, qualified.member)
    else walk(value, isObject(value) ? { ...place, line: number } : place)
  }
  const walkMembers = (object: JsonObject, { key, steps, line }: Place, without?: string) => {
    const unit = unitOf(object)
    for (const name of Object.keys(object)) {
      if (fields.length >= mostFields) return
      if (name === without || (unit && name === unit.name)) continue
      const inner = key ? `${key}.${name}` : name
      const member = object[name]
      if (unit && isBare(name))
        push(`${member} ${unit.text}`, { key: inner, steps, line }, typeof member === 'number')
      else
        walk(member, {
          key: inner,
          steps: without && isBare(name) ? steps : [...steps, wordsOfKey(name)],
          line,
        })
    }
  }
  const push = (text: string, place: Place, isNumber: boolean) => {
    if (text.trim() !== '') fields.push({ ...place, value: text.trim(), isNumber })
  }
  walk(JSON.parse(text.replace(/^\uFEFF/, '')), { key: '', steps: [], line: 0 })
  return fields
}

/** Says nothing beside the name of what it stands in. */
const isBare = (name: string): boolean => name === 'value' || name === 'amount' || name === 'text'

const unitKeyPattern = new RegExp(`^(${phrase('unitKey')})$`, 'i')

/** `{ "value": 7500, "unit": "KGM" }`: beside a value its unit, under one of the usual names. */
function unitOf(object: JsonObject): Member | undefined {
  const value = object.value ?? object.amount
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  return textsOf(object).find(({ name, text }) => unitKeyPattern.test(name) && text !== '')
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

const textsOf = (value: unknown): Member[] =>
  isObject(value) && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [{ name, text }] : []))
    : []
