import { type DocumentPage, pagesAnswer } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../../../accounts/policy.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { type PageSummary, summarisePages } from '../page-store.ts'
import { requireReading } from '../require-reading.ts'

const byId = z.object({ id: z.string() })

export function listPagesRoute(app: App, services: Services): void {
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
}

const SOURCES = { picture: 'ocr', both: 'mixed' } as const

function presentPage({ source, ...page }: PageSummary, format: string): DocumentPage {
  return { ...page, hasImage: format === 'pdf', source: source ? SOURCES[source] : 'text' }
}
