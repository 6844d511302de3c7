import {
  MOST_PICKED_RESULTS,
  type ResultsSummary,
  resultsExportQuery,
  resultsList,
  resultsQuery,
  resultsSummary,
  resultsSummaryQuery,
} from '@efti-hub/contract'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { recordExport } from '../../audit/record-export.ts'
import { markOfViolations } from '../../pipeline/violations/store.ts'
import { isUuid } from '../../platform/cursor.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { keepAnswers } from '../../platform/keep-answers.ts'
import { Refusal } from '../../platform/refusal.ts'
import { rowsInTenant } from '../../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../services.ts'
import { type ExportedResult, RESULT_COLUMNS } from './export-columns.ts'
import { summariseResults } from './figures-store.ts'
import { presentRecord } from './present.ts'
import { countResults, listResults, resultsToExport } from './store.ts'

const DEFAULT_PAGE = 50
/** Of all tenants; an answer with a year's figures has some 10 kB. */
const MOST_KEPT = 500
const QUARTER_MS = 15 * 60_000

export function resultRoutes(app: App, services: Services): void {
  const totals = keepAnswers<number>(MOST_KEPT)
  const figures = keepAnswers<ResultsSummary>(MOST_KEPT)

  app.get(
    '/api/results',
    {
      schema: {
        tags: ['Results'],
        summary:
          'Compliance records: every document submitted in the range, newest first unless sorted otherwise',
        querystring: resultsQuery,
        response: { 200: resultsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const query = { ...request.query, limit: request.query.limit ?? DEFAULT_PAGE }
      const now = services.clock.now()
      const { cursor: _cursor, limit: _limit, sort: _sort, ...filter } = query
      return services.database.inTenant(member, async (db) => {
        const mark = await markOfViolations(db)
        const { rows, nextCursor } = await listResults(db, query, now)
        const asked = { tenantId: member.tenantId, mark, about: [filter, quarterOf(now)] }
        const total = await totals(asked, () => countResults(db, filter, now))
        return { items: rows.map(presentRecord), nextCursor, total }
      })
    },
  )

  app.get(
    '/api/results/summary',
    {
      schema: {
        tags: ['Results'],
        summary: 'Figures of all documents submitted in the range, by type, country, step and time',
        querystring: resultsSummaryQuery,
        response: { 200: resultsSummary },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const now = services.clock.now()
      // Read before the figures: what changes in between makes another mark. Nobody holds a connection while others calculate.
      const mark = await services.database.inTenant(member, markOfViolations)
      return figures({ tenantId: member.tenantId, mark, about: [request.query, quarterOf(now)] }, () =>
        services.database.inTenant(member, (db) => summariseResults(db, request.query, now)),
      )
    },
  )

  app.get(
    '/api/results/export',
    {
      schema: {
        tags: ['Results'],
        summary:
          'The records that match, all but some, or those picked by id, as CSV or XLSX; sent as they are read',
        querystring: resultsExportQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      if (request.query.ids === undefined) requireConfirmed(services, request)
      const { format, ids, except, ...filter } = request.query
      const now = services.clock.now()
      const picks = {
        picked: ids === undefined ? null : idsIn(ids),
        except: except === undefined ? [] : idsIn(except),
      }
      const query = resultsToExport(member.tenantId, picks, filter, now)
      await recordExport(services.database, member, {
        resourceType: 'results',
        resourceName: 'Compliance Results',
        details: format,
        filter: request.query,
      })
      return sendSpreadsheet(reply, format, {
        name: `compliance-results-${now.toISOString().slice(0, 10)}`,
        title: 'Compliance Results',
        columns: RESULT_COLUMNS,
        rows: rowsInTenant<ExportedResult>(services.database, member, query),
      })
    },
  )
}

/** A range begins with a day, and days begin at a quarter of an hour wherever one is. */
const quarterOf = (now: Date) => Math.floor(now.getTime() / QUARTER_MS)

/** @throws Refusal for what are no ids, or too many. */
function idsIn(text: string): string[] {
  const ids = text.split(',').filter(Boolean)
  if (ids.length === 0 || ids.length > MOST_PICKED_RESULTS || !ids.every(isUuid)) {
    throw new Refusal(
      'invalid_request',
      `Name 1 to ${MOST_PICKED_RESULTS} documents by their ids, or none and narrow the filter.`,
    )
  }
  return ids
}
