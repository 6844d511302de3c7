import { type PlaceState, type PlacesAnswer, placesAnswer } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import { recordActs } from '../../../../platform/record-act.ts'
import { notFound } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../services.ts'
import { setPlaceStates } from '../store.ts'

export function answerAboutPlacesRoute(app: App, services: Services): void {
  app.post(
    '/api/partner-memory/answers',
    {
      schema: {
        tags: ['Partner memory'],
        summary: 'Whether later documents are read by places that were corrected; null undoes the answer',
        body: placesAnswer,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { remember } = request.body
      const ids = [...new Set(request.body.places)]
      await services.database.inTenant(member, async (db) => {
        const places = await setPlaceStates(db, ids, stateOf(remember))
        if (places.length < ids.length) throw notFound('place')
        await recordActs(
          db,
          places.map((place) => ({
            action: 'partner-memory-answered' as const,
            resourceType: 'partner-memory',
            resourceId: place.placeId,
            resourceName: place.sender || 'Unnamed sender',
            documentId: place.documentId,
            details: `${labelOf(place.eftiId)}: ${ANSWERS[stateOf(remember)]}`,
          })),
        )
      })
      return reply.code(204).send(null)
    },
  )
}

const stateOf = (remember: PlacesAnswer['remember']): PlaceState =>
  remember === null ? 'proposed' : remember ? 'kept' : 'declined'

const ANSWERS: Record<PlaceState, string> = {
  kept: 'remember this place',
  declined: 'do not remember this place',
  proposed: 'answer undone',
}
