import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { attachment } from '../../../platform/attachment.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { notFound } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { recordChange } from '../record-change.ts'
import { requireCertification } from '../store.ts'

const byId = z.object({ id: z.string() })

export function downloadCertificateRoute(app: App, services: Services): void {
  app.get(
    '/api/sustainability/certifications/:id/file',
    { schema: { tags: ['Sustainability'], summary: 'The certificate as an attachment', params: byId } },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const row = await services.database.inTenant(member, async (db) => {
        const found = await requireCertification(db, request.params.id)
        if (!found.fileKey) throw notFound('certificate')
        await recordChange(db, 'download', found, { details: found.fileName ?? 'the certificate' })
        return found
      })
      if (!row.fileKey || !row.fileType) throw notFound('certificate')
      return reply
        .header('Content-Type', row.fileType)
        .header('Content-Disposition', attachment(row.fileName ?? 'certificate'))
        .send(services.files.read(row.fileKey))
    },
  )
}
