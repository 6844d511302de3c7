import type { Table } from './table.ts'
import type { Node } from './tree.ts'
import type { Tree } from './tree-of-xml.ts'

/** A message of the trade that is recognised by its shape and read by a table. */
export interface Format {
  /** For people: 'a UN/CEFACT e-CMR'. */
  name: string
  syntax: 'xml' | 'json'
  /** Is this element the message? Asked of the outermost element and of what wraps it. */
  recognises(node: Node, tree: Tree): boolean
  /** Brings the message into the shape that the table speaks of: references resolved, wrappers gone. */
  prepare?(document: Node, tree: Tree): Node
  /** All that a file holds belongs together, however it is laid out. */
  isOneGraph?: boolean
  /** The kind of document; null: by the type of document and the mode of transport that the message names. */
  kind: string | null
  /** Names that stand everywhere in such messages and say nothing to people: identifiers of entities, kinds of links. */
  furniture?: readonly string[]
  /** Lines for the message as a whole, from its outermost element. */
  document: Table
  /** Where the consignments stand. */
  consignments: string
  /** Lines for one consignment. */
  table: Table
}
