import { documentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { may, requireMay } from '../accounts/policy.ts'
import type { House } from '../house.ts'
import { latestCheck } from '../pipeline/compliance/store.ts'
import { presentOne, requireDocument } from '../pipeline/documents/read-documents.ts'
import { consignmentInForce } from '../pipeline/extraction/corrections/in-force.ts'
import { openOfDocument } from '../pipeline/violations/store.ts'
import { type App, memberOf } from '../platform/http.ts'

export function overviewRoutes(app: App, house: House): void {
  app.get(
    '/api/documents/:id',
    {
      schema: {
        tags: ['Documents'],
        summary: 'One document, its latest check, and what the caller may do next',
        params: z.object({ id: z.string() }),
        response: { 200: documentDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return house.database.inTenant(member, async (db) => {
        const row = await requireDocument(db, request.params.id)
        const check = await latestCheck(db, row.id)
        const consignment = await consignmentInForce(db, row.id)
        const open = await openOfDocument(db, row.id)
        return {
          ...(await presentOne(db, row)),
          kind: consignment?.kind ?? null,
          datasetId: row.datasetId,
          latestCheck: check ? { score: check.score, violationsCount: open.length } : null,
          decisions: [],
          can: [
            ...(consignment && may(member, 'correct') ? ['correct'] : []),
            ...(check && may(member, 'remediate') ? ['remediate'] : []),
          ],
        }
      })
    },
  )
}
