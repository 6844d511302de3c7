/** An element of a message as text: names, attributes and character data are as they are in the file. */
export interface TreeNode {
  name: string
  attributes: [name: string, value: string][]
  children: (TreeNode | string)[]
}

const PART =
  /<!--.*?-->|<\/([^>]+)>|<([^\s/>?!]+)((?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/gs
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Of well-formed XML without document type and sections; comments are left out. */
export function treeOf(xml: string): TreeNode {
  const top: TreeNode = { name: '', attributes: [], children: [] }
  const open = [top]
  for (const [part, closed, opened, attributes = '', empty] of xml
    .replace(/^<\?.*?\?>/s, '')
    .matchAll(PART)) {
    const inside = open.at(-1) ?? top
    if (closed) open.pop()
    else if (opened) {
      const node: TreeNode = { name: opened, attributes: attributesOf(attributes), children: [] }
      inside.children.push(node)
      if (!empty) open.push(node)
    } else if (!part.startsWith('<!--')) inside.children.push(part)
  }
  const root = top.children.find((child) => typeof child !== 'string')
  if (!root) throw new Error('the text holds no element')
  return root
}

function attributesOf(text: string): [string, string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? ''])
}

export function elementText(node: TreeNode | string): string {
  if (typeof node === 'string') return node
  const attributes = node.attributes.map(([name, value]) => ` ${name}="${value}"`).join('')
  const content = node.children.map(elementText).join('')
  return content === ''
    ? `<${node.name}${attributes}/>`
    : `<${node.name}${attributes}>${content}</${node.name}>`
}

/** The element and all inside it. */
export function elementsOf(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))]
}

export function parentOf(root: TreeNode, node: TreeNode): TreeNode | undefined {
  return elementsOf(root).find(({ children }) => children.includes(node))
}
