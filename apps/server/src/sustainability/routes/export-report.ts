import { sustainabilityReport } from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { readTenant } from '../../accounts/tenant-store.ts'
import { recordExport } from '../../audit/record-export.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { rowsInTenant } from '../../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../services.ts'
import { answerDashboard, yearOf } from '../answer-dashboard.ts'
import { thatCount } from '../factors/choose-factor.ts'
import { factorsInForce } from '../factors/store.ts'
import { linesOfYear, REPORT_COLUMNS, type ReportLine } from '../report/columns.ts'
import { drawSustainabilityReport } from '../report/draw-report.ts'

export function exportReportRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/report',
    {
      schema: {
        tags: ['Sustainability'],
        summary: 'One year as a PDF for people, or every consignment with its calculation as CSV',
        querystring: sustainabilityReport,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      // Every consignment; the PDF has the figures of the year.
      if (request.query.format === 'csv') requireConfirmed(services, request)
      const year = yearOf(services, request.query.year)
      const name = `sustainability-${year}`
      await recordExport(services.database, member, {
        resourceType: 'sustainability',
        resourceName: `Sustainability ${year}`,
        details: request.query.format ?? 'pdf',
      })
      if (request.query.format === 'csv') {
        const rows = rowsInTenant<ReportLine>(services.database, member, linesOfYear(year))
        return sendSpreadsheet(reply, 'csv', { name, title: name, columns: REPORT_COLUMNS, rows })
      }
      const answer = await answerDashboard(services, member, year)
      const { organisation, factors } = await services.database.inTenant(member, async (db) => ({
        organisation: (await readTenant(db)).name,
        factors: [...(await factorsInForce(db)).values()].flatMap(thatCount),
      }))
      const pdf = await drawSustainabilityReport(
        { organisation, dashboard: answer, factors },
        services.clock.now(),
      )
      return reply
        .header('Content-Type', 'application/pdf')
        .header('Content-Disposition', contentDisposition(`${name}.pdf`))
        .send(pdf)
    },
  )
}
