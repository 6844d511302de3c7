import { PAGE_IMAGE_WIDTHS, pageImageQuery } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import { notFound, Refusal } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../services.ts'
import { requireServable } from '../../../documents/original-folders.ts'
import { DRAWING, openPageImages } from '../page-images.ts'
import { findPageSize } from '../page-store.ts'
import { pageNumberOf, requireReading } from '../require-reading.ts'

const byId = z.object({ id: z.string() })
const byNumber = byId.extend({ n: z.string() })

export function drawPageRoute(app: App, services: Services): void {
  const images = openPageImages(services)

  app.get(
    '/api/documents/:id/pages/:n/image',
    {
      schema: {
        tags: ['Pages'],
        summary:
          'Picture of a page as WebP, upright as a viewer shows it; `width` in pixels is rounded up to the next step',
        params: byNumber,
        querystring: pageImageQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const number = pageNumberOf(request.params.n)
      const { document, size } = await services.database.inTenant(member, async (db) => {
        const { document, recognition } = await requireReading(db, request.params.id)
        requireServable(services.config, document)
        const size = await findPageSize(db, recognition.id, number)
        if (!size) throw notFound('page')
        if (recognition.format !== 'pdf') throw withoutPicture()
        return { document, size }
      })
      const width = stepFor(request.query.width)
      const etag = `"${document.id}-${number}-${width}-${DRAWING}"`
      reply.header('ETag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const image = await images.imageOf({ document, number, size, width }).catch((error) => {
        reply.removeHeader('ETag')
        throw error
      })
      return reply.type('image/webp').send(image)
    },
  )
}

function stepFor(width: number): number {
  return PAGE_IMAGE_WIDTHS.find((step) => step >= width) ?? PAGE_IMAGE_WIDTHS.at(-1) ?? width
}

function withoutPicture(): Refusal {
  return new Refusal(
    'no_page_image',
    'Only PDF documents have pictures of their pages. The words of this one are in its text.',
  )
}
