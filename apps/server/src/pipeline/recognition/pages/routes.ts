import {
  type DocumentPage,
  PAGE_IMAGE_WIDTHS,
  pageImageQuery,
  pagesAnswer,
  pageText,
} from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf } from '../../../platform/http.ts'
import { notFound, Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../services.ts'
import { requireServable } from '../../documents/original-folders.ts'
import { DRAWING, openPageImages } from './page-images.ts'
import { findPage, findPageSize, type PageSummary, summarisePages } from './page-store.ts'
import { closeRendering } from './render-pool.ts'
import { pageNumberOf, requireReading } from './require-reading.ts'

const byId = z.object({ id: z.string() })
const byNumber = byId.extend({ n: z.string() })

export function pageRoutes(app: App, services: Services): void {
  const images = openPageImages(services)
  app.addHook('onClose', closeRendering)

  app.get(
    '/api/documents/:id/pages',
    {
      schema: {
        tags: ['Pages'],
        summary: 'Sizes of the pages, and how they were read',
        params: byId,
        response: { 200: pagesAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { recognition } = await requireReading(db, request.params.id)
        const pages = await summarisePages(db, recognition.id)
        const items = pages.map((page) => presentPage(page, recognition.format))
        return { items, nextCursor: null, total: items.length }
      })
    },
  )

  app.get(
    '/api/documents/:id/pages/:n/text',
    {
      schema: {
        tags: ['Pages'],
        summary: 'Words of a page in reading order, with their boxes in page units',
        params: byNumber,
        response: { 200: pageText },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const { recognition } = await requireReading(db, request.params.id)
        const page = await findPage(db, recognition.id, pageNumberOf(request.params.n))
        if (!page) throw notFound('page')
        return { ...page, synthetic: page.synthetic ?? false }
      })
    },
  )

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

const SOURCES = { picture: 'ocr', both: 'mixed' } as const

function presentPage({ source, ...page }: PageSummary, format: string): DocumentPage {
  return { ...page, hasImage: format === 'pdf', source: source ? SOURCES[source] : 'text' }
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
