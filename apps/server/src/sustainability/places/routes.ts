import { placeAnswer, placeChoice, placeSearch } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { recordAct } from '../../audit/record-act.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { enqueueAfter } from '../../platform/queue.ts'
import { notFound } from '../../platform/refusal.ts'
import { makeAllDue } from '../factors/store.ts'
import { searchPlaces } from './find-place.ts'
import { answersOf, findQuestion, keepAnswer, makeDueFor } from './store.ts'

const tags = ['Sustainability']

export function placeRoutes(app: App, house: House): void {
  app.get(
    '/api/sustainability/places',
    {
      schema: {
        tags,
        summary: 'Towns of a name, to answer a place with',
        querystring: placeSearch,
        response: { 200: z.array(placeChoice) },
      },
    },
    async (request) => {
      requireMay(memberOf(request), 'read')
      return searchPlaces(request.query.search, request.query.country ?? null)
    },
  )

  app.put(
    '/api/sustainability/places',
    {
      schema: {
        tags,
        summary: 'Says which place the papers mean; kept for all papers of the tenant that name it so',
        body: placeAnswer,
        response: { 200: placeChoice },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { key, place } = request.body
      await house.database.inTenant(member, async (db) => {
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
        // An answer that stood in figures already: we do not know in which.
        if (before) await makeAllDue(db)
        else await makeDueFor(db, key)
        await enqueueAfter(db, 'emissions', 0)
      })
      return place
    },
  )
}
