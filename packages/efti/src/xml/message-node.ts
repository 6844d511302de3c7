import type { Consignment } from '../dataset/consignment.ts'
import { elementById } from '../dataset/elements.ts'
import { normalisePath } from '../dataset/paths.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { ContentType } from './schema-types.ts'
import { writeValue } from './write-value.ts'

/** An element to be written. */
export interface MessageNode {
  name: string
  namespace: string
  position: number
  index: number
  type: ContentType
  attributes: Readonly<Record<string, string>>
  text: string | null
  /** Id in the data set; null for what has none. */
  eftiId: string | null
  children: Map<string, MessageNode>
}

export function newNode(
  name: string,
  namespace: string,
  type: ContentType,
  position = 0,
  index = 1,
): MessageNode {
  return {
    name,
    namespace,
    position,
    index,
    type,
    attributes: {},
    text: null,
    eftiId: null,
    children: new Map(),
  }
}

/** What could not be put into the message: a value whose id, path or element the schema does not have. */
export interface NoPlace {
  path: string
  eftiId: string | null
}

/** Puts the values and the other content of a consignment below its node; answers with what found no place. */
export function fillConsignment(root: MessageNode, consignment: Consignment): NoPlace[] {
  const homeless: NoPlace[] = []
  for (const entry of consignment.values) {
    const element = elementById(entry.eftiId)
    const path = element ? normalisePath(entry.path) : null
    const node = path ? nodeAt(root, path) : null
    if (!element || !node?.type.text || node.text !== null) {
      homeless.push({ path: entry.path, eftiId: entry.eftiId })
      continue
    }
    const { text, attributes } = writeValue(element, entry)
    node.text = text
    node.attributes = attributes
    node.eftiId = element.id
  }
  for (const { path, text, attributes } of consignment.extra ?? []) {
    const node = nodeAt(root, path)
    if (!node || (text !== null && (!node.type.text || node.text !== null)))
      homeless.push({ path, eftiId: null })
    else if (text !== null) {
      node.text = text
      node.attributes = attributes ?? {}
    }
  }
  return homeless
}

/** The node at a path, made with all nodes above it; null if the schema has no such path. */
export function nodeAt(root: MessageNode, path: string): MessageNode | null {
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
    const { name, namespace, type, position } = particle
    const child = newNode(name, namespace, type, position, Number(parts?.[2] ?? 1))
    node.children.set(step, child)
    node = child
  }
  return node
}

/** In the order of the schema. */
export function childrenInOrder(node: MessageNode): MessageNode[] {
  return [...node.children.values()].sort((a, b) => a.position - b.position || a.index - b.index)
}

/** The whole message, one element on a line. */
export function renderMessage(root: MessageNode): string {
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n']
  render(root, '', '', lines)
  return lines.join('')
}

function render(node: MessageNode, around: string, indent: string, lines: string[]): void {
  const namespace = node.namespace === around ? '' : ` xmlns="${escapeAttribute(node.namespace)}"`
  let attributes = namespace
  for (const [name, text] of Object.entries(node.attributes))
    attributes += ` ${name}="${escapeAttribute(text)}"`
  const open = `${indent}<${node.name}${attributes}`
  if (node.text !== null) lines.push(`${open}>${escapeText(node.text)}</${node.name}>\n`)
  else if (node.children.size === 0) lines.push(`${open}/>\n`)
  else {
    lines.push(`${open}>\n`)
    for (const child of childrenInOrder(node)) render(child, node.namespace, `${indent}  `, lines)
    lines.push(`${indent}</${node.name}>\n`)
  }
}
