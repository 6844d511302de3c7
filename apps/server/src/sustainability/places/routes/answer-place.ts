import { placeAnswer, placeChoice } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { enqueueAfter } from '../../../platform/queue.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { notFound } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { makeAllDue } from '../../factors/store.ts'
import { answersOf, findQuestion, keepAnswer, makeDueFor } from '../store.ts'

export function answerPlaceRoute(app: App, services: Services): void {
  app.put(
    '/api/sustainability/places',
    {
      schema: {
        tags: ['Sustainability'],
        summary:
          'States which place the documents mean; applies to all documents of the tenant that use this place name',
        body: placeAnswer,
        response: { 200: placeChoice },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { key, place } = request.body
      await services.database.inTenant(member, async (db) => {
        const question = await findQuestion(db, key)
        if (!question) throw notFound('question')
        const before = (await answersOf(db)).get(key)
        await keepAnswer(db, key, member.userId, place)
        await recordAct(db, {
          action: 'place-answered',
          resourceType: 'place',
          resourceId: null,
          resourceName: question.name,
          oldValue: before ?? null,
          newValue: place,
        })
        // An answer that figures already rest on: which ones is not known.
        if (before) await makeAllDue(db)
        else await makeDueFor(db, key)
        await enqueueAfter(db, 'emissions', 0)
      })
      return place
    },
  )
}
