import { namespaceOf, rootType } from '../xml/schema-types.ts'
import type { Chooser } from './fill-schema.ts'
import { elementsOf, elementText, parentOf, type TreeNode } from './message-tree.ts'
import { ODD_ATTRIBUTES, ODD_PIECES, ODD_TEXTS } from './odd-texts.ts'

type Mutation = (root: TreeNode, choose: Chooser) => void

const DECLARATIONS: readonly (readonly [string, string])[] = [
  ['xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'],
  ['xmlns:xs', 'http://www.w3.org/2001/XMLSchema'],
  ['xmlns:t', 'http://efti.eu/v1/types'],
  ['xmlns:efti', namespaceOf('common')],
]

/** One change each; many keep a message valid, many do not. */
const MUTATIONS: readonly Mutation[] = [
  function drop(root, choose) {
    const node = anyElement(root, choose)
    const parent = parentOf(root, node)
    parent?.children.splice(parent.children.indexOf(node), 1)
  },
  function double(root, choose) {
    const node = anyElement(root, choose)
    const parent = parentOf(root, node)
    const at = choose(2) === 0 ? parent?.children.indexOf(node) : parent?.children.length
    parent?.children.splice(at ?? 0, 0, structuredClone(node))
  },
  function swap(root, choose) {
    const { children } = anyElement(root, choose)
    const [first, second] = [choose(children.length), choose(children.length)]
    const [one, other] = [children[first], children[second]]
    if (one !== undefined && other !== undefined) [children[first], children[second]] = [other, one]
  },
  function move(root, choose) {
    const node = anyElement(root, choose)
    const parent = parentOf(root, node)
    if (!parent) return
    parent.children.splice(parent.children.indexOf(node), 1)
    insertAnywhere(root, node, choose)
  },
  function insert(root, choose) {
    const children = choose(2) === 0 ? [] : [pick(ODD_TEXTS, choose)]
    insertAnywhere(root, { name: pick(NAMES, choose), attributes: [], children }, choose)
  },
  function rename(root, choose) {
    anyElement(root, choose).name = pick(NAMES, choose)
  },
  function empty(root, choose) {
    anyElement(root, choose).children = []
  },
  changeText,
  changeText,
  changeText,
  function putPiece(root, choose) {
    insertAnywhere(root, pick(ODD_PIECES, choose), choose)
  },
  function splitText(root, choose) {
    const node = anyLeaf(root, choose)
    const text = node.children.join('')
    const at = choose(text.length)
    if (!text.includes('&')) node.children = [text.slice(0, at), pick(ODD_PIECES, choose), text.slice(at)]
  },
  function dropAttribute(root, choose) {
    const { attributes } = anyElement(root, choose)
    attributes.splice(choose(attributes.length), 1)
  },
  addAttribute,
  addAttribute,
  function changeAttribute(root, choose) {
    const { attributes } = anyElement(root, choose)
    const attribute = attributes[choose(attributes.length)]
    if (attribute && !attribute[0].startsWith('xmlns')) attribute[1] = pick(ODD_TEXTS, choose)
  },
  function prefix(root, choose) {
    const node = anyElement(root, choose)
    node.name = `p:${node.name}`
    if (choose(3) > 0) node.attributes.push(['xmlns:p', pick(NAMESPACES, choose)])
  },
]

/** Changes a few things of the message, which must be its caller's own, and gives its text. */
export function mutateMessage(root: TreeNode, choose: Chooser): string {
  if (choose(3) > 0)
    root.attributes.push(...DECLARATIONS.map(([name, value]): [string, string] => [name, value]))
  for (let times = choose(3); times >= 0; times -= 1) pick(MUTATIONS, choose)(root, choose)
  return (
    pick(['', '', '', '<?xml version="1.0"?>', '<!-- c -->', '\n', ' <?xml version="1.0"?>'], choose) +
    elementText(root)
  )
}

function changeText(root: TreeNode, choose: Chooser): void {
  anyLeaf(root, choose).children = [pick(ODD_TEXTS, choose)]
}

function addAttribute(root: TreeNode, choose: Chooser): void {
  const [name, value] = pick(ODD_ATTRIBUTES, choose)
  anyElement(root, choose).attributes.push([name, value])
}

function insertAnywhere(root: TreeNode, child: TreeNode | string, choose: Chooser): void {
  const { children } = anyElement(root, choose)
  children.splice(choose(children.length + 1), 0, child)
}

function anyElement(root: TreeNode, choose: Chooser): TreeNode {
  return pick(elementsOf(root), choose)
}

function anyLeaf(root: TreeNode, choose: Chooser): TreeNode {
  const leaves = elementsOf(root).filter(({ children }) =>
    children.every((child) => typeof child === 'string'),
  )
  return pick(leaves, choose)
}

function pick<T>(list: readonly T[], choose: Chooser): T {
  return list[choose(list.length)] as T
}

const NAMESPACES = [
  namespaceOf('common'),
  namespaceOf('identifier'),
  'http://efti.eu/v1/edelivery',
  'urn:x',
  '',
]

/** Names of the common schema two levels deep, and some that it has not. */
const NAMES = namesOf()

function namesOf(): string[] {
  const children = [...(rootType(namespaceOf('common'), 'consignment')?.children.values() ?? [])]
  const inner = children.flatMap(({ type }) => [...type.children.keys()])
  return [
    ...new Set([...children.map(({ name }) => name), ...inner, 'uil', 'gateId', 'consignment', 'shoeSize']),
  ]
}
