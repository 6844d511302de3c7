import { document, documentCreate } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type App, memberOf, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { DocumentRow, Lane } from '../../documents/tables.ts'
import { acceptDocument } from '../accept-document.ts'
import { fetchDirectUpload } from '../fetch-direct-upload.ts'

export type FollowUpload = (db: TenantDb, document: DocumentRow, lane: Lane) => Promise<void>

export function createDocumentRoute(app: App, services: Services, follow: FollowUpload): void {
  app.post(
    '/api/documents',
    {
      schema: {
        tags: ['Intake'],
        summary: 'Makes a document of an upload and queues it for processing',
        body: documentCreate,
        response: { 201: document },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'upload')
      const origin = originOf(request, services.config.publicUrl)
      await fetchDirectUpload(services, member, request.body.fileUrl)
      const created = await services.database.inTenant(member, (db) =>
        acceptDocument(services, db, member, request.body, origin, (row) =>
          follow(db, row, request.body.isBatch ? 'batch' : 'prompt'),
        ),
      )
      return reply.status(201).send(created)
    },
  )
}
