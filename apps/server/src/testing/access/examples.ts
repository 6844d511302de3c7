import type { AccessCall } from './calls.ts'
import { schemaExample } from './example-of.ts'
import type { Objects } from './objects.ts'

type Body = Record<string, unknown>

const ASKING = { paths: ['grossWeight'], language: 'en', days: 14 }
const PARTNER = { partner: 'Nordlicht Spedition', email: '', message: 'Please answer.', reminderDays: null }

/** Bodies that the schema alone does not give: ids of what the tenant has, and rules that JSON Schema cannot express. */
const BODIES: Record<string, (objects: Objects) => Body> = {
  'POST /api/settings/password': () => ({
    currentPassword: 'not my password',
    password: 'green-ferry-52-quay',
    confirmPassword: 'green-ferry-52-quay',
  }),
  // Of somebody else: the caller is still needed.
  'POST /api/auth/deletion': () => ({ email: 'somebody.else@example.org', close: [] }),
  'POST /api/auth/confirm': () => ({ password: 'not my password' }),
  'POST /api/webhooks': () => ({ name: 'Portal', url: 'http://127.0.0.1:9/', events: ['document.checked'] }),
  'POST /api/partners': () => ({ partners: [{ name: 'Beispiel AG', country: 'DE' }] }),
  'POST /api/fleet': () => ({ vehicles: [{ plate: 'HH-AB 12', country: 'DE', kind: 'trailer' }] }),
  'PATCH /api/webhooks/{id}': () => ({ name: 'ERP' }),
  'POST /api/held-access/decision': () => ({ keep: [], remove: [] }),
  'POST /api/consignments/{id}/contradictions/{code}/accept': () => ({
    reason: 'Part of the goods.',
    values: [1, 2],
  }),
  'POST /api/documents/{id}/consignment/withdraw': () => ({ corrections: [1] }),
  'POST /api/documents/acts': (objects) => ({
    act: 'tag',
    ids: [objects['/api/documents/{id}']],
    add: ['Urgent'],
  }),
  'POST /api/documents/download': (objects) => ({ ids: [objects['/api/documents/{id}']] }),
  'POST /api/documents/{id}/partner-requests': () => ({ ...ASKING, ...PARTNER }),
  'POST /api/documents/{id}/partner-requests/message': () => ASKING,
  'POST /api/views': () => ({ name: 'Mine', screen: 'documents', query: {} }),
  'POST /api/violations/correct': (objects) => ({ ids: [objects['/api/violations/{id}']] }),
  'POST /api/violations/undo': (objects) => ({ act: 'reopen', ids: [objects['/api/violations/{id}']] }),
  'POST /api/violations/bulk': (objects) => ({
    act: 'reopen',
    ids: [objects['/api/violations/{id}']],
  }),
  'POST /api/consignments/{id}/documents': (objects) => ({ documentId: objects['/api/documents/{id}'] }),
}

/** What a call needs beside what its contract requires. */
const QUERIES: Record<string, Record<string, string>> = { 'GET /api/dashboard/report': { days: '7' } }

const bytes = new TextEncoder().encode('%PDF-1.7')

/** A request that passes the contract, so that what refuses it is the caller's right and nothing else. */
export function requestOf(
  { name, method, parameters, body }: AccessCall,
  objects: Objects,
): { query: string; json?: unknown; bytes?: Uint8Array } {
  const wanted = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const examples = wanted.map(({ name, schema }) => [name, String(schemaExample(schema))])
  const search = new URLSearchParams({ ...Object.fromEntries(examples), ...QUERIES[name] })
  const query = search.size > 0 ? `?${search}` : ''
  if (body) return { query, json: BODIES[name]?.(objects) ?? schemaExample(body) }
  return method === 'PUT' ? { query, bytes } : { query }
}
