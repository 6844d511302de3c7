import { document, documentsQuery, MAX_DOCUMENTS_PER_LIST } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { type DocumentsMentioning, dayOf } from '../list-store.ts'
import { readDocuments } from '../read-documents.ts'
import { markOfDocuments } from '../store.ts'
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
      const { zone } = query
      const asking = { ...member, now: services.clock.now(), zone }
      const known = request.headers['if-none-match']
      const answer = await services.database.inTenant(member, async (db) => {
        const mark = await markOfDocuments(db)
        const tag = tagOf(member.tenantId, mark, member.role, member.userId, request.url, dayOf(asking))
        // Read after the mark: what changes between the two is answered again at the next poll.
        return known === tag
          ? { tag, unchanged: true as const }
          : { tag, ...(await readDocuments(db, query, asking, mentioning)) }
      })
      reply.header('ETag', answer.tag)
      if ('unchanged' in answer) return reply.code(304).send(null)
      const { items, total, nextCursor } = answer
      if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
      return reply.header('X-Total-Count', total).send(items)
    },
  )
}
