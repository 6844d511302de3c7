import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { streamZip } from '../../../platform/zip/stream-zip.ts'
import type { Services } from '../../../services.ts'
import { evidenceParts } from './evidence-parts.ts'
import { fileNameOf } from './paths.ts'
import { takeEvidence } from './take-evidence.ts'

export function evidenceRoutes(app: App, services: Services): void {
  app.get(
    '/api/consignments/:id/evidence',
    {
      schema: {
        tags: ['Consignments'],
        summary:
          'The evidence pack as ZIP: originals with SHA-256 and time of receipt, the data and the compliance report of each document, and the audit extract with its hashes',
        params: z.object({ id: z.string() }),
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const at = services.clock.now()
      const evidence = await services.database.inTenant(member, (db) => takeEvidence(db, request.params.id))
      const name = `evidence-${fileNameOf(evidence.title)}-${at.toISOString().slice(0, 10)}.zip`
      return reply
        .header('Content-Type', 'application/zip')
        .header('Content-Disposition', contentDisposition(name))
        .send(streamZip(evidenceParts(services, member, evidence, at)))
    },
  )
}
