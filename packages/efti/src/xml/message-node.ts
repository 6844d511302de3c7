import { escapeAttribute, escapeText } from './escape.ts'
import { type ContentType, MAX_DEPTH, type Particle } from './schema-types.ts'

/** An element to be written. */
export interface MessageNode {
  name: string
  /** The name with its index, as the path that asked for it has it. */
  step: string
  namespace: string
  position: number
  index: number
  type: ContentType
  attributes: Readonly<Record<string, string>>
  text: string | null
  /** Id in the data set; null for what has none. */
  eftiId: string | null
  /** By name and index, whether a path gives the index or not. */
  children: Map<string, MessageNode>
}

export function newNode(name: string, namespace: string, type: ContentType): MessageNode {
  return {
    name,
    step: name,
    namespace,
    position: 0,
    index: 1,
    type,
    attributes: {},
    text: null,
    eftiId: null,
    children: new Map(),
  }
}

interface Step {
  step: string
  particle: Particle
  index: number
}

/** The node at a path, made with all nodes above it; null, and nothing made, if the schema has no such path. */
export function nodeAt(root: MessageNode, path: string): MessageNode | null {
  const steps = stepsOf(root.type, path)
  if (!steps) return null
  let node = root
  for (const { step, particle, index } of steps) {
    const key = `${particle.name}[${index}]`
    let child = node.children.get(key)
    if (!child) {
      const { name, namespace, type, position } = particle
      child = { ...newNode(name, namespace, type), step, position, index }
      node.children.set(key, child)
    }
    node = child
  }
  return node
}

function stepsOf(type: ContentType, path: string): Step[] | null {
  const names = path.split('/')
  // Some types of the schema contain themselves; what nobody reads is not written.
  if (names.length > MAX_DEPTH / 2) return null
  const steps: Step[] = []
  let inside = type
  for (const step of names) {
    const parts = /^([^[\]]+)(?:\[(\d+)\])?$/.exec(step)
    const particle = inside.children.get(parts?.[1] ?? '')
    if (!particle) return null
    steps.push({ step, particle, index: Number(parts?.[2] ?? 1) })
    inside = particle.type
  }
  return steps
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
