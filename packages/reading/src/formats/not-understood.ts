import type { Node } from './tree.ts'

const mostNames = 8

/** What a person should know of a message that was read in part: how much was passed over, and what it is called. */
export function noteOfUnknown(nodes: readonly Node[]): string[] {
  const names = [...new Set(nodes.map(nameOf))]
  return noteOf(nodes.length, names)
}

export function noteOf(count: number, names: readonly string[]): string[] {
  if (count === 0) return []
  const shown = names.slice(0, mostNames).map((name) => name.slice(0, 60))
  const more = names.length - shown.length
  const what = count === 1 ? '1 element was' : `${count} elements were`
  return [`${what} not understood: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
}

/** The element and what it stands in, without the steps that only hold something together. */
function nameOf(node: Node): string {
  const steps: string[] = []
  for (let at: Node | null = node; at && steps.length < 2; at = at.parent) {
    if (!['', 'item', 'entity'].includes(at.name)) steps.unshift(at.name)
  }
  return steps.join('/')
}
