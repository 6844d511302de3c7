import { correctionAnswer, withdrawalRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { withConflictsNamed } from '../../extraction/corrections/changed-meanwhile.ts'
import type { FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import { withdrawChoices } from '../../extraction/corrections/withdraw-choices.ts'
import { withdrawCorrections } from '../../extraction/corrections/withdraw-corrections.ts'
import { peopleInConsignment, presentConsignment, questionsOf } from '../present-consignment.ts'
import type { SettledFor } from '../settled-for.ts'

const byId = z.object({ id: z.string() })

export function withdrawCorrectionsRoute(
  app: App,
  services: Services,
  follow: FollowCorrection,
  settledFor: SettledFor,
): void {
  app.post(
    '/api/documents/:id/consignment/withdraw',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'Withdraws corrections or choices of the caller: what was in force before is in force again, then a new check',
        params: byId,
        body: withdrawalRequest,
        response: { 200: correctionAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'correct')
      const { corrections, choices, remember } = request.body
      const acting = { author: member.userId, now: services.clock.now(), remember }
      const work = services.database.inTenant(member, async (db) => ({
        ...(corrections
          ? await withdrawCorrections(db, request.params.id, acting, corrections, follow)
          : await withdrawChoices(db, request.params.id, acting, choices ?? [], follow)),
        settled: await settledFor(db, request.params.id),
      }))
      const { after, settled, ...corrected } = await withConflictsNamed(services, work)
      const questions = questionsOf(after, services.clock.now(), settled)
      const names = await namesOfPeople(services, peopleInConsignment(after))
      return { ...presentConsignment(after, names, questions), ...corrected }
    },
  )
}
