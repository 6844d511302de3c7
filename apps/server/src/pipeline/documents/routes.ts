import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  type Document,
  type DocumentsQuery,
  document,
  documentsQuery,
  MAX_DOCUMENTS_PER_LIST,
  processingJob,
} from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { attachment } from '../../platform/attachment.ts'
import { type Cursor, writeCursor } from '../../platform/cursor.ts'
import { decodeStart } from '../../platform/file-types/decode-text.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { requireServable } from './original-folders.ts'
import { presentJob } from './present.ts'
import { readDocuments, requireDocument } from './read-documents.ts'
import { listJobs, markOfDocuments, scopeOfDocuments } from './store.ts'
import type { DocumentRow } from './tables.ts'

/** Where a page ended, by what the list is sorted by. */
function endOfPage(last: Document, sort: DocumentsQuery['sort'] = 'newest'): Cursor {
  const key = {
    newest: last.createdAt,
    oldest: last.createdAt,
    name: last.originalName,
    size: `${last.fileSize}`,
  }
  return { key: key[sort], id: last.id }
}

/** Types that a browser does not run. Whatever else was uploaded leaves as plain bytes. */
const INERT_TYPES = /^(application\/(pdf|json|xml|msword|vnd\.openxmlformats-[\w.-]+)|text\/(plain|csv|xml))$/

/** Of text with the encoding that its bytes or its declaration show: a reader must not guess it. */
const HAS_CHARSET = /^text\/|\bxml$/
const LOOKED_AT_BYTES = 65_537

async function servedType({ files }: Services, { mimeType, objectKey }: DocumentRow): Promise<string> {
  if (!INERT_TYPES.test(mimeType)) return 'application/octet-stream'
  if (!HAS_CHARSET.test(mimeType)) return mimeType
  const start = decodeStart(await buffer(files.read(objectKey, LOOKED_AT_BYTES)))
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start?.text ?? '')?.[1]
  const charset = declared ?? start?.encoding
  return charset ? `${mimeType}; charset=${charset}` : 'application/octet-stream'
}

/** Another release may show the same documents otherwise. */
const SHAPE = digest(JSON.stringify(z.toJSONSchema(document, { unrepresentable: 'any' })))

function tagOf(...parts: string[]): string {
  return `W/"${digest([SHAPE, ...parts].join(' '))}"`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const byId = z.object({ id: z.string() })

export function documentRoutes(app: App, services: Services): void {
  app.get(
    '/api/documents',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Documents of the active tenant, newest first',
        querystring: documentsQuery,
        response: { 200: z.array(document), 304: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? MAX_DOCUMENTS_PER_LIST }
      const known = request.headers['if-none-match']
      const answer = await services.database.inTenant(member, async (db) => {
        const tag = tagOf(member.tenantId, await markOfDocuments(db), member.role, request.url)
        // Read after the mark: what changes between the two is told again at the next poll.
        return known === tag
          ? { tag, unchanged: true as const }
          : { tag, ...(await readDocuments(db, query, member)) }
      })
      reply.header('ETag', answer.tag)
      if ('unchanged' in answer) return reply.code(304).send(null)
      const { items, total } = answer
      const last = items.length === query.limit ? items.at(-1) : undefined
      if (last) {
        reply.header('X-Next-Cursor', writeCursor(endOfPage(last, query.sort), scopeOfDocuments(query)))
      }
      return reply.header('X-Total-Count', total).send(items)
    },
  )

  app.get(
    '/api/documents/:id/jobs',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Jobs of a document, oldest first',
        params: byId,
        response: { 200: z.array(processingJob) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { id } = await requireDocument(db, request.params.id)
        return (await listJobs(db, id)).map(presentJob)
      })
    },
  )

  app.get(
    '/api/documents/:id/file',
    { schema: { tags: ['Documents'], summary: 'The original, as it was uploaded', params: byId } },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      // A page that shows it beside the data says so; everything else takes it away.
      const action = request.headers['sec-fetch-dest'] === 'empty' ? 'view' : 'download'
      const row = await services.database.inTenant(member, async (db) => {
        const row = await requireDocument(db, request.params.id)
        requireServable(services.config, row)
        await recordAct(db, actOnDocument(row, { action, details: 'the original' }))
        return row
      })
      return reply
        .header('Content-Type', await servedType(services, row))
        .header('Content-Length', row.fileSize)
        .header('Content-Disposition', attachment(row.originalName))
        .send(services.files.read(row.objectKey))
    },
  )
}
