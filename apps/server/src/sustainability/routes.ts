import {
  emissionDetail,
  emissionsList,
  emissionsQuery,
  type SustainabilityAnswer,
  sustainabilityAnswer,
  sustainabilityQuery,
  sustainabilityReport,
} from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { requireConfirmed } from '../accounts/identity/require-confirmed.ts'
import { may, requireMay } from '../accounts/policy.ts'
import { readTenant } from '../accounts/tenant-store.ts'
import { recordExport } from '../audit/record-export.ts'
import { requireConsignment } from '../pipeline/consignments/screen-store.ts'
import { writeCursor } from '../platform/cursor.ts'
import type { TenantDb } from '../platform/database.ts'
import { type App, type Member, memberOf } from '../platform/http.ts'
import { enqueueAfter } from '../platform/queue.ts'
import { notFound } from '../platform/refusal.ts'
import { rowsInTenant } from '../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../services.ts'
import { certificationRoutes, listOf } from './certifications/routes.ts'
import { certificationsOf } from './certifications/store.ts'
import { presentDetail, presentRow } from './emissions/present.ts'
import { touchDue, waiting } from './emissions/store.ts'
import { thatCount } from './factors/choose-factor.ts'
import { factorRoutes } from './factors/routes.ts'
import { factorsInForce } from './factors/store.ts'
import { goalRoutes } from './goals/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { readDashboard } from './read-dashboard.ts'
import { linesOfYear, REPORT_COLUMNS, type ReportLine } from './report/columns.ts'
import { drawSustainabilityReport } from './report/draw-report.ts'
import { findEmission, listEmissions, scopeOfEmissions } from './screen-store.ts'

const tags = ['Sustainability']
const DEFAULT_PAGE = 50
/** What waits for so long has lost its job, such as what was there before the product calculated emissions. */
const PATIENCE_MS = 30_000

export function sustainabilityRoutes(app: App, services: Services): void {
  const yearOf = (asked: number | undefined) => asked ?? services.clock.now().getUTCFullYear()

  app.get(
    '/api/sustainability',
    {
      schema: {
        tags,
        summary: 'One year of emissions, goals and certifications; not a certified calculation',
        querystring: sustainabilityQuery,
        response: { 200: sustainabilityAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return dashboard(member, yearOf(request.query.year))
    },
  )

  app.get(
    '/api/sustainability/consignments',
    {
      schema: {
        tags,
        summary: 'Consignments behind a figure, the heaviest first',
        querystring: emissionsQuery,
        response: { 200: emissionsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const limit = request.query.limit ?? DEFAULT_PAGE
      const rows = await services.database.inTenant(member, (db) =>
        listEmissions(db, { ...request.query, limit }),
      )
      const last = rows.length === limit ? rows.at(-1) : undefined
      return {
        items: rows.map(presentRow),
        nextCursor: last
          ? writeCursor({ key: String(last.grams), id: last.consignmentId }, scopeOfEmissions(request.query))
          : null,
      }
    },
  )

  app.get(
    '/api/sustainability/consignments/:id',
    {
      schema: {
        tags,
        summary:
          'One figure: its papers, its formula, the quality of its data, and what another mode would come to',
        params: z.object({ id: z.string() }),
        response: { 200: emissionDetail },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { id } = await requireConsignment(db, request.params.id)
        const row = await findEmission(db, id)
        if (!row) throw notFound('figure')
        return emissionDetail.parse(presentDetail(row, await factorsInForce(db)))
      })
    },
  )

  app.get(
    '/api/sustainability/report',
    {
      schema: {
        tags,
        summary: 'One year as a PDF for people, or every consignment with its calculation as CSV',
        querystring: sustainabilityReport,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      // Every consignment; the PDF has the figures of the year.
      if (request.query.format === 'csv') requireConfirmed(services, request)
      const year = yearOf(request.query.year)
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
      const answer = await dashboard(member, year)
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

  factorRoutes(app, services)
  placeRoutes(app, services)
  goalRoutes(app, services)
  certificationRoutes(app, services)

  async function dashboard(member: Member, year: number): Promise<SustainabilityAnswer> {
    const now = services.clock.now()
    const { answer, rows } = await services.database.inTenant(member, async (db) => {
      await workOnWhatWaits(db)
      return { answer: await readDashboard(db, year, now), rows: await certificationsOf(db) }
    })
    return { ...answer, certifications: await listOf(services, member, rows), can: rightsOf(member) }
  }
}

async function workOnWhatWaits(db: TenantDb): Promise<void> {
  const { since } = await waiting(db)
  if (since === null || Date.now() - since.getTime() < PATIENCE_MS) return
  await touchDue(db)
  await enqueueAfter(db, 'emissions', 0)
}

function rightsOf(member: Member): SustainabilityAnswer['can'] {
  return [
    ...(may(member, 'manage') ? (['set-goals', 'apply', 'replace-factors'] as const) : []),
    ...(may(member, 'correct') ? (['answer-places'] as const) : []),
    ...(may(member, 'export') ? (['export'] as const) : []),
  ]
}
