import { EDELIVERY_NAMESPACE, namespaceOf, type Particle, rootType } from '../xml/schema-types.ts'
import type { Chooser } from './fill-schema.ts'
import type { TreeNode } from './message-tree.ts'

/** Every message that the schemas have, with the file of the schema that it is valid against. */
const ROOTS: readonly [namespace: string, name: string, schema: string][] = [
  [namespaceOf('common'), 'consignment', 'consignment-common.xsd'],
  [namespaceOf('common'), 'consignment', 'consignment-common.xsd'],
  [namespaceOf('identifier'), 'consignment', 'consignment-identifier.xsd'],
  ...['uilQuery', 'uilResponse', 'postFollowUpRequest', 'postFollowUpResponse'].map(ofGate),
  ...['identifierQuery', 'identifierResponse'].map(ofGate),
  ...['saveIdentifiersRequest', 'saveIdentifiersResponse'].map((name): [string, string, string] => [
    EDELIVERY_NAMESPACE,
    name,
    'edelivery/platform.xsd',
  ]),
]

function ofGate(name: string): [string, string, string] {
  return [EDELIVERY_NAMESPACE, name, 'edelivery/gate.xsd']
}

const TEXTS = new Map<string, readonly string[]>([
  ['xsd:boolean', ['true', '0']],
  ['xsd:base64Binary', ['', 'YQ==']],
  ['codes:CountryCode', ['DE', 'FI']],
  ['codes:LanguageCode', ['en']],
  ['codes:CurrencyCode', ['EUR']],
  ['codes:TransportModeCode', ['3', '8']],
  ['codes:TransportEquipmentCategoryCode', ['TE']],
  ['types:DateTimeFormat', ['102', '205']],
  ['types:DateTime', ['20261119', '202611190800+0100', '2026-11-19']],
  ['types:WeightUnit', ['KGM', 'TNE']],
  ['types:VolumeUnit', ['MTQ']],
  ['types:DurationUnit', ['DAY']],
  ['edelivery:ResponseStatus', ['200', '404']],
  ['edelivery:IdentifierTypes', ['means', 'means carried']],
])

/** A valid message of any kind; `share` of 100 of what may be left out is there. */
export function sampleMessage(choose: Chooser, share: number): { root: TreeNode; schema: string } {
  const [namespace, name, schema] = pick(ROOTS, choose)
  const type = rootType(namespace, name)
  if (!type) throw new Error(`no schema for ${name}`)
  const particle = { name, first: name, namespace, position: 0, min: 1, max: 1, type }
  return { root: element(particle, '', [], choose, share), schema }
}

/** A valid consignment in the common schema, as text. */
export function sampleConsignment(choose: Chooser, share: number): TreeNode {
  const [namespace, name] = [namespaceOf('common'), 'consignment']
  const type = rootType(namespace, name)
  if (!type) throw new Error('the common schema has no consignment')
  return element({ name, first: name, namespace, position: 0, min: 1, max: 1, type }, '', [], choose, share)
}

function element(
  { name, namespace, type }: Particle,
  around: string,
  above: readonly string[],
  choose: Chooser,
  share: number,
): TreeNode {
  const attributes: [string, string][] = namespace === around ? [] : [['xmlns', namespace]]
  for (const rule of type.attributes.values())
    if (rule.required || choose(2) === 0) attributes.push([rule.name, textFor(rule.type.name, choose)])
  if (type.text) return { name, attributes, children: [textFor(type.name, choose)] }
  const isInItself = above.includes(type.name)
  const children = [...type.children.values()].flatMap((child) => {
    const most = child.max === -1 ? 1 + choose(2) : 1
    const times = child.min > 0 || (!isInItself && choose(100) < share) ? most : 0
    return Array.from({ length: times }, () =>
      element(child, namespace, [...above, type.name], choose, share),
    )
  })
  return { name, attributes, children }
}

function textFor(type: string, choose: Chooser): string {
  const texts = TEXTS.get(type)
  if (texts) return pick(texts, choose)
  if (/Integer/.test(type)) return String(choose(1000))
  return /Measure|Amount|[dD]ecimal/.test(type) ? `${choose(1000)}.5` : `ABC ${choose(1000)}`
}

function pick<T>(list: readonly T[], choose: Chooser): T {
  return list[choose(list.length)] as T
}
