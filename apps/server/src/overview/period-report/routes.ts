import { periodReportQuery } from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import type { Services } from '../../services.ts'
import { drawPeriod } from './draw.ts'
import { gatherPeriod } from './gather.ts'
import { periodOf } from './period.ts'

export function periodReportRoutes(app: App, services: Services): void {
  app.get(
    '/api/dashboard/report',
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'The compliance report of a period as PDF: days=7|30|90|365, or from and to (both included)',
        querystring: periodReportQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      const now = services.clock.now()
      const { name, facts } = await services.database.inTenant(member, async (db) => {
        const period = await periodOf(db, request.query, now)
        const name = `compliance-report-${period.firstDay}-${period.lastDay}.pdf`
        await recordAct(db, {
          action: 'report-made',
          resourceType: 'report',
          resourceId: null,
          resourceName: name,
        })
        return { name, facts: await gatherPeriod(db, period, now) }
      })
      const report = await drawPeriod(facts, { by: member.name || member.email, at: now })
      return reply
        .header('Content-Type', 'application/pdf')
        .header('Content-Disposition', contentDisposition(name))
        .send(report)
    },
  )
}
