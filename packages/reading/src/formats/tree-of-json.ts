import { type Node, nodeOf } from './tree.ts'
import type { Tree } from './tree-of-xml.ts'

/** Deeper JSON is no freight message; recognition refuses it already. */
const mostLevels = 256

/** The values of a JSON text, members of an array beside each other under the array's name; undefined if it is none. */
export function treeOfJson(text: string): Tree | undefined {
  const root = nodeOf('', '', null)
  try {
    grow(root, parse(text.replace(/^\uFEFF/, '')), 0)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined
    throw error
  }
  return { root, namespaces: [] }
}

type Members = Readonly<Record<string, unknown>>

function grow(node: Node, value: unknown, level: number): void {
  if (level > mostLevels) throw new RangeError('the JSON is nested too deep')
  if (Array.isArray(value)) {
    for (const item of value) grow(nodeOf('item', '', node), item, level + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) growMember(node, name, (value as Members)[name], level)
  } else if (value !== null && value !== undefined) {
    node.text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : String(value)
    if (typeof value === 'number') node.isNumber = true
  }
}

function growMember(node: Node, name: string, member: unknown, level: number): void {
  for (const item of Array.isArray(member) ? member : [member]) {
    if (item !== null && item !== undefined) grow(nodeOf(name, '', node), item, level + 1)
  }
}

/** Sixteen digits in a row may be more than a JavaScript number keeps: such an identifier stays as it was written. */
function parse(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  const keepDigits = (_: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source && !isExact(value, context.source) ? context.source : value
  return JSON.parse(text, keepDigits)
}

const isExact = (value: number, source: string): boolean =>
  Number.isFinite(value) && (String(value) === source || source.replace(/\D/g, '').length < 16)
