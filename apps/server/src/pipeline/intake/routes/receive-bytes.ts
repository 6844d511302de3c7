import type { Readable } from 'node:stream'
import { MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import { z } from 'zod'
import { bearerOf } from '../../../accounts/keys/caller-of-key.ts'
import { requireNotSuspended } from '../../../accounts/refuse-suspended.ts'
import type { App } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { receiveBytes, tooLarge } from '../receive-bytes.ts'
import { readUploadPermission } from '../upload-address.ts'

export function receiveBytesRoute(app: App, services: Services): void {
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
}
