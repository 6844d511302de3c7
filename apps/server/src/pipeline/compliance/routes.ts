import { consignmentAnswer, consignmentQuery, correctionAnswer, correctionRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { requireDocument } from '../documents/read-documents.ts'
import {
  correctDocument,
  type FollowCorrection,
  requireConsignment,
} from '../extraction/corrections/correct-document.ts'
import { peopleInConsignment, presentConsignment, presentWithHistory } from './present-consignment.ts'

const byId = z.object({ id: z.string() })

export function complianceRoutes(app: App, house: House, follow: FollowCorrection): void {
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
      const consignment = await house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        return requireConsignment(db, document.id)
      })
      const names = await namesOfPeople(house, peopleInConsignment(consignment))
      return request.query.history === 'true'
        ? presentWithHistory(consignment, names)
        : presentConsignment(consignment, names)
    },
  )

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
      const { after, stored, learned } = await house.database.inTenant(member, (db) =>
        correctDocument(db, request.params.id, member.userId, request.body, follow),
      )
      const names = await namesOfPeople(house, peopleInConsignment(after))
      return { ...presentConsignment(after, names), stored, learned }
    },
  )
}
