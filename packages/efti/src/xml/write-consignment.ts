import type { Consignment } from '../dataset/consignment.ts'
import { fillConsignment } from './fill-consignment.ts'
import { fitToSchema } from './fit-to-schema.ts'
import type { LeftOut } from './left-out.ts'
import { type MessageNode, newNode, renderMessage } from './message-node.ts'
import { namespaceOf, rootType } from './schema-types.ts'

export interface WriteOptions {
  /** `common` (default): the whole data set. `identifier`: only what a gate registers; the rest is left out. */
  schema?: 'common' | 'identifier'
}

/**
 * Writes a consignment as an eFTI XML message in the pilot schema, elements in schema order; always valid against the
 * official schema. What was read by `parseConsignmentXml` from a valid message comes out with nothing lost. What the schema
 * cannot contain is left out; `writeValidConsignmentXml` reports it. Never throws.
 */
export function writeConsignmentXml(consignment: Consignment, options: WriteOptions = {}): string {
  return writeValidConsignmentXml(consignment, options).xml
}

/**
 * The same, with everything that was left out listed with the reason. An element goes as a whole where it lacks what it must
 * have: a vehicle without its country of registration is no vehicle in the identifier schema. A character that XML cannot
 * carry is replaced by U+FFFD, which is listed too.
 */
export function writeValidConsignmentXml(
  consignment: Consignment,
  options: WriteOptions = {},
): { xml: string; leftOut: LeftOut[] } {
  const root = newRoot(options.schema === 'identifier' ? 'identifier' : 'common')
  const leftOut = [...fillConsignment(root, consignment), ...fitToSchema(root)]
  return { xml: renderMessage(root), leftOut }
}

function newRoot(schema: 'common' | 'identifier'): MessageNode {
  const namespace = namespaceOf(schema)
  const type = rootType(namespace, 'consignment')
  if (!type) throw new Error(`no schema for ${namespace}`)
  return newNode('consignment', namespace, type)
}
