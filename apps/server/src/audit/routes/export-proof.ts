import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { requireConfirmed } from '../../accounts/identity/require-confirmed.ts'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { proofLines } from '../proof.ts'
import { recordExport } from '../record-export.ts'

export function exportProofRoute(app: App, services: Services): void {
  app.get(
    '/api/audit/proof',
    {
      schema: {
        tags: ['Audit trail'],
        summary:
          'The whole chain as JSON lines, to be checked without this product: audit-proof-{date}.jsonl',
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'export')
      requireConfirmed(services, request)
      const name = `audit-proof-${services.clock.now().toISOString().slice(0, 10)}.jsonl`
      await recordExport(services.database, member, { ...TRAIL, details: name })
      return reply
        .header('Content-Type', 'application/jsonl; charset=utf-8')
        .header('Content-Disposition', contentDisposition(name))
        .send(Readable.from(proofLines(services.database, member, services.clock.now())))
    },
  )
}

const TRAIL = { resourceType: 'audit-trail', resourceName: 'Audit trail' }
