import { consignmentAnswer, consignmentQuery, correctionAnswer, correctionRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { listJobs, lockDocument } from '../documents/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { correctConsignment } from '../extraction/corrections/correct-consignment.ts'
import { type ConsignmentInForce, consignmentInForce } from '../extraction/corrections/in-force.ts'
import { peopleInConsignment, presentConsignment, presentWithHistory } from './present-consignment.ts'

/** What follows a correction; pipeline/index.ts decides it. */
export type FollowCorrection = (
  db: TenantDb,
  document: DocumentRow,
  correction: { author: string; needsReading: boolean },
) => Promise<void>

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
      const { after, stored, learned } = await house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        await lockDocument(db, document.id)
        await refuseWhileRead(db, document.id)
        const before = await requireConsignment(db, document.id)
        const { stored, learned } = await correctConsignment(
          db,
          document,
          member.userId,
          before,
          request.body,
        )
        const after = await requireConsignment(db, document.id)
        if (stored > 0) {
          await follow(db, document, { author: member.userId, needsReading: after.kind !== before.kind })
        }
        return { after, stored, learned }
      })
      const names = await namesOfPeople(house, peopleInConsignment(after))
      return { ...presentConsignment(after, names), stored, learned }
    },
  )
}

async function requireConsignment(db: TenantDb, documentId: string): Promise<ConsignmentInForce> {
  const consignment = await consignmentInForce(db, documentId)
  if (!consignment) throw new Refusal('not_ready', 'The document has not been read yet.')
  return consignment
}

/** Paths may mean other goods after the new reading than those the person saw. */
async function refuseWhileRead(db: TenantDb, documentId: string): Promise<void> {
  const jobs = await listJobs(db, documentId)
  if (jobs.some(({ jobType, completedAt }) => jobType === 'ocr' && completedAt === null)) {
    throw new Refusal(
      'already_running',
      'The document is being read right now. Please wait until that has ended, then correct what it says.',
    )
  }
}
