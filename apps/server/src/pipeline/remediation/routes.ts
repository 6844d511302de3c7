import { remediationAnswer } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { latestCheck } from '../compliance/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { openOfDocument } from '../violations/store.ts'
import { planFromCatalogue } from './plan-from-catalogue.ts'
import { insertPlan } from './store.ts'

export function remediationRoutes(app: App, house: House): void {
  app.post(
    '/api/documents/:id/remediation',
    {
      schema: {
        tags: ['Remediation'],
        summary: 'A plan to mend the open violations of a document',
        params: z.object({ id: z.string() }),
        response: { 200: remediationAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      return house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        if (!(await latestCheck(db, document.id))) {
          throw new Refusal(
            'not_ready',
            'The document has not been checked yet, so there is nothing to plan for.',
          )
        }
        const plan = planFromCatalogue(document.originalName, await openOfDocument(db, document.id))
        await insertPlan(db, { documentId: document.id, askedBy: member.userId, source: 'catalogue', plan })
        return { remediationPlan: plan }
      })
    },
  )
}
