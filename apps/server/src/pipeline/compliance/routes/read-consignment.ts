import { consignmentAnswer, consignmentQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { requireDocument } from '../../documents/read-documents.ts'
import { requireConsignment } from '../../extraction/corrections/correct-document.ts'
import {
  peopleInConsignment,
  presentConsignment,
  presentWithHistory,
  questionsOf,
} from '../present-consignment.ts'
import type { SettledFor } from '../settled-for.ts'

const byId = z.object({ id: z.string() })

export function readConsignmentRoute(app: App, services: Services, settledFor: SettledFor): void {
  app.get(
    '/api/documents/:id/consignment',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'What was understood of a document: its kind, the subsets that apply, every value with its evidence',
        params: byId,
        querystring: consignmentQuery,
        response: { 200: consignmentAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { consignment, settled } = await services.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        return {
          consignment: await requireConsignment(db, document.id),
          settled: await settledFor(db, document.id),
        }
      })
      const questions = questionsOf(consignment, services.clock.now(), settled)
      const names = await namesOfPeople(services, peopleInConsignment(consignment))
      return request.query.history === 'true'
        ? presentWithHistory(consignment, names, questions)
        : presentConsignment(consignment, names, questions)
    },
  )
}
