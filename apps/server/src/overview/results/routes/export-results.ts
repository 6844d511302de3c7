import { MOST_PICKED_RESULTS, resultsExportQuery } from '@efti-hub/contract'
import { requireConfirmed } from '../../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../../accounts/policy.ts'
import { recordExport } from '../../../audit/record-export.ts'
import { isUuid } from '../../../platform/cursor.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { rowsInTenant } from '../../../platform/spreadsheet/rows-in-tenant.ts'
import { sendSpreadsheet } from '../../../platform/spreadsheet/send-spreadsheet.ts'
import type { Services } from '../../../services.ts'
import { type ExportedResult, RESULT_COLUMNS } from '../export-columns.ts'
import { resultsToExport } from '../store.ts'

export function exportResultsRoute(app: App, services: Services): void {
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
