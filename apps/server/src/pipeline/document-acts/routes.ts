import { bulkAnswer, type DocumentActName, documentsActRequest, documentsDownload } from '@efti-hub/contract'
import { create as contentDisposition } from 'content-disposition'
import { type Action, requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { streamZip } from '../../platform/zip/stream-zip.ts'
import type { Services } from '../../services.ts'
import { type AfterActs, actOnDocuments } from './act-on-documents.ts'
import { partsOf, takeOriginals } from './download.ts'

/** As with one document. */
const RIGHT_FOR: Record<DocumentActName, Action> = {
  check: 'reprocess',
  assign: 'handle',
  tag: 'handle',
  wait: 'handle',
  approve: 'decide',
  delete: 'delete',
}

export function documentActRoutes(app: App, services: Services, after: AfterActs): void {
  app.post(
    '/api/documents/acts',
    {
      schema: {
        tags: ['Documents'],
        summary: 'One act on up to 500 documents: what was done, and what was not and why',
        body: documentsActRequest,
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, RIGHT_FOR[request.body.act])
      return actOnDocuments(services, member, request.body, after)
    },
  )
  app.post(
    '/api/documents/download',
    {
      schema: {
        tags: ['Documents'],
        summary: 'The originals of up to 500 documents as ZIP, as they were uploaded',
        body: documentsDownload,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const at = services.clock.now()
      const originals = await services.database.inTenant(member, (db) =>
        takeOriginals(services, db, request.body.ids),
      )
      return reply
        .header('Content-Type', 'application/zip')
        .header('Content-Disposition', contentDisposition(`documents-${at.toISOString().slice(0, 10)}.zip`))
        .send(streamZip(partsOf(services, originals, at)))
    },
  )
}
