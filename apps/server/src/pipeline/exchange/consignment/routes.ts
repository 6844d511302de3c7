import { exportQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { attachment } from '../../../platform/attachment.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { readConsignment } from '../../consignments/read-consignment.ts'
import { fileNameOf } from '../evidence/paths.ts'
import { listInHeader, nameInHeader } from '../name-in-header.ts'
import { drawConsignmentReport } from './draw-consignment-report.ts'
import { exportWhole } from './export-consignment.ts'
import { combinedFields, gatherConsignment } from './gather-consignment.ts'

export function consignmentExportRoutes(app: App, services: Services): void {
  app.get(
    '/api/consignments/:id/export',
    {
      schema: {
        tags: ['Consignments'],
        summary:
          'The data of all documents of the consignment as one data set: eFTI XML, JSON, the identifiers for a gate, or a report for people. X-Not-Combined names parts of documents that are left out because another document states them otherwise',
        params: z.object({ id: z.string() }),
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      const { id } = request.params
      const { format } = request.query
      const { exported, gathered } = await services.database.inTenant(member, async (db) => {
        const gathered = await gatherConsignment(db, id, format)
        return { gathered, exported: format === 'report-pdf' ? null : exportWhole(gathered, format) }
      })
      const name = fileNameOf(gathered.title)
      if (!exported) {
        const detail = await readConsignment(services, member, gathered.id)
        const facts = { detail, fields: combinedFields(gathered.parts), parts: gathered.parts }
        return reply
          .header('Content-Type', 'application/pdf')
          .header('Content-Disposition', attachment(`${name}.report.pdf`))
          .send(await drawConsignmentReport(facts, services.clock.now()))
      }
      const notCombined = exported.notCombined.map(({ documentName, group }) => `${documentName}: ${group}`)
      return reply
        .header('Content-Type', exported.contentType)
        .header('Content-Disposition', attachment(`${name}${exported.ending}`))
        .header('X-Left-Out', exported.leftOut.length)
        .header('X-Left-Out-Fields', nameInHeader(exported.leftOut))
        .header('X-Not-Combined', listInHeader(notCombined))
        .send(exported.body)
    },
  )
}
