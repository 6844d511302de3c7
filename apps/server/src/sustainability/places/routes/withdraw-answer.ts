import { placeKeyQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { enqueueAfter } from '../../../platform/queue.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { notFound } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { makeAllDue } from '../../factors/store.ts'
import { deleteAnswer, findQuestion } from '../store.ts'

export function withdrawAnswerRoute(app: App, services: Services): void {
  app.delete(
    '/api/sustainability/places/answers',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'Takes an answer back: the place is asked again, and what rested on it is calculated again',
        querystring: placeKeyQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { key } = request.query
      await services.database.inTenant(member, async (db) => {
        const question = await findQuestion(db, key)
        const before = await deleteAnswer(db, key)
        if (!before) throw notFound('answer')
        await recordAct(db, {
          action: 'place-answer-withdrawn',
          resourceType: 'place',
          resourceId: null,
          resourceName: question?.name ?? key,
          oldValue: before,
          newValue: null,
        })
        await makeAllDue(db)
        await enqueueAfter(db, 'emissions', 0)
      })
      return reply.status(204).send(null)
    },
  )
}
