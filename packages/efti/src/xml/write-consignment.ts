import type { Consignment } from '../dataset/consignment.ts'
import { elementById } from '../dataset/elements.ts'
import { normalisePath } from '../dataset/paths.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import { type ContentType, namespaceOf, rootType } from './schema-types.ts'
import { writeValue } from './write-value.ts'

/** An element to be written. */
interface Node {
  name: string
  position: number
  index: number
  type: ContentType
  attributes: Record<string, string>
  text: string | null
  children: Map<string, Node>
}

export interface WriteOptions {
  /** `common` (default): the whole data set. `identifier`: only what a gate registers; the rest is left out. */
  schema?: 'common' | 'identifier'
}

/**
 * Writes a consignment as an eFTI XML message in the pilot schema, elements in schema order. What was read by
 * `parseConsignmentXml` from a valid message comes out with nothing lost. Values that the schema has no place for are
 * left out; values that break their type are written as they are, so the result is only as valid as the consignment.
 */
export function writeConsignmentXml(consignment: Consignment, options: WriteOptions = {}): string {
  const namespace = namespaceOf(options.schema ?? 'common')
  const type = rootType(namespace, 'consignment')
  if (!type) throw new Error(`no schema for ${namespace}`)
  const root = newNode('consignment', 0, 1, type)
  for (const entry of consignment.values) {
    const element = elementById(entry.eftiId)
    const path = element ? normalisePath(entry.path) : null
    const node = path ? place(root, path) : null
    if (!element || node?.type.text == null || node.text !== null) continue
    const { text, attributes } = writeValue(element, entry)
    node.text = text
    node.attributes = attributes
  }
  for (const { path, text, attributes } of consignment.extra ?? []) {
    const node = place(root, path)
    if (!node || text === null || !node.type.text) continue
    node.text = text
    node.attributes = attributes ?? {}
  }
  root.attributes = { xmlns: namespace }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${render(root, '')}`
}

/** The node at a path, made with all nodes above it; null if the schema has no such path. */
function place(root: Node, path: string): Node | null {
  let node = root
  for (const step of path.split('/')) {
    const known = node.children.get(step)
    if (known) {
      node = known
      continue
    }
    const parts = /^([^[\]]+)(?:\[(\d+)\])?$/.exec(step)
    const particle = node.type.children.get(parts?.[1] ?? '')
    if (!particle) return null
    const child = newNode(particle.name, particle.position, Number(parts?.[2] ?? 1), particle.type)
    node.children.set(step, child)
    node = child
  }
  return node
}

function newNode(name: string, position: number, index: number, type: ContentType): Node {
  return { name, position, index, type, attributes: {}, text: null, children: new Map() }
}

function render(node: Node, indent: string): string {
  const attributes = Object.entries(node.attributes)
    .map(([name, text]) => ` ${name}="${escapeAttribute(text)}"`)
    .join('')
  const open = `${indent}<${node.name}${attributes}`
  if (node.text !== null) return `${open}>${escapeText(node.text)}</${node.name}>\n`
  if (node.children.size === 0) return `${open}/>\n`
  const children = [...node.children.values()].sort((a, b) => a.position - b.position || a.index - b.index)
  return `${open}>\n${children.map((child) => render(child, `${indent}  `)).join('')}${indent}</${node.name}>\n`
}
