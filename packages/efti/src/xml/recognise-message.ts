import { schemaVersion } from './schema-types.ts'

/** Which message a file is. */
export interface MessageInfo {
  /** `pilot`: the schemas of 2024 to 2026. `newer`: urn:eu:move:eFTI:..., recognised but not read. Null: no eFTI message. */
  family: 'pilot' | 'newer' | null
  /** Name of the outermost element, such as `consignment` or `uilResponse`. */
  name: string
  namespace: string
  /** Schema of the consignment in it, and its version; null if there is none. */
  schema: 'common' | 'identifier' | null
  version: string | null
  /** Consignments in the message; the first one is judged. */
  consignments: number
  /** Attributes of the outermost element: requestId, datasetId, status. */
  attributes: Record<string, string>
  /** What the file is, in a sentence for people. */
  description: string
}

const NEWER = /^urn:eu:move:efti:/i

export function isNewerFamily(namespace: string): boolean {
  return NEWER.test(namespace)
}

/**
 * Does the text look like an eFTI message of either family? A quick look at the first 16,000 characters, made to
 * choose a reader; it does not guarantee that the text is well formed.
 */
export function looksLikeEftiXml(text: string): boolean {
  const head = text.slice(0, 16_000)
  return /^\uFEFF?\s*</.test(head) && /["'](?:http:\/\/efti\.eu\/v1\/|urn:eu:move:efti:)/i.test(head)
}

const NAMES = new Map([
  ['consignment', 'A consignment'],
  ['uilQuery', 'A query for a data set (uilQuery)'],
  ['uilResponse', 'An answer to a query for a data set (uilResponse)'],
  ['postFollowUpRequest', 'A follow-up message of an authority (postFollowUpRequest)'],
  ['postFollowUpResponse', 'An answer to a follow-up message (postFollowUpResponse)'],
  ['saveIdentifiersRequest', 'An upload of identifiers (saveIdentifiersRequest)'],
  ['saveIdentifiersResponse', 'An answer to an upload of identifiers (saveIdentifiersResponse)'],
  ['identifierQuery', 'A search by identifier (identifierQuery)'],
  ['identifierResponse', 'An answer to a search by identifier (identifierResponse)'],
])

export function describeMessage(info: Omit<MessageInfo, 'description'>): MessageInfo {
  return { ...info, description: sentence(info) }
}

function sentence({
  family,
  name,
  namespace,
  schema,
  consignments,
}: Omit<MessageInfo, 'description'>): string {
  if (family === 'newer')
    return `A message of the newer eFTI family (${name}), which this edition recognises but cannot read yet.`
  if (family === null)
    return `No eFTI message: the outermost element is <${name}> in namespace '${namespace}'.`
  const what = NAMES.get(name) ?? name
  if (!schema) return `${what} without a consignment.`
  const data = schema === 'common' ? 'the common data set' : 'the identifier subset'
  const many = consignments > 1 ? `, ${consignments} consignments of which the first is read` : ''
  return `${what} with ${data}, schema version ${schemaVersion(schema)}${many}.`
}
