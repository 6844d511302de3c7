import type { Extracted, ExtractedValue } from '../fields/extracted.ts'
import { findingOfLines, findingOfOthers, noConsignment } from '../findings/findings-of-reading.ts'
import { kindOfType } from '../kinds/kind-of-type.ts'
import type { Recognised } from '../layout/pages.ts'
import type { Format } from './format.ts'
import { knownFormats } from './known-formats.ts'
import { lineCounter } from './line-counter.ts'
import { noteOfUnknown } from './not-understood.ts'
import { find } from './paths.ts'
import { type Found, TableReader } from './read-table.ts'
import type { Node } from './tree.ts'
import { treeOfJson } from './tree-of-json.ts'
import { type Tree, treeOfXml } from './tree-of-xml.ts'

/** What a message says is certain; what follows from several of its values nearly so. */
const certain = 0.98
const derived = 0.95
/** A message may stand in an envelope, in an array, or in both. */
const mostWrappers = 3

/** Reads a message whose format is known by its shape; undefined when none of them knows it. */
export function fromKnownFormat(recognised: Recognised): Extracted | undefined {
  if (recognised.format !== 'xml' && recognised.format !== 'json') return undefined
  const tree = recognised.format === 'xml' ? treeOfXml(recognised.text) : treeOfJson(recognised.text)
  if (!tree) return undefined
  const formats = knownFormats.filter((format) => format.syntax === recognised.format)
  for (const format of formats) {
    const documents = documentsIn(tree, format)
    if (documents.length > 0) return readDocuments(format, tree, documents, recognised.text)
  }
  return undefined
}

/** Outermost elements that are the message, however it is wrapped. */
function documentsIn(tree: Tree, format: Format): Node[] {
  let level = [tree.root]
  for (let depth = 0; depth <= mostWrappers && level.length > 0; depth++) {
    const found = level.filter((node) => format.recognises(node, tree))
    if (found.length > 0) return found
    level = level.flatMap((node) => node.children)
  }
  return []
}

function readDocuments(format: Format, tree: Tree, documents: readonly Node[], text: string): Extracted {
  const [outermost, ...further] = format.isOneGraph ? documents.slice(0, 1) : documents
  if (!outermost) return nothing(format)
  const document = format.prepare?.(outermost, tree) ?? outermost
  const [first, ...others] = find(document, format.consignments)
  if (!first) return nothing(format)
  const reader = new TableReader()
  reader.read(first, format.table)
  reader.read(document, format.document)
  const found = [...reader.found.values()]
  if (found.every((f) => f.check !== undefined)) return nothing(format)
  for (const other of others) reader.read(other, [{ known: ['.', '*'] }])
  const count = others.length + further.reduce((sum, next) => sum + consignmentsIn(next, format), 0)
  const notRead = findingOfOthers(count)
  const line = lineCounter(text)
  return {
    kind: format.kind ?? kindOfType(found),
    kindConfidence: certain,
    language: null,
    values: found.map((f) => extractedValue(f, line)),
    findings: [...notRead, ...reader.unequal.map(findingOfLines)],
    notes: [
      ...notRead.map((finding) => finding.message),
      ...noteOfUnknown(reader.notUnderstood(outermost, format.furniture)),
    ],
  }
}

/** What only preparation would bring to light counts as one. */
const consignmentsIn = (document: Node, format: Format): number =>
  format.prepare ? 1 : find(document, format.consignments).length

const nothing = (format: Format): Extracted => ({
  kind: 'other',
  kindConfidence: certain,
  language: null,
  values: [],
  findings: [noConsignment(format.name)],
})

function extractedValue(found: Found, lineOf: (offset: number) => number): ExtractedValue {
  const { eftiId, path, value, attributes, asWritten, node, check } = found
  const label = labelOf(node)
  return {
    eftiId,
    path,
    value,
    asWritten,
    ...(attributes ? { attributes } : {}),
    confidence: check ? derived : certain,
    source: 'structured',
    evidence: { page: 1, box: null, snippet: check ? asWritten : `${label}: ${asWritten}`.slice(0, 300) },
    why: {
      label,
      ...(node.at < 0 ? {} : { line: lineOf(node.at) }),
      place: 'structured',
      checks: check ? [check] : [],
      repairs: [],
      competedWith: [],
    },
  }
}

/** The last steps say what a value is; the whole way down would not fit on a line. */
function labelOf(node: Node): string {
  const steps: string[] = []
  for (let at: Node | null = node; at && steps.length < 4; at = at.parent) {
    if (at.name !== '' && at.name !== 'item') steps.unshift(at.name)
  }
  return steps.join('/')
}
