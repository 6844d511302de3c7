import {
  type AnsweredPlace,
  answeredPlace,
  placeAnswer,
  placeChoice,
  placeKeyQuery,
  placeSearch,
} from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { enqueueAfter } from '../../platform/queue.ts'
import { recordAct } from '../../platform/record-act.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { makeAllDue } from '../factors/store.ts'
import { searchPlaces } from './find-place.ts'
import {
  type AnswerRow,
  answersOf,
  deleteAnswer,
  findQuestion,
  keepAnswer,
  listAnswers,
  makeDueFor,
} from './store.ts'

const tags = ['Sustainability']

export function placeRoutes(app: App, services: Services): void {
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
        // An answer that stood in figures already: we do not know in which.
        if (before) await makeAllDue(db)
        else await makeDueFor(db, key)
        await enqueueAfter(db, 'emissions', 0)
      })
      return place
    },
  )

  app.get(
    '/api/sustainability/places/answers',
    {
      schema: {
        tags,
        summary: 'Places that people answered, the newest first',
        response: { 200: z.array(answeredPlace) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, listAnswers)
      const names = await namesOfPeople(
        services,
        rows.map(({ author }) => author),
      )
      return rows.map((row) => presentAnswer(row, names))
    },
  )

  app.delete(
    '/api/sustainability/places/answers',
    {
      schema: {
        tags,
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

function presentAnswer(row: AnswerRow, names: ReadonlyMap<string, string>): AnsweredPlace {
  const { key, name, asked, label, country, latitude, longitude, createdAt, author } = row
  return {
    key,
    name,
    country: asked,
    place: { label, country, latitude, longitude },
    answeredAt: createdAt.toISOString(),
    answeredBy: names.get(author) ?? null,
  }
}
