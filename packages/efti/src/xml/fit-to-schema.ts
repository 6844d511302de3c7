import { carried } from './escape.ts'
import { type LeftOut, leftOut } from './left-out.ts'
import { childrenInOrder, type MessageNode } from './message-node.ts'
import { collapse, excerpt } from './read-attributes.ts'

const REPLACED = 'characters that XML cannot carry are replaced by U+FFFD.'

/**
 * Takes out of a message what the schema does not allow: values that break their type, elements too many, and elements
 * that lack a child or an attribute that they must have. What is left is valid, except that the outermost element itself is
 * not looked at: `fault` reports it.
 */
export function fitToSchema(root: MessageNode): LeftOut[] {
  const left: LeftOut[] = []
  fitChildren(root, '', left)
  return left
}

/** What the outermost element lacks, or has and must not have, as the end of a sentence; null if nothing. */
export function fault(root: MessageNode): string | null {
  const left: LeftOut[] = []
  const problem = fitAttributes(root, '', left) ?? missingChild(root)
  return problem ?? left[0]?.reason ?? null
}

function fitChildren(node: MessageNode, path: string, left: LeftOut[]): void {
  const counts = new Map<string, number>()
  for (const child of childrenInOrder(node)) {
    const at = path === '' ? child.step : `${path}/${child.step}`
    const most = node.type.children.get(child.name)?.max ?? -1
    const count = (counts.get(child.name) ?? 0) + 1
    const reason =
      most !== -1 && count > most ? `<${child.name}> may stand only once here.` : fit(child, at, left)
    if (reason === null) counts.set(child.name, count)
    else {
      node.children.delete(`${child.name}[${child.index}]`)
      takeOut(child, at, reason, left)
    }
  }
}

/** Makes an element valid; the reason why it cannot be, or null. */
function fit(node: MessageNode, path: string, left: LeftOut[]): string | null {
  const { type } = node
  if (type.text) {
    const text = node.text ?? ''
    const problem = type.text.problem(type.text.collapses ? collapse(text) : text)
    if (problem) return `'${excerpt(text)}' ${problem}.`
    const reason = fitAttributes(node, path, left)
    if (reason === null) node.text = withoutControls(text, node, path, left)
    return reason
  }
  const wasEmpty = node.children.size === 0
  fitChildren(node, path, left)
  if (!wasEmpty && node.children.size === 0) return `nothing is left in <${node.name}>.`
  return missingChild(node) ?? fitAttributes(node, path, left)
}

function missingChild({ name, type, children }: MessageNode): string | null {
  const names = new Set([...children.values()].map((child) => child.name))
  const missing = type.required.find((particle) => !names.has(particle.name))
  return missing ? `<${name}> lacks its <${missing.name}>.` : null
}

function fitAttributes(node: MessageNode, path: string, left: LeftOut[]): string | null {
  const { type, eftiId } = node
  const fitting: [string, string][] = []
  for (const [name, value] of Object.entries(node.attributes)) {
    const rule = type.attributes.get(name)
    const problem = rule ? rule.type.problem(collapse(value)) : 'is not in the schema here'
    if (!problem) fitting.push([name, withoutControls(value, node, path, left)])
    else if (!rule?.required)
      left.push(leftOut(path, eftiId, `its ${excerpt(name)} '${excerpt(value)}' ${problem}.`))
  }
  const missing = type.requiredAttributes.find(({ name }) => !fitting.some(([own]) => own === name))
  if (missing) return `it lacks its ${missing.name}.`
  node.attributes = Object.fromEntries(fitting)
  return null
}

function withoutControls(text: string, { eftiId }: MessageNode, path: string, left: LeftOut[]): string {
  const clean = carried(text)
  if (clean !== text) left.push(leftOut(path, eftiId, REPLACED))
  return clean
}

/** Every value below an element that is left out is reported. */
function takeOut(node: MessageNode, path: string, reason: string, left: LeftOut[]): void {
  if (node.text !== null) left.push(leftOut(path, node.eftiId, reason))
  for (const child of node.children.values()) takeOut(child, `${path}/${child.step}`, reason, left)
}
