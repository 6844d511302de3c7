import { isAttribute, type Node, stepsOf, textOf } from '../formats/tree.ts'
import { treeOfXml } from '../formats/tree-of-xml.ts'
import { type RecordField, wordsOfKey } from './record-field.ts'

/** Elements and attributes with a text, as keys and values; none where the text is no XML that is read. */
export function fieldsOfXml(text: string, mostFields: number): RecordField[] {
  const tree = treeOfXml(text)
  const fields: RecordField[] = []
  const waiting: { node: Node; line: number }[] = tree ? [{ node: tree.root, line: 0 }] : []
  for (let next = waiting.pop(); next && fields.length < mostFields; next = waiting.pop()) {
    const { node, line } = next
    const steps = stepsOf(node).slice(1)
    const value = withUnit(node)
    if (value !== '' && steps.length > 0 && !isUnit(node)) {
      fields.push({
        key: steps.join('/'),
        steps: steps.map(wordsOfKey),
        value,
        isNumber: isPlainNumber(value),
        line,
      })
    }
    for (const member of membersOf(node, line).reverse()) waiting.push(member)
  }
  return fields
}

/** Elements of one name beside each other, with members of their own, are lines, as those of an array are. */
function membersOf(node: Node, line: number): { node: Node; line: number }[] {
  const counts = new Map<string, number>()
  for (const child of node.children) counts.set(child.key, (counts.get(child.key) ?? 0) + 1)
  const seen = new Map<string, number>()
  return node.children.map((child) => {
    const number = (seen.get(child.key) ?? 0) + 1
    seen.set(child.key, number)
    const isLine = (counts.get(child.key) ?? 0) > 1 && child.children.length > 0
    return { node: child, line: isLine ? number : line }
  })
}

const isUnit = (node: Node): boolean => isAttribute(node) && /^@(unit|uom|currency)/.test(node.key)

/** `<GrossWeight unit="kg">900</GrossWeight>` says 900 kg. */
function withUnit(node: Node): string {
  const unit = node.children.find(isUnit)
  return node.text !== '' && unit ? `${node.text} ${textOf(unit)}` : node.text
}

/** XML writes decimals with a point, whatever the letters of a document do. */
const isPlainNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)
