import { documentDetail } from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../accounts/names-of-people.ts'
import { may, requireMay } from '../accounts/policy.ts'
import { presentKind } from '../pipeline/compliance/present-consignment.ts'
import { latestCheck } from '../pipeline/compliance/store.ts'
import { consignmentIdOf } from '../pipeline/consignments/screen-store.ts'
import { peopleInDecisions, presentDecision } from '../pipeline/decisions/present.ts'
import { decisionsOf } from '../pipeline/decisions/store.ts'
import { presentOne, requireDocument } from '../pipeline/documents/read-documents.ts'
import { consignmentInForce } from '../pipeline/extraction/corrections/in-force.ts'
import { presentHold } from '../pipeline/retention/present-hold.ts'
import { openOfDocument } from '../pipeline/violations/store.ts'
import { type App, memberOf } from '../platform/http.ts'
import type { Services } from '../services.ts'
import { adminRoutes } from './admin/routes.ts'
import { batchRoutes } from './batch/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { periodReportRoutes } from './period-report/routes.ts'
import { resultRoutes } from './results/routes.ts'

export function overviewRoutes(app: App, services: Services): void {
  adminRoutes(app, services)
  batchRoutes(app, services)
  dashboardRoutes(app, services)
  periodReportRoutes(app, services)
  resultRoutes(app, services)
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
      const { row, document, decisions, consignment } = await services.database.inTenant(
        member,
        async (db) => {
          const row = await requireDocument(db, request.params.id)
          const check = await latestCheck(db, row.id)
          const consignment = await consignmentInForce(db, row.id)
          const open = await openOfDocument(db, row.id)
          const shown = await presentOne(db, row, member)
          const document = {
            ...shown,
            kind: consignment?.kind ?? null,
            datasetId: row.datasetId,
            consignmentId: await consignmentIdOf(db, row.id),
            latestCheck: check && {
              score: check.score,
              violationsCount: open.length,
              unreadCount: check.unread.length,
              notesCount: check.notes.length,
            },
            can: [
              ...shown.can,
              ...(consignment && may(member, 'correct') ? ['correct'] : []),
              ...(check && may(member, 'remediate') ? ['remediate'] : []),
              ...(may(member, 'manage') ? ['hold'] : []),
            ],
          }
          return { row, document, decisions: await decisionsOf(db, row.id), consignment }
        },
      )
      const chooser = consignment?.kindChoice?.author
      const names = await namesOfPeople(services, [
        ...peopleInDecisions(decisions),
        ...(chooser ? [chooser] : []),
        ...(row.heldBy ? [row.heldBy] : []),
      ])
      return {
        ...document,
        kindFacts: consignment && presentKind(consignment, names),
        decisions: decisions.map((row) => presentDecision(row, names)),
        hold: presentHold(row, names),
      }
    },
  )
}
