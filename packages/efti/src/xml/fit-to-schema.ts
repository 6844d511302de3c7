import { labelOf } from '../dataset/labels.ts'
import { childrenInOrder, type MessageNode, type NoPlace } from './message-node.ts'
import { collapse, excerpt } from './read-attributes.ts'

/** Something that a valid message cannot hold, and why, in a sentence. */
export interface LeftOut {
  path: string
  eftiId: string | null
  reason: string
}

/**
 * Takes out of a message what the schema does not allow: values that break their type, elements too many, and elements
 * that lack a child or an attribute that they must have. What is left is valid.
 */
export function fitToSchema(root: MessageNode): LeftOut[] {
  const leftOut: LeftOut[] = []
  fitChildren(root, '', leftOut)
  return leftOut
}

export function withoutPlace({ path, eftiId }: NoPlace, schema: string): LeftOut {
  return { path, eftiId, reason: `${nameOf(eftiId, path)}: the ${schema} schema has no place for it.` }
}

function fitChildren(node: MessageNode, path: string, leftOut: LeftOut[]): void {
  const counts = new Map<string, number>()
  const stepOf = new Map([...node.children].map(([step, child]) => [child, step]))
  for (const child of childrenInOrder(node)) {
    const step = stepOf.get(child) ?? child.name
    const at = path === '' ? step : `${path}/${step}`
    const most = node.type.children.get(child.name)?.max ?? -1
    const count = (counts.get(child.name) ?? 0) + 1
    const reason =
      most !== -1 && count > most ? `<${child.name}> may stand only once here.` : fit(child, at, leftOut)
    if (reason === null) counts.set(child.name, count)
    else {
      node.children.delete(step)
      takeOut(child, at, reason, leftOut)
    }
  }
}

/** Makes an element valid; the reason why it cannot be, or null. */
function fit(node: MessageNode, path: string, leftOut: LeftOut[]): string | null {
  const { type } = node
  if (type.text) {
    const text = node.text ?? ''
    const problem = type.text.problem(type.text.collapses ? collapse(text) : text)
    return problem ? `'${excerpt(text)}' ${problem}.` : fitAttributes(node, path, leftOut)
  }
  const wasEmpty = node.children.size === 0
  fitChildren(node, path, leftOut)
  if (!wasEmpty && node.children.size === 0) return `nothing is left in <${node.name}>.`
  const names = new Set([...node.children.values()].map(({ name }) => name))
  const missing = type.required.find(({ name }) => !names.has(name))
  return missing ? `<${node.name}> lacks its <${missing.name}>.` : null
}

function fitAttributes(node: MessageNode, path: string, leftOut: LeftOut[]): string | null {
  const { type } = node
  const fitting: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.attributes)) {
    const rule = type.attributes.get(name)
    const problem = rule ? rule.type.problem(collapse(value)) : 'is not in the schema here'
    if (!problem) fitting[name] = value
    else if (!rule?.required)
      leftOut.push({
        path,
        eftiId: node.eftiId,
        reason: `${nameOf(node.eftiId, path)}: its ${name} '${excerpt(value)}' ${problem}.`,
      })
  }
  const missing = type.requiredAttributes.find(({ name }) => fitting[name] === undefined)
  if (missing) return `it lacks its ${missing.name}.`
  node.attributes = fitting
  return null
}

/** Every value below an element that is left out is named. */
function takeOut(node: MessageNode, path: string, reason: string, leftOut: LeftOut[]): void {
  if (node.text !== null)
    leftOut.push({ path, eftiId: node.eftiId, reason: `${nameOf(node.eftiId, path)}: ${reason}` })
  for (const [step, child] of node.children) takeOut(child, `${path}/${step}`, reason, leftOut)
}

function nameOf(eftiId: string | null, path: string): string {
  return eftiId ? labelOf(eftiId) : path
}
