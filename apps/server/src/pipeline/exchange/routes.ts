import { exportQuery } from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import type { House } from '../../house.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { consignmentOf } from '../extraction/consignment-of.ts'
import { consignmentInForce } from '../extraction/corrections/in-force.ts'
import { exportConsignment } from './export-consignment.ts'
import { nameInHeader } from './name-in-header.ts'

export function exchangeRoutes(app: App, house: House): void {
  app.get(
    '/api/documents/:id/export',
    {
      schema: {
        tags: ['Documents'],
        summary:
          'The consignment as eFTI XML, as JSON or as the identifiers for a gate. XML is always valid; X-Left-Out counts what it cannot hold, X-Left-Out-Fields names it, the report of the JSON form gives the reasons',
        params: z.object({ id: z.string() }),
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      const { document, consignment } = await house.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        return { document, consignment: await consignmentInForce(db, document.id) }
      })
      if (!consignment) throw new Refusal('not_ready', 'The document has not been read yet.')
      const exported = exportConsignment(consignmentOf(consignment), request.query.format)
      const name = `${document.originalName.replace(/\.[^.]{1,5}$/, '')}${exported.ending}`
      return reply
        .header('Content-Type', exported.contentType)
        .header('Content-Disposition', contentDisposition(name))
        .header('X-Left-Out', exported.leftOut.length)
        .header('X-Left-Out-Fields', nameInHeader(exported.leftOut))
        .send(exported.body)
    },
  )
}
