import { remediationAnswer } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { latestCheck } from '../compliance/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { openOfDocument } from '../violations/store.ts'
import { planFromCatalogue } from './plan-from-catalogue.ts'
import { whyFromCatalogue } from './plan-origin.ts'
import { insertPlan } from './store.ts'

/** No model is asked yet; a provider has to check the organisation's two switches first. */
const PROVIDER = null

export function remediationRoutes(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/remediation',
    {
      schema: {
        tags: ['Remediation'],
        summary: 'A plan to correct the open violations of a document',
        params: z.object({ id: z.string() }),
        response: { 200: remediationAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      return services.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        if (!(await latestCheck(db, document.id))) {
          throw new Refusal(
            'not_ready',
            'The document has not been checked yet, so there is nothing to plan for.',
          )
        }
        const open = await openOfDocument(db, document.id)
        const origin = whyFromCatalogue(await aiSwitches(db), PROVIDER) ?? 'Built from the rule catalogue'
        const plan = planFromCatalogue(document.originalName, open, origin)
        await insertPlan(db, { documentId: document.id, askedBy: member.userId, source: 'catalogue', plan })
        await recordAct(db, actOnDocument(document, { action: 'remediation-plan', details: plan.origin }))
        return { remediationPlan: plan }
      })
    },
  )
}
