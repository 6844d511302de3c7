import { placeChoice, placeSearch } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { searchPlaces } from '../find-place.ts'

export function searchPlacesRoute(app: App): void {
  app.get(
    '/api/sustainability/places',
    {
      schema: {
        tags: ['Sustainability'],
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
}
