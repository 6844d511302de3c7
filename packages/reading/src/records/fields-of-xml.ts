import { isAttribute, type Node, stepsOf, textOf } from '../formats/tree.ts'
import { treeOfXml } from '../formats/tree-of-xml.ts'
import { phrase } from '../words/phrases/index.ts'
import { qualifiedBy } from './qualifier.ts'
import { type RecordField, wordsOfKey } from './record-field.ts'

interface Place {
  node: Node
  /** Words of the steps that lead to it, or from the object that says itself what it is. */
  steps: string[]
  line: number
  /** The way to it, elements with brothers numbered. */
  at: string
}

/** Elements and attributes with a text, as keys and values; none where the text is no XML that is read. */
export function fieldsOfXml(text: string, mostFields: number): RecordField[] {
  const tree = treeOfXml(text)
  const fields: RecordField[] = []
  const waiting: Place[] = tree ? membersOf({ node: tree.root, steps: [], line: 0, at: '' }).reverse() : []
  for (let next = waiting.pop(); next && fields.length < mostFields; next = waiting.pop()) {
    const { node, steps, line, at } = next
    const value = withUnit(node)
    if (value !== '' && !isUnit(node)) {
      const key = stepsOf(node).slice(1).join('/')
      fields.push({ key, at, steps, value, isNumber: isPlainNumber(value), line })
    }
    for (const member of membersOf(next).reverse()) waiting.push(member)
  }
  return fields
}

/** Elements of one name beside each other, with members of their own, are lines, as those of an array are. */
function membersOf({ node, steps, line, at }: Place): Place[] {
  const counts = new Map<string, number>()
  for (const child of node.children) counts.set(child.key, (counts.get(child.key) ?? 0) + 1)
  const seen = new Map<string, number>()
  return node.children.flatMap((child): Place[] => {
    const number = (seen.get(child.key) ?? 0) + 1
    seen.set(child.key, number)
    const isMany = (counts.get(child.key) ?? 0) > 1
    const own = `${at}/${child.key}${isMany ? `[${number}]` : ''}`
    const qualified = qualifiedBy(child.children.map(({ name, text }) => ({ name, text })))
    if (qualified) {
      const children = child.children.filter(({ name }) => name !== qualified.member)
      return [{ node: { ...child, children }, steps: [qualified.role], line, at: own }]
    }
    const isLine = isMany && child.children.length > 0
    return [{ node: child, steps: [...steps, wordsOfKey(child.name)], line: isLine ? number : line, at: own }]
  })
}

const unitAttributePattern = new RegExp(`^@(${phrase('unitAttribute')})`)

const isUnit = (node: Node): boolean => isAttribute(node) && unitAttributePattern.test(node.key)

/** `<GrossWeight unit="kg">900</GrossWeight>` says 900 kg. */
function withUnit(node: Node): string {
  const unit = node.children.find(isUnit)
  return node.text !== '' && unit ? `${node.text} ${textOf(unit)}` : node.text
}

/** XML writes decimals with a point, whatever the letters of a document do. */
const isPlainNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)
