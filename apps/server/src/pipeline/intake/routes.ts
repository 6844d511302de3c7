import type { Readable } from 'node:stream'
import {
  document,
  documentCreate,
  MAX_UPLOAD_BYTES,
  PERMISSION_HEADER,
  permissionPlace,
  uploadTarget,
} from '@efti-hub/contract'
import { z } from 'zod'
import { bearerOf } from '../../accounts/keys/caller-of-key.ts'
import { requireMay } from '../../accounts/policy.ts'
import { requireNotSuspended } from '../../accounts/refuse-suspended.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf, originOf } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { acceptDocument } from './accept-document.ts'
import { handOutAddress } from './hand-out-address.ts'
import { receiveBytes, tooLarge } from './receive-bytes.ts'
import { readUploadPermission, signedAddress } from './upload-address.ts'

/** `follow` runs in the transaction that stores the document: pipeline/index.ts decides what it is. */
export function intakeRoutes(
  app: App,
  services: Services,
  follow: (db: TenantDb, document: DocumentRow) => Promise<void>,
): void {
  app.post(
    '/api/objects/upload',
    {
      schema: {
        tags: ['Intake'],
        summary: 'An address to PUT one file to, valid for an hour',
        headers: permissionPlace,
        response: { 200: uploadTarget },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'upload')
      const origin = originOf(request, services.config.publicUrl)
      const { address, permission } = await handOutAddress(services, member, origin)
      return request.headers[PERMISSION_HEADER] === 'header'
        ? { uploadURL: address, permission }
        : { uploadURL: signedAddress(address, permission) }
    },
  )

  // A scope of its own: here, and only here, a body of any type arrives as the raw stream.
  app.register(async (raw: App) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    raw.put(
      '/api/objects/uploads/:uploadId',
      {
        config: { public: true },
        schema: {
          tags: ['Intake'],
          summary:
            'Takes the bytes of one file, raw, whatever the Content-Type; its permission is the signature or a Bearer',
          params: z.object({ uploadId: z.string() }),
          querystring: z.object({ signature: z.string().optional() }),
        },
      },
      async (request, reply) => {
        const { uploadId } = request.params
        const now = services.clock.now()
        // The signature first: a program may send its key along with everything.
        const given = request.query.signature ?? bearerOf(request.headers.authorization) ?? ''
        const permission = readUploadPermission(services.signer, uploadId, given, now)
        if (!permission) {
          throw new Refusal(
            'upload_expired',
            'This upload address has expired or was altered. Start the upload again.',
          )
        }
        await requireNotSuspended(services, permission.tenantId)
        const announced = Number(request.headers['content-length'] ?? 0)
        if (announced > MAX_UPLOAD_BYTES) throw tooLarge()
        const { sha256 } = await receiveBytes(
          services,
          permission,
          (request.body as Readable | undefined) ?? request.raw,
          announced,
        )
        return reply.header('ETag', `"${sha256}"`).send({})
      },
    )
  })

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
      const created = await services.database.inTenant(member, (db) =>
        acceptDocument(services, db, member, request.body, origin, (row) => follow(db, row)),
      )
      return reply.status(201).send(created)
    },
  )
}
