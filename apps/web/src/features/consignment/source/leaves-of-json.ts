import { type Leaf, lineCounter } from './leaf.ts'

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

interface Level {
  path: string
  /** The number of the next member of a list; null in an object. */
  next: number | null
  name: string
}

/** Every text, number and flag of a JSON text; what is no JSON yields what was understood up to there. */
export function leavesOfJson(text: string): Leaf[] {
  const leaves: Leaf[] = []
  const lineOf = lineCounter(text)
  const open: Level[] = []
  let waitingName: string | null = null

  const pathHere = () => {
    const level = open.at(-1)
    if (!level) return ''
    if (level.next === null) return level.path ? `${level.path}/${level.name}` : level.name
    const path = `${level.path}[${level.next}]`
    level.next += 1
    return path
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = open.at(-1)
    if (token === '{') open.push({ path: pathHere(), next: null, name: '' })
    else if (token === '[') open.push({ path: pathHere(), next: 1, name: '' })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      if (level && waitingName !== null) level.name = waitingName
      waitingName = null
    } else if (token !== ',') {
      const isName = level?.next === null && isBeforeColon(text, index + token.length)
      if (isName) waitingName = plain(token)
      else if (token !== 'null') leaves.push(leafAt(pathHere(), token, index, lineOf(index)))
    }
  }
  return leaves
}

function isBeforeColon(text: string, from: number): boolean {
  let at = from
  while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1
  return text[at] === ':'
}

function leafAt(path: string, token: string, index: number, line: number): Leaf {
  const quote = token.startsWith('"') ? 1 : 0
  return { path, text: plain(token), start: index + quote, end: index + token.length - quote, line }
}

function plain(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    const value: unknown = JSON.parse(token)
    return String(value)
  } catch {
    return token.slice(1, -1)
  }
}
