import { type AnsweredPlace, answeredPlace } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { type AnswerRow, listAnswers } from '../store.ts'

export function listAnswersRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/places/answers',
    {
      schema: {
        tags: ['Sustainability'],
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
