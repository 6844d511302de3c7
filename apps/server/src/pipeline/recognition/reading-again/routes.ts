import { processingJob, readingLanguages, reprocessRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, type Member, memberOf } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { presentJob } from '../../documents/present.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { listLanguages, requireInstalled } from './languages.ts'
import { type QueueReading, readAgain } from './read-again.ts'
import { stopWork } from './stop-work.ts'
import { latestChoice } from './store.ts'

const byId = z.object({ id: z.string() })

export function readingAgainRoutes(app: App, services: Services, queueReading: QueueReading): void {
  app.post(
    '/api/documents/:id/reprocess',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Reads the document again, in a language of choice; answers with the new job',
        params: byId,
        body: reprocessRequest,
        response: { 202: processingJob },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'reprocess')
      const documentId = request.params.id
      // Before anything about the language: who may not see the document learns nothing else either.
      await services.database.inTenant(member, (db) => requireDocument(db, documentId))
      if (request.body?.language) await requireInstalled(request.body.language)
      const asked = { documentId, author: member.userId, request: request.body }
      const job = await services.database.inTenant(member, (db) => readAgain(db, asked, queueReading))
      return reply.status(202).send(presentJob(job))
    },
  )

  app.post(
    '/api/documents/:id/cancel',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Stops the job of the document that waits or is at work; answers with that job',
        params: byId,
        response: { 200: processingJob },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'reprocess')
      const asked = { documentId: request.params.id, author: member.userId, name: member.name }
      return presentJob(await services.database.inTenant(member, (db) => stopWork(db, asked)))
    },
  )

  app.get(
    '/api/documents/:id/languages',
    {
      schema: {
        tags: ['Documents'],
        summary: 'Languages that the document can be read in, and the one that was chosen',
        params: byId,
        response: { 200: readingLanguages },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const chosen = await services.database.inTenant(member, async (db) => {
        const { id } = await requireDocument(db, request.params.id)
        return latestChoice(db, id)
      })
      return {
        chosen: chosen && { language: chosen.language, createdAt: chosen.createdAt.toISOString() },
        items: await listLanguages(),
        refusal: whyNot(member),
      }
    },
  )
}

/** The sentence that the call itself would refuse with. */
function whyNot(member: Member): string | null {
  try {
    requireMay(member, 'reprocess')
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
