/** One element, attribute or JSON value of a message: XML and JSON look the same from here on. */
export interface Node {
  /** As written, without a prefix; '@unitCode' for an attribute. Members of a JSON array carry the array's name. */
  name: string
  /** The name as it is compared: standards write ConsignorTradeParty and consignorTradeParty for the same thing. */
  key: string
  text: string
  children: Node[]
  parent: Node | null
  /** Where it begins in the text of an XML message; -1 in JSON, whose reader tells no places. */
  at: number
  isNumber?: boolean
}

export function nodeOf(name: string, text: string, parent: Node | null, at = -1): Node {
  const node: Node = { name, key: name.toLowerCase(), text, children: [], parent, at }
  parent?.children.push(node)
  return node
}

export const childrenNamed = (node: Node, key: string): Node[] =>
  node.children.filter((child) => child.key === key)

export const childNamed = (node: Node, key: string): Node | undefined =>
  node.children.find((child) => child.key === key)

export const isAttribute = (node: Node): boolean => node.name.startsWith('@')

/** Names that JSON forms of XML and of linked data give to the text beside attributes. */
const textKeys = [
  'value',
  'content',
  '#text',
  '@value',
  '_',
  '$',
  'datetimestring',
  'datetime',
  'numericalvalue',
]

/** The node that holds the value: the element itself or, in `{ "value": 12, "unit": "kg" }`, its value. */
export function holderOf(node: Node): Node {
  if (node.text !== '') return node
  const inner = node.children.find((child) => textKeys.includes(child.key))
  return inner ? holderOf(inner) : node
}

export const textOf = (node: Node | undefined): string => (node ? holderOf(node).text : '')

/** Steps from the outermost element down: 'Waybill/MasterConsignment/ConsignorParty/Name'. */
export function stepsOf(node: Node): string[] {
  const steps: string[] = []
  for (let at: Node | null = node; at; at = at.parent) steps.unshift(at.name)
  return steps.filter((step) => step !== '')
}

/** Visits the node and all below it, parents first, without recursion; not below what `visit` answers false for. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!visit(next)) continue
    for (let i = next.children.length - 1; i >= 0; i--) waiting.push(next.children[i] as Node)
  }
}
