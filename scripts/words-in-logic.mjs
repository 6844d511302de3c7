import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

// Words of natural languages are data, in packages/reading/src/words: elsewhere a list of them is refused.

/** So many words of one literal are a list. */
const FEWEST = 3
/** Shorter runs of letters are signs, abbreviations or pieces of a pattern. */
const SHORTEST = 3
/** 'ADR', 'COTIF', 'IMDG': capitals are codes, of no language; longer ones are words shouted. */
const LONGEST_CODE = 5
/** Signs of units are written alike in all languages. */
const UNITS = new Set(['kgs', 'kgm', 'lbs', 'cbm', 'ltr', 'mtq', 'tne', 'grm'])

const ROOT = 'packages/reading/src'
/** Where words belong; what messages call their elements, which their standards define; tests. */
const LEFT_OUT = /^packages\/reading\/src\/(?:words|formats|files|testing)\/|\.test\.ts$/

const filesOf = (pattern) =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))

/** Every list of words outside words/: 'file:line: word | word | word'. */
export function listsOfWords() {
  const files = filesOf(`${ROOT}/**/*.ts`)
  const identifiers = new Set(files.flatMap((file) => namesInTypes(parse(file, readFileSync(file, 'utf8')))))
  return files
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => wordLists(readFileSync(file, 'utf8'), identifiers, file))
    .map(({ file, line, words }) => `${file}:${line}: ${words.slice(0, 6).join(' | ')}`)
}

/**
 * Lists of words in one source: alternatives of patterns, arrays and keys of strings, texts that are split into words.
 * `identifiers` are what the program's own types name: a list of nothing but them is code.
 */
export function wordLists(source, identifiers = new Set(), file = 'source.ts') {
  const tree = parse(file, source)
  const found = []
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    for (const items of listsIn(node)) {
      const words = items.flatMap((item) => wordOf(item) ?? [])
      if (words.length < FEWEST || words.every((word) => isIdentifier(word, identifiers))) continue
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ file, line, words })
      break
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const parse = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)

/** What the types of a program name: properties, and the texts that a value may be. */
function namesInTypes(tree) {
  const names = []
  const visit = (node) => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) names.push(node.literal.text)
    if (ts.isPropertySignature(node)) names.push(node.name.getText().replaceAll("'", ''))
    if (ts.isAsExpression(node) && node.type.getText() === 'const')
      names.push(...stringsOf(node.expression).map(({ text }) => text), ...keysOf(node))
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'id' && ts.isStringLiteral(node.initializer))
      names.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const stringsOf = (node) =>
  ts.isArrayLiteralExpression(node) ? node.elements.filter((one) => ts.isStringLiteralLike(one)) : []

/** The keys of a table from which a type is derived: `{ ... } as const satisfies Record<string, Traits>`. */
const keysOf = (node) =>
  ts.isSatisfiesExpression(node.parent) && ts.isObjectLiteralExpression(node.expression)
    ? node.expression.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
    : []

/** The lists that a node is, each as its items. */
function listsIn(node) {
  if (ts.isArrayLiteralExpression(node)) return [stringsOf(node).map(({ text }) => text)]
  if (ts.isObjectLiteralExpression(node))
    return [node.properties.flatMap(({ name }) => (name && ts.isStringLiteral(name) ? [name.text] : []))]
  if (ts.isRegularExpressionLiteral(node)) {
    const text = node.getText()
    return alternations(text.slice(1, text.lastIndexOf('/')))
  }
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return []
  const text = ts.isTemplateExpression(node) ? withoutFilled(node) : node.getText().slice(1, -1)
  return isSplit(node) ? [text.split(/[\s,;|]+/)] : alternations(text)
}

/** A template without what is filled in: that is looked at by itself. */
const withoutFilled = ({ head, templateSpans }) =>
  [head, ...templateSpans.map(({ literal }) => literal)]
    .map((piece) => piece.getText().replace(/^[`}]|\$\{$|`$/g, ''))
    .join(' ')

/** A template with a tag of its own, or a text that is split where it is written. */
function isSplit(node) {
  let { parent } = node
  while (ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent
  return (
    (ts.isTaggedTemplateExpression(parent) && parent.tag.getText() !== 'String.raw') ||
    (ts.isPropertyAccessExpression(parent) && parent.name.text === 'split')
  )
}

/** The alternatives of a pattern, group by group. */
function alternations(pattern) {
  const groups = []
  const open = [['']]
  let inClass = false
  const add = (text) => {
    open.at(-1)[open.at(-1).length - 1] += text
  }
  for (let at = 0; at < pattern.length; at++) {
    const [piece] = /^(?:\\[pPku][{<][^}>]*[}>]|\\.|\(\?(?:<?[=!]|<\w+>|[a-z-]*:))/su.exec(
      pattern.slice(at),
    ) ?? [pattern[at]]
    at += piece.length - 1
    if (inClass) {
      inClass = piece !== ']'
      add(piece)
    } else if (piece.startsWith('(')) open.push([''])
    else if (piece === ')' && open.length > 1) {
      const group = open.pop()
      groups.push(group)
      add(group.length < FEWEST ? group.join(' ') : ' ')
    } else if (piece === '|') open.at(-1).push('')
    else {
      inClass = piece === '['
      add(piece)
    }
  }
  return [...groups, ...open].filter((group) => group.length >= FEWEST)
}

/** The first word of an item, in the letters that it is sure to have; undefined where it is a code, a unit or a sign. */
function wordOf(item) {
  const letters = item.replace(/\\[pPku][{<][^}>]*[}>]|\\[a-z]/gu, ' ').replace(/\[([^\]^])[^\]]*\]/gu, '$1')
  const runs = letters.match(/[\p{L}\p{M}]+(?:[-'’/]\p{L}+)*/gu) ?? []
  return runs.find((run) => run.length >= SHORTEST && !isCode(run) && !UNITS.has(run.toLowerCase()))
}

const isCode = (run) => /^\p{Lu}+$/u.test(run) && run.length <= LONGEST_CODE

/** 'grossWeight': no word of a language has a capital within. */
const isIdentifier = (word, identifiers) =>
  /\p{Ll}\p{Lu}/u.test(word) ||
  identifiers.has(word) ||
  identifiers.has(word.charAt(0).toLowerCase() + word.slice(1))
