import type { Consignment, ExtraContent } from '../dataset/consignment.ts'
import { fillConsignment } from './fill-consignment.ts'
import { fault, fitToSchema } from './fit-to-schema.ts'
import type { LeftOut } from './left-out.ts'
import { type MessageNode, newNode, nodeAt, renderMessage } from './message-node.ts'
import { EDELIVERY_NAMESPACE, rootType } from './schema-types.ts'

/** An eDelivery payload: a query, an answer or an upload, with or without consignments. */
export interface EftiMessage {
  /** Name of the outermost element, such as `uilResponse`. */
  name: string
  /** Its attributes: requestId, datasetId, status, uilQueryRequestId. */
  attributes: Readonly<Record<string, string>>
  /** What is in it beside consignments, by path: `uil/gateId`, `subsetId[2]`, `consignment[1]/uil/datasetId`. */
  fields?: readonly ExtraContent[]
  /** In their order. */
  consignments?: readonly Consignment[]
}

/**
 * Writes an eDelivery payload of schema version 0.5, elements in schema order; always valid against the official schema. What
 * was read by `parseConsignmentXml` from a valid one comes out with nothing lost. What the schema cannot contain of a
 * consignment is left out; `writeValidMessageXml` reports it. Throws a RangeError, in words, for an envelope that
 * the schema does not have: an unknown name, attribute or path, a value that breaks its type, something missing.
 */
export function writeMessageXml(message: EftiMessage): string {
  return writeValidMessageXml(message).xml
}

/** The same, with everything that was left out of the consignments listed with the reason; paths are those of each. */
export function writeValidMessageXml(message: EftiMessage): { xml: string; leftOut: LeftOut[] } {
  const { name, attributes, fields = [], consignments = [] } = message
  const type = rootType(EDELIVERY_NAMESPACE, name)
  if (!type) throw new RangeError(`no eDelivery payload is called ${name}`)
  const root = newNode(name, EDELIVERY_NAMESPACE, type)
  root.attributes = attributes
  const leftOut = consignments.flatMap((consignment, n) => putConsignment(root, consignment, n + 1))
  for (const field of fields) putField(root, field)
  const problem = fitToSchema(root)[0]?.reason ?? fault(root)
  if (problem) throw new RangeError(`<${name}>: ${problem}`)
  return { xml: renderMessage(root), leftOut }
}

function putConsignment(root: MessageNode, consignment: Consignment, index: number): LeftOut[] {
  const most = root.type.children.get('consignment')?.max ?? 0
  if (most !== -1 && index > most)
    throw new RangeError(`<${root.name}> holds ${most === 0 ? 'no consignment' : 'one consignment only'}`)
  const node = required(root, most === -1 ? `consignment[${index}]` : 'consignment')
  return [...fillConsignment(node, consignment), ...fitToSchema(node)]
}

function putField(root: MessageNode, { path, text, attributes = {} }: ExtraContent): void {
  const node = required(root, path)
  if (!node.type.text || text === null) throw new RangeError(`<${root.name}> has no text at ${path}`)
  if (node.text !== null) throw new RangeError(`<${root.name}> has ${path} already`)
  node.text = text
  node.attributes = attributes
}

function required(root: MessageNode, path: string): MessageNode {
  const node = nodeAt(root, path)
  if (!node) throw new RangeError(`<${root.name}> has no ${path}`)
  return node
}
