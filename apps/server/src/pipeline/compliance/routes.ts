import { consignmentAnswer, consignmentQuery, correctionAnswer, correctionRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import {
  correctDocument,
  type FollowCorrection,
  requireConsignment,
} from '../extraction/corrections/correct-document.ts'
import {
  peopleInConsignment,
  presentConsignment,
  presentWithHistory,
  questionsOf,
} from './present-consignment.ts'

const byId = z.object({ id: z.string() })

/** Codes of results of a document to which other documents of its consignment are the answer. */
type SettledFor = (db: TenantDb, documentId: string) => Promise<string[]>

export function complianceRoutes(
  app: App,
  services: Services,
  follow: FollowCorrection,
  settledFor: SettledFor,
): void {
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
      const { after, stored, learned, settled } = await services.database.inTenant(member, async (db) => ({
        ...(await correctDocument(db, request.params.id, member.userId, request.body, follow)),
        settled: await settledFor(db, request.params.id),
      }))
      const questions = questionsOf(after, services.clock.now(), settled)
      const names = await namesOfPeople(services, peopleInConsignment(after))
      return { ...presentConsignment(after, names, questions), stored, learned }
    },
  )
}
