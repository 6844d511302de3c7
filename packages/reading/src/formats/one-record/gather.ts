import { childNamed, childrenNamed, type Node, textOf, walk } from '../tree.ts'
import type { Tree } from '../tree-of-xml.ts'

const vocabulary = /onerecord\.iata\.org\/(ns\/)?cargo/i

/** Is this object linked data of ONE Record: by its context, or by types written out in full? */
export function speaksOfCargo(node: Node): boolean {
  const isLinked = node.children.some(({ key }) => ['@context', '@type', '@graph'].includes(key))
  if (!isLinked) return false
  let found = false
  walk(node, (at) => {
    if (vocabulary.test(at.text) || vocabulary.test(at.name)) found = true
    return !found
  })
  return found
}

/**
 * Names lose their prefixes, references get what they name, and the consignment is put together from waybill, shipment,
 * pieces and flights, wherever in the graph they stand.
 */
export function gather(document: Node, { root }: Tree): Node {
  const typed = simplify(root)
  resolve(root)
  const of = (...types: string[]) => typed.filter(({ type }) => types.includes(type)).map(({ node }) => node)
  const waybills = of('Waybill', 'AirWaybill', 'MasterAirWaybill', 'HouseAirWaybill')
  const shipments = of('Shipment')
  const pieces = of('Piece', 'PieceDg', 'PieceDG', 'PieceLiveAnimals')
  const houses = waybills.filter((w) => textOf(childNamed(w, 'waybilltype')).toUpperCase() === 'HOUSE')
  const shown = houses.length > 0 ? houses : waybills
  const shared = [
    ...pieces.map((p) => alias('pieces', p.children)),
    ...of('TransportMovement').map((m) => alias('movements', m.children)),
    ...of('SecurityDeclaration').map((s) => alias('securityDeclarations', s.children)),
    ...of('ProductDg', 'ProductDG').map((p) => alias('dangerous', p.children)),
  ]
  const [first, ...others] = shown
  const consignment = alias('consignment', [
    ...(first ? [alias('waybill', [...first.children, ...numberOf(first)])] : []),
    ...shipmentOf(first, shipments),
    ...shared,
  ])
  const counted = others.map((waybill) => alias('consignment', waybill.children))
  const isEmpty = waybills.length === 0 && shipments.length === 0 && pieces.length === 0
  return alias(document.name, isEmpty ? [] : [consignment, ...counted])
}

const alias = (name: string, children: Node[]): Node => ({
  name,
  key: name.toLowerCase(),
  text: '',
  children,
  parent: null,
  at: -1,
})

function shipmentOf(waybill: Node | undefined, shipments: readonly Node[]): Node[] {
  const own = waybill ? childrenNamed(waybill, 'shipment').filter((s) => s.children.length > 1) : []
  const shipment = own[0] ?? shipments[0]
  return shipment ? [alias('shipment', shipment.children)] : []
}

/** Prefix of the airline and serial number: '020-12345675'; a house waybill has no prefix. */
function numberOf(waybill: Node): Node[] {
  const number = childNamed(waybill, 'waybillnumber')
  if (!number || textOf(number) === '') return []
  const prefix = textOf(childNamed(waybill, 'waybillprefix'))
  const full = prefix === '' ? textOf(number) : `${prefix}-${textOf(number)}`
  return [{ ...alias('fullNumber', []), text: full, parent: waybill }]
}

/** 'cargo:goodsDescription' and 'https://onerecord.iata.org/ns/cargo#goodsDescription' are goodsDescription. */
const bareName = (name: string): string =>
  name.startsWith('@') ? name : (name.split(/[:#/]/).at(-1) ?? name)

/** '.../code-lists/PrepaidCollectIndicator#P' and '...#PrepaidCollectIndicator_P' are P. */
function bareCode(address: string): string {
  const [code = address, list = ''] = address.split(/[#/]/).reverse()
  return code.startsWith(`${list}_`)
    ? code.slice(list.length + 1)
    : code.replace(/^[A-Z][a-z]+[A-Za-z]*_/, '')
}

const systemNames = new Set(['@context', '@type', '@id', '@graph', '@version', '@language'])

function simplify(root: Node): { node: Node; type: string }[] {
  const typed: { node: Node; type: string }[] = []
  walk(root, (node) => {
    if (node.key === '@context') return false
    const type = childNamed(node, '@type')
    if (type) typed.push({ node, type: bareName(type.text) })
    if (!systemNames.has(node.key)) {
      node.name = bareName(node.name)
      node.key = node.name.toLowerCase()
    }
    const [only] = node.children
    const isCode =
      node.children.length === 1 && only?.key === '@id' && /code-?lists|coreCodeLists/i.test(only.text)
    if (isCode && node.text === '') node.text = bareCode(only.text)
    return true
  })
  return typed
}

/** `{ "@id": "..." }` and nothing else is what the graph says under that address. */
function resolve(root: Node): void {
  const byId = new Map<string, Node>()
  const references: Node[] = []
  walk(root, (node) => {
    const id = childNamed(node, '@id')?.text
    if (id && node.children.length > 1 && !byId.has(id)) byId.set(id, node)
    if (id && node.children.length === 1) references.push(node)
    return true
  })
  for (const reference of references) {
    const target = byId.get(reference.children[0]?.text ?? '')
    if (target) reference.children = target.children
  }
}
