import type { Consignment } from '../dataset/consignment.ts'
import { fitToSchema, type LeftOut, withoutPlace } from './fit-to-schema.ts'
import { fillConsignment, type MessageNode, newNode, renderMessage } from './message-node.ts'
import { namespaceOf, rootType } from './schema-types.ts'

export interface WriteOptions {
  /** `common` (default): the whole data set. `identifier`: only what a gate registers; the rest is left out. */
  schema?: 'common' | 'identifier'
}

/**
 * Writes a consignment as an eFTI XML message in the pilot schema, elements in schema order. What was read by
 * `parseConsignmentXml` from a valid message comes out with nothing lost. Values that the schema has no place for are
 * left out; values that break their type are written as they are, so the result is only as valid as the consignment.
 */
export function writeConsignmentXml(consignment: Consignment, options: WriteOptions = {}): string {
  const root = newRoot(options.schema ?? 'common')
  fillConsignment(root, consignment)
  return renderMessage(root)
}

/**
 * The same, always valid against the official schema: what the schema cannot hold is left out, each thing named with the
 * reason. An element goes as a whole where it lacks what it must have: a vehicle without its country of registration is
 * no vehicle in the identifier schema.
 */
export function writeValidConsignmentXml(
  consignment: Consignment,
  options: WriteOptions = {},
): { xml: string; leftOut: LeftOut[] } {
  const schema = options.schema ?? 'common'
  const root = newRoot(schema)
  const homeless = fillConsignment(root, consignment).map((entry) => withoutPlace(entry, schema))
  const leftOut = [...homeless, ...fitToSchema(root)]
  return { xml: renderMessage(root), leftOut }
}

function newRoot(schema: 'common' | 'identifier'): MessageNode {
  const namespace = namespaceOf(schema)
  const type = rootType(namespace, 'consignment')
  if (!type) throw new Error(`no schema for ${namespace}`)
  return newNode('consignment', namespace, type)
}
