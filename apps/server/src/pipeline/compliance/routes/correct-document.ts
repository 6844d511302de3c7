import { correctionAnswer, correctionRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireAsSeen, withConflictsNamed } from '../../extraction/corrections/changed-meanwhile.ts'
import { correctDocument, type FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { peopleInConsignment, presentConsignment, questionsOf } from '../present-consignment.ts'
import type { SettledFor } from '../settled-for.ts'

const byId = z.object({ id: z.string() })

export function correctDocumentRoute(
  app: App,
  services: Services,
  follow: FollowCorrection,
  settledFor: SettledFor,
): void {
  app.patch(
    '/api/documents/:id/consignment',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'Corrects values, the kind or the subsets: each a new fact beside what was read, then a new check',
        params: byId,
        body: correctionRequest,
        response: { 200: correctionAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { userId } = member
      const asSeen = (before: ConsignmentInForce) => {
        requireAsSeen(before, request.body.corrections ?? [], userId)
        return request.body
      }
      const work = services.database.inTenant(member, async (db) => ({
        ...(await correctDocument(db, request.params.id, userId, asSeen, follow)),
        settled: await settledFor(db, request.params.id),
      }))
      const { after, settled, ...corrected } = await withConflictsNamed(services, work)
      const questions = questionsOf(after, services.clock.now(), settled)
      const names = await namesOfPeople(services, peopleInConsignment(after))
      return { ...presentConsignment(after, names, questions), ...corrected }
    },
  )
}
