import { type Leaf, lineCounter } from './leaf.ts'

/** Comments, CDATA, instructions and declarations before tags: the first match wins. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<\/[^>]*>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g
const ATTRIBUTE = /([^\s=<>/]+)\s*=\s*("[^"]*"|'[^']*')/g

interface Level {
  path: string
  counts: Map<string, number>
}

/** Every text and attribute of an XML text, below names without their prefixes. */
export function leavesOfXml(text: string): Leaf[] {
  const leaves: Leaf[] = []
  const lineOf = lineCounter(text)
  const open: Level[] = [{ path: '', counts: new Map() }]
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = open.at(-1)
    if (!level) return leaves
    if (token.startsWith('<![CDATA[')) {
      leaves.push({ ...place(level.path, index + 9, token.slice(9, -3)), line: lineOf(index) })
    } else if (token.startsWith('</')) open.pop()
    else if (/^<[?!]/.test(token)) continue
    else if (token.startsWith('<')) {
      const inner = begin(token, level)
      // The line of its tag is what readers of XML report.
      const line = lineOf(index)
      leaves.push(...attributesOf(token, index, inner.path).map((one) => ({ ...one, line })))
      if (!token.endsWith('/>')) open.push(inner)
    } else if (token.trim() !== '') {
      leaves.push({ ...place(level.path, index, token), line: lineOf(index) })
    }
  }
  return leaves
}

function begin(token: string, { path, counts }: Level): Level {
  const name = withoutPrefix(/^<([^\s/>]+)/.exec(token)?.[1] ?? '')
  const number = (counts.get(name) ?? 0) + 1
  counts.set(name, number)
  return { path: `${path && `${path}/`}${name}[${number}]`, counts: new Map() }
}

function attributesOf(token: string, index: number, path: string): Omit<Leaf, 'line'>[] {
  return [...token.matchAll(ATTRIBUTE)].map((match) => {
    const [whole, name = '', quoted = ''] = match
    const start = index + match.index + whole.length - quoted.length + 1
    return place(`${path}/@${withoutPrefix(name)}`, start, quoted.slice(1, -1))
  })
}

/** Without the blanks around it. */
function place(path: string, from: number, raw: string): Omit<Leaf, 'line'> {
  const start = from + (raw.length - raw.trimStart().length)
  return { path, text: decoded(raw.trim()), start, end: start + raw.trim().length }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
