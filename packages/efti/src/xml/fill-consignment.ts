import type { Consignment, ConsignmentValue, ExtraContent } from '../dataset/consignment.ts'
import { contentOf } from '../dataset/content-of.ts'
import { elementById } from '../dataset/elements.ts'
import { normalisePath, plainPath } from '../dataset/paths.ts'
import { type LeftOut, leftOut, misfit } from './left-out.ts'
import { type MessageNode, nodeAt } from './message-node.ts'
import { writeValue } from './write-value.ts'

const NO_PLACE = 'the schema has no place for it.'
const ANOTHER = 'its id is not the one of the element at its path.'
const TAKEN = 'another value stands in its place already.'

/** Puts the values and the other content of a consignment below its node; answers with what found no place. */
export function fillConsignment(root: MessageNode, consignment: Consignment): LeftOut[] {
  const { values, extra, misfits } = contentOf(consignment)
  const homeless = misfits.map(misfit)
  for (const entry of values) {
    const reason = putValue(root, entry)
    if (reason) homeless.push(leftOut(entry.path, entry.eftiId, reason))
  }
  for (const entry of extra) {
    const reason = putExtra(root, entry)
    if (reason) homeless.push(leftOut(entry.path, null, reason))
  }
  return homeless
}

/** Why it cannot be put there, or null. */
function putValue(root: MessageNode, entry: ConsignmentValue): string | null {
  const element = elementById(entry.eftiId)
  const path = normalisePath(entry.path)
  if (!element || path === null) return NO_PLACE
  if (plainPath(path) !== element.path) return ANOTHER
  const node = nodeAt(root, path)
  if (!node?.type.text) return NO_PLACE
  if (node.text !== null) return TAKEN
  const { text, attributes } = writeValue(element, entry)
  node.text = text
  node.attributes = attributes
  node.eftiId = element.id
  return null
}

function putExtra(root: MessageNode, { path, text, attributes = {} }: ExtraContent): string | null {
  const node = nodeAt(root, path)
  if (!node || (text === null) !== (node.type.text === null)) return NO_PLACE
  if (node.text !== null) return TAKEN
  node.text = text
  node.attributes = attributes
  return null
}
