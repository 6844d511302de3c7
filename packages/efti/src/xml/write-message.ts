import type { Consignment, ExtraContent } from '../dataset/consignment.ts'
import { fillConsignment, type MessageNode, newNode, nodeAt, renderMessage } from './message-node.ts'
import { EDELIVERY_NAMESPACE, rootType } from './schema-types.ts'

/** An eDelivery payload: a query, an answer or an upload, with or without consignments. */
export interface EftiMessage {
  /** Name of the outermost element, such as `uilResponse`. */
  name: string
  /** Its attributes: requestId, datasetId, status, uilQueryRequestId. */
  attributes: Readonly<Record<string, string>>
  /** What stands in it beside consignments, by path: `uil/gateId`, `subsetId[2]`, `consignment[1]/uil/datasetId`. */
  fields?: readonly ExtraContent[]
  /** In their order. */
  consignments?: readonly Consignment[]
}

/**
 * Writes an eDelivery payload of schema version 0.5, elements in schema order. What was read by `parseConsignmentXml` from
 * a valid one comes out with nothing lost. Throws a RangeError for a name or a path that no payload has.
 */
export function writeMessageXml({ name, attributes, fields = [], consignments = [] }: EftiMessage): string {
  const type = rootType(EDELIVERY_NAMESPACE, name)
  if (!type) throw new RangeError(`no eDelivery payload is called ${name}`)
  const root = newNode(name, EDELIVERY_NAMESPACE, type)
  root.attributes = attributes
  for (const [n, consignment] of consignments.entries())
    fillConsignment(required(root, stepOfConsignment(root, n + 1)), consignment)
  for (const field of fields) {
    const node = required(root, field.path)
    node.text = field.text
    node.attributes = field.attributes ?? {}
  }
  return renderMessage(root)
}

function stepOfConsignment(root: MessageNode, index: number): string {
  return root.type.children.get('consignment')?.max === 1 ? 'consignment' : `consignment[${index}]`
}

function required(root: MessageNode, path: string): MessageNode {
  const node = nodeAt(root, path)
  if (!node) throw new RangeError(`<${root.name}> has no ${path}`)
  return node
}
