import {
  type Document,
  type DocumentsQuery,
  document,
  documentsQuery,
  MAX_DOCUMENTS_PER_LIST,
} from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type Cursor, writeCursor } from '../../../platform/cursor.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readDocuments } from '../read-documents.ts'
import { type DocumentsMentioning, markOfDocuments, scopeOfDocuments } from '../store.ts'
import { tagOf } from '../tag-of-list.ts'

export function listDocumentsRoute(app: App, services: Services, mentioning: DocumentsMentioning): void {
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
        const tag = tagOf(member.tenantId, await markOfDocuments(db), member.role, member.userId, request.url)
        // Read after the mark: what changes between the two is answered again at the next poll.
        return known === tag
          ? { tag, unchanged: true as const }
          : { tag, ...(await readDocuments(db, query, member, mentioning)) }
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
}

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
