import type { Readable } from 'node:stream'
import { certification } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { storeCertificate } from '../certificate-file.ts'
import { presentOne } from '../present-with-names.ts'
import { recordChange } from '../record-change.ts'
import { changeCertification, requireCertification } from '../store.ts'

const byId = z.object({ id: z.string() })

export function addCertificateRoute(app: App, services: Services): void {
  // A scope of its own: here a body of any type arrives as the raw stream.
  app.register(async (raw: App) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    raw.put(
      '/api/sustainability/certifications/:id/file',
      {
        schema: {
          tags: ['Sustainability'],
          summary: 'The certificate itself: PDF, PNG or JPEG, raw, at most 10 MB',
          params: byId,
          querystring: z.object({ name: z.string().trim().min(1).max(200) }),
          response: { 200: certification },
        },
      },
      async (request) => {
        const member = memberOf(request)
        requireMay(member, 'manage')
        const { id } = request.params
        await services.database.inTenant(member, (db) => requireCertification(db, id))
        const content = (request.body as Readable | undefined) ?? request.raw
        const { key, type } = await storeCertificate(services, member.tenantId, {
          name: request.query.name,
          content,
        })
        const { row, left } = await services.database.inTenant(member, async (db) => {
          const before = await requireCertification(db, id)
          const file = { fileKey: key, fileType: type, fileName: request.query.name }
          await changeCertification(db, id, {
            ...file,
            changedAt: services.clock.now(),
            changedBy: member.userId,
          })
          await recordChange(db, 'certificate-added', before, { newValue: { file: file.fileName } })
          return { row: await requireCertification(db, id), left: before.fileKey }
        })
        if (left) await services.files.remove(left)
        return presentOne(services, row)
      },
    )
  })
}
