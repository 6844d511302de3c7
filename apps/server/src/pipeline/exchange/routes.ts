import { exportQuery } from '@efti-hub/contract'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { requireMay } from '../../accounts/policy.ts'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { attachment } from '../../platform/attachment.ts'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { consignmentOf } from '../extraction/consignment-of.ts'
import { consignmentInForce } from '../extraction/corrections/in-force.ts'
import { consignmentExportRoutes } from './consignment/routes.ts'
import { evidenceRoutes } from './evidence/routes.ts'
import { exportConsignment } from './export-consignment.ts'
import { nameInHeader } from './name-in-header.ts'
import { drawReport } from './report/draw-report.ts'
import { gatherReport, peopleInReport } from './report/gather-report.ts'

export function exchangeRoutes(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/export',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'The consignment as eFTI XML, as JSON, as the identifiers for a gate, or as a report for people. XML is always valid; X-Left-Out counts what it cannot hold, X-Left-Out-Fields names it, the report of the JSON form gives the reasons',
        params: z.object({ id: z.string() }),
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      const { id } = request.params
      const { format } = request.query
      if (format === 'report-pdf') return sendReport(reply, services, member, id)
      const { document, consignment } = await services.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, id)
        const consignment = await consignmentInForce(db, document.id)
        if (consignment) await recordAct(db, actOnDocument(document, { action: 'export', details: format }))
        return { document, consignment }
      })
      if (!consignment) throw notRead()
      const exported = exportConsignment(consignmentOf(consignment), format)
      return reply
        .header('Content-Type', exported.contentType)
        .header('Content-Disposition', attachment(named(document, exported.ending)))
        .header('X-Left-Out', exported.leftOut.length)
        .header('X-Left-Out-Fields', nameInHeader(exported.leftOut))
        .send(exported.body)
    },
  )

  consignmentExportRoutes(app, services)
  evidenceRoutes(app, services)
}

async function sendReport(reply: FastifyReply, services: Services, member: Member, id: string) {
  const facts = await services.database.inTenant(member, async (db) => {
    const facts = await gatherReport(db, id)
    if (facts) {
      const document = await requireDocument(db, id)
      await recordAct(db, actOnDocument(document, { action: 'export', details: 'report-pdf' }))
    }
    return facts
  })
  if (!facts) throw notRead()
  const names = await namesOfPeople(services, peopleInReport(facts))
  const report = await drawReport({ ...facts, names }, services.clock.now())
  return reply
    .header('Content-Type', 'application/pdf')
    .header('Content-Disposition', attachment(named(facts.document, '.report.pdf')))
    .send(report)
}

const notRead = () => new Refusal('not_ready', 'The document has not been read yet.')

/** After the document's own name. */
const named = ({ originalName }: { originalName: string }, ending: string) =>
  `${originalName.replace(/\.[^.]{1,5}$/, '')}${ending}`
