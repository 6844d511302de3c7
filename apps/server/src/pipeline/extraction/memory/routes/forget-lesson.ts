import { labelOf } from '@efti-hub/efti'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import { recordAct } from '../../../../platform/record-act.ts'
import { notFound } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../services.ts'
import { deleteLesson } from '../store.ts'

export function forgetLessonRoute(app: App, services: Services): void {
  app.delete(
    '/api/partner-memory/:id',
    {
      schema: {
        tags: ['Partner memory'],
        summary: 'Forgets one lesson; documents that were read with it stay as they are',
        params: z.object({ id: z.string() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { id } = request.params
      await services.database.inTenant(member, async (db) => {
        const gone = await deleteLesson(db, id)
        if (!gone) throw notFound('lesson')
        await recordAct(db, {
          action: 'partner-memory-forgotten',
          resourceType: 'partner-memory',
          resourceId: id,
          resourceName: gone.sender || 'Unnamed sender',
          documentId: gone.documentId,
          details: labelOf(gone.eftiId),
          oldValue: { path: gone.path, page: gone.page, box: gone.box },
        })
      })
      return reply.code(204).send(null)
    },
  )
}
