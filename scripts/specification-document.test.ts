import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const SCREENS = 'journeys/specification'
/** Rows that no test can prove, for the browser shows nothing of them; each states why. */
const NOTHING_TO_SEE = ['8.6', '9.34']

/** | 2.31 | what it says | `file` “title”, “title”; `file` “title” |, or in place of the tests: as 2.30 */
const ROW = /^\| (\d+\.\d+) \| (.+) \| (.+) \|$/
const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .map((line) => ROW.exec(line))
  .filter((row) => row !== null)
  .map(([, number = '', says = '', proof = '']) => ({ number, says, proof, tests: testsIn(proof) }))

function testsIn(proof: string): { file: string; title: string }[] {
  return proof.split(/; (?=`)/).flatMap((part) => {
    const name = /^`([^`]+)`/.exec(part)?.[1]
    if (!name) return []
    const file = name.endsWith('.ts') ? name : `${SCREENS}/${name}.test.ts`
    return [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title }))
  })
}

const sameAs = (proof: string) => /^as (\d+\.\d+)$/.exec(proof)?.[1] ?? ''

/** The first words of every test, it and describe of a file, also of their `for` and `each`. */
function titlesOf(file: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node) => {
    const [title] = ts.isCallExpression(node) ? node.arguments : []
    if (title && ts.isStringLiteralLike(title) && /^(test|it)\b/.test(node.getText(source))) {
      titles.add(title.text)
    }
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  visit(source)
  return titles
}

it('numbers the sentences, each once and in their order', () => {
  expect(rows.length).toBeGreaterThan(100)
  const order = rows.map(({ number }) => number.split('.').map(Number) as [number, number])
  const sorted = order.toSorted(([a, b], [c, d]) => a - c || b - d)
  expect(order).toEqual(sorted)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

it('leaves no line of a table unread', () => {
  const lines = readFileSync('docs/specification.md', 'utf8').split('\n')
  const written = lines.filter((line) => /^\| *\d/.test(line))
  expect(written.filter((line) => !ROW.test(line))).toEqual([])
})

it('names tests that exist, for every sentence of which something is to be seen', () => {
  const known = new Map<string, Set<string>>()
  const missing = rows
    .flatMap(({ number, tests }) => tests.map((test) => ({ number, ...test })))
    .filter(({ file, title }) => {
      if (!known.has(file)) known.set(file, existsSync(file) ? titlesOf(file) : new Set())
      return !known.get(file)?.has(title)
    })
  expect(missing).toEqual([])
  const tested = new Set(rows.filter(({ tests }) => tests.length > 0).map(({ number }) => number))
  const unproven = rows.filter(({ tests, proof }) => tests.length === 0 && !tested.has(sameAs(proof)))
  expect(unproven.map(({ number }) => number)).toEqual(NOTHING_TO_SEE)
  for (const { proof } of unproven) expect(proof).toMatch(/^Nothing to see: .+\.$/)
})

it('leaves no test of the specification unnamed', () => {
  const named = new Set(rows.flatMap(({ tests }) => tests.map(({ file, title }) => `${file}: ${title}`)))
  const files = globSync(`${SCREENS}/*.test.ts`)
  expect(files.map((file) => basename(file))).toContain('sign-in.test.ts')
  const unnamed = files.flatMap((file) => [...titlesOf(file)].map((title) => `${file}: ${title}`))
  expect(unnamed.filter((test) => !named.has(test.replaceAll('\\', '/')))).toEqual([])
})
