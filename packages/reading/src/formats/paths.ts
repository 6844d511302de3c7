import { type Node, textOf } from './tree.ts'

/** One way to take a step of a path: a name, and what must hold of the element. */
interface Way {
  key: string
  conditions: readonly { path: readonly Step[]; values: readonly string[]; not: boolean }[]
}
type Step = readonly Way[]

const compiled = new Map<string, readonly Step[]>()

/**
 * The elements that a path leads to, in the order of the message. A path is names apart by '/', alternatives by '|',
 * conditions in brackets: `SpecifiedNote[SubjectCode=SHP][ContentCode=T|CT]/Content`; `[!x]` is for none of it; '*' is
 * any name and '.' the element itself. Names are compared without their case.
 */
export function find(node: Node, path: string): Node[] {
  return follow([node], stepsOfPath(path))
}

/** The names that a path may begin with; none for the element itself. */
export function firstKeys(path: string): string[] {
  return stepsOfPath(path)[0]?.map((way) => way.key) ?? []
}

function follow(from: readonly Node[], steps: readonly Step[]): Node[] {
  let found: Node[] = [...from]
  for (const step of steps) {
    const next: Node[] = []
    for (const node of found) for (const child of node.children) if (fits(child, step)) next.push(child)
    if (next.length === 0) return next
    found = next
  }
  return found
}

function fits(node: Node, step: Step): boolean {
  return step.some((way) => (way.key === node.key || way.key === '*') && holds(node, way))
}

function holds(node: Node, { conditions }: Way): boolean {
  return conditions.every(({ path, values, not }) => {
    const texts = follow([node], path).map((at) => textOf(at).toLowerCase())
    const found = values.length === 0 ? texts.length > 0 : texts.some((text) => values.includes(text))
    return found !== not
  })
}

function stepsOfPath(path: string): readonly Step[] {
  const known = compiled.get(path)
  if (known) return known
  const steps = path === '.' ? [] : split(path, '/').map((step) => split(step, '|').map(wayOf))
  compiled.set(path, steps)
  return steps
}

/** Split at a sign that stands outside brackets. */
function split(text: string, sign: '/' | '|'): string[] {
  const pieces = ['']
  let depth = 0
  for (const char of text) {
    if (char === '[') depth++
    if (char === ']') depth--
    if (char === sign && depth === 0) pieces.push('')
    else pieces[pieces.length - 1] += char
  }
  return pieces
}

function wayOf(text: string): Way {
  const conditions = [...text.matchAll(/\[(!?)([^\]=]+)(?:=([^\]]*))?\]/g)].map(
    ([, not, path = '', values]) => ({
      path: stepsOfPath(path),
      values: values === undefined ? [] : values.toLowerCase().split('|'),
      not: not === '!',
    }),
  )
  return { key: text.replace(/\[.*/, '').toLowerCase(), conditions }
}
