import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { actOnDocument } from '../../../audit/acts-on-documents.ts'
import { attachment } from '../../../platform/attachment.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { recordAct } from '../../../platform/record-act.ts'
import type { Services } from '../../../services.ts'
import { openOriginal } from '../original-content.ts'
import { requireServable } from '../original-folders.ts'
import { requireDocument } from '../read-documents.ts'
import { servedType } from '../served-type.ts'

const byId = z.object({ id: z.string() })

export function downloadOriginalRoute(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/file',
    { schema: { tags: ['Documents'], summary: 'The original, as it was uploaded', params: byId } },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      // A page that shows it beside the data states so; everything else takes it away.
      const action = request.headers['sec-fetch-dest'] === 'empty' ? 'view' : 'download'
      const row = await services.database.inTenant(member, async (db) => {
        const row = await requireDocument(db, request.params.id)
        requireServable(services.config, row)
        await recordAct(db, actOnDocument(row, { action, details: 'the original' }))
        return row
      })
      const content = await openOriginal(services.files, row)
      return reply
        .header('Content-Type', await servedType(services, row))
        .header('Content-Length', row.fileSize)
        .header('Content-Disposition', attachment(row.originalName))
        .send(content)
    },
  )
}
