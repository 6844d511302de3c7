import { find } from '../paths.ts'
import { childNamed, type Node, textOf, walk } from '../tree.ts'
import type { Tree } from '../tree-of-xml.ts'

/*
 * The consignment stands at the bottom of a trip, below its stops and actions, or beside them in an order. The table
 * speaks of the consignment, so that each is given what belongs to it: `load` and `unload` with their places and times,
 * `equipment`, and `around`, the trip or order. Nothing is copied; the elements are only reached by another way.
 */

/** The entity as `{ consignment: [...] }`; within reach of the first one is all that belongs to it. */
export function linkTogether(entity: Node, { root }: Tree): Node {
  resolveReferences(root)
  const inside = partsOf(entity)
  const consignments = new Set(
    [...inside.consignments, ...(isConsignment(entity) ? [entity] : [])].filter((c) => c.children.length > 0),
  )
  const [first, ...others] = consignments
  const counted = others.map((other) => alias('consignment', other.children))
  return alias('', first ? [link(first, entity, inside), ...counted] : [])
}

/** Elements under another name; their own parents stay what they are. */
const alias = (name: string, children: Node[]): Node => ({
  name,
  key: name,
  text: '',
  children,
  parent: null,
  at: -1,
})

const isConsignment = (node: Node): boolean =>
  textOf(childNamed(node, 'entitytype')) === 'consignment' || childNamed(node, 'goods') !== undefined

/** A reference gets the entity that it names, where the message holds it. */
function resolveReferences(root: Node): void {
  const byId = new Map<string, Node>()
  const references: Node[] = []
  walk(root, (node) => {
    const id = textOf(childNamed(node, 'id'))
    if (id !== '' && !byId.has(id)) byId.set(id, node)
    if (textOf(childNamed(node, 'associationtype')) === 'reference') references.push(node)
    return true
  })
  for (const reference of references) {
    const target = byId.get(textOf(childNamed(reference, 'uuid')))
    if (target && !childNamed(reference, 'entity'))
      reference.children.push({ ...target, name: 'entity', key: 'entity' })
  }
}

interface Parts {
  consignments: Node[]
  /** Loading and unloading, each with the stop that it is part of. */
  actions: { action: Node; stop: Node | null }[]
  equipment: Node[]
}

function partsOf(entity: Node): Parts {
  const parts: Parts = { consignments: [], actions: [], equipment: [] }
  const seen = new Set<Node[]>()
  const gather = (node: Node, stop: Node | null) => {
    if (seen.has(node.children)) return
    seen.add(node.children)
    const type = textOf(childNamed(node, 'actiontype')).toLowerCase()
    if (type === 'load' || type === 'unload') parts.actions.push({ action: node, stop })
    parts.equipment.push(...find(node, 'transportEquipment/entity'))
    parts.equipment.push(...find(node, 'goods/entity[type=transportEquipment]'))
    parts.consignments.push(...find(node, 'consignments/entity'), ...find(node, 'consignment/entity'))
    for (const child of find(node, 'actions/entity')) gather(child, type === 'stop' ? node : stop)
    for (const child of find(node, 'consignments/entity|consignment/entity')) gather(child, null)
    for (const child of find(node, 'consignment/entity')) gather(child, null)
  }
  gather(entity, null)
  return { ...parts, consignments: onlyOnce(parts.consignments), equipment: onlyOnce(parts.equipment) }
}

/** A referenced entity is another element with the same members. */
function onlyOnce(nodes: readonly Node[]): Node[] {
  const seen = new Set<Node[]>()
  return nodes.filter((node) => !seen.has(node.children) && seen.add(node.children))
}

const happened = ['realized', 'actual']

function link(consignment: Node, entity: Node, { actions, equipment }: Parts): Node {
  const own = actions.filter(({ action }) => {
    const carried = find(action, 'consignment/entity')
    return carried.length === 0 || carried.some((c) => c.children === consignment.children)
  })
  const ofType = (type: string) =>
    own
      .filter(({ action }) => textOf(childNamed(action, 'actiontype')).toLowerCase() === type)
      .sort((a, b) => rank(a.action) - rank(b.action))
      .slice(0, 1)
      .map(({ action, stop }) => alias(type, [...action.children, ...placesAndTimes(stop, action)]))
  return alias('consignment', [
    ...consignment.children,
    ...ofType('load'),
    ...ofType('unload'),
    ...equipment.map((node) => alias('equipment', node.children)),
    alias('around', entity.children),
  ])
}

/** What happened goes before what was planned. */
const rank = (action: Node): number => (happened.includes(textOf(childNamed(action, 'lifecycle'))) ? 0 : 1)

function placesAndTimes(stop: Node | null, action: Node): Node[] {
  const keys = ['location', 'starttime', 'endtime', 'lifecycle'].filter((key) => !childNamed(action, key))
  return stop ? stop.children.filter((child) => keys.includes(child.key)) : []
}
