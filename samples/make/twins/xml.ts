/** An element: its name, its attributes where it has some, and its text or members. Members without content fall away. */
export type Element = [name: string, ...content: (Element | string | Record<string, string> | undefined)[]]

export function xml(element: Element, depth = 0): string {
  const [name, ...content] = element
  const members = content.filter((c): c is Element => Array.isArray(c))
  const text = content.find((c): c is string => typeof c === 'string')
  const attributes = content.find(
    (c): c is Record<string, string> => typeof c === 'object' && !Array.isArray(c),
  )
  const written = Object.entries(attributes ?? {}).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const pad = '  '.repeat(depth)
  const open = `${pad}<${name}${written.join('')}>`
  if (members.length === 0) return `${open}${escaped(text ?? '')}</${name}>`
  return `${open}\n${members.map((member) => xml(member, depth + 1)).join('\n')}\n${pad}</${name}>`
}

export const document = (root: Element): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml(root)}\n`)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
